#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "11_quadrants/exercise.hpp"

namespace {

/// The frequencies of d_model 4: the fast pair's is 1, the slow one's 0.01.
pe::Vec omegas() { return pe::frequencies(4, 10000); }

/// The positions of the walk on the circle of one pair, each with the quadrant it is in and the laps behind it.
plots::Series dots(const std::string& name, double omega) {
  const Eigen::Vector<double, 5> positions(0, 2, 4, 6, 7);
  plots::Series series{name, {"position", "cosine", "sine", "angle_in_lap", "laps", "quadrant"}, pe::Mat(5, 6)};
  series.rows.leftCols(3) = plots::on_circle(positions, omega);
  for (Eigen::Index row = 0; row < positions.size(); ++row) {
    const auto position = static_cast<std::int64_t>(positions[row]);
    series.rows.row(row).tail(3) << pe::angle_in_lap(position, omega),
        static_cast<double>(pe::completed_laps(position, omega)), pe::quadrant(position, omega);
  }
  return series;
}

/// The way of the fast pair from position 0 to 7, drawn ever closer to the centre so that the second lap shows.
plots::Series way() {
  constexpr int points = 141;
  pe::Mat rows = plots::on_circle(pe::Vec::LinSpaced(points, 0, 7), omegas()[0]);
  rows.rightCols(2).array().colwise() *= pe::Vec::LinSpaced(points, 0.85, 0.55).array();
  return {"way", {"position", "x", "y"}, rows};
}

/// The last step of the way, for the arrow's head.
plots::Series arrow() {
  const pe::Mat last = way().rows.bottomRightCorner(2, 2);
  pe::Mat rows(1, 4);
  rows << last.row(0), last.row(1) - last.row(0);
  return {"arrow", {"x", "y", "dx", "dy"}, rows};
}

std::vector<plots::Series> series() { return {dots("fast", omegas()[0]), dots("slow", omegas()[1]), way(), arrow()}; }

const plots::Registration figure({
    .name = "quadrant_walk",
    .caption = "By position 7 the fast pair has walked through all four quadrants and begun its second lap, "
               "while the slow pair has hardly left the start.",
    .place = {plots::Part::worked, 2},
    .width = 1000,
    .height = 460,
    .series = series,
    .script = R"gnuplot(
roman(quadrant) = quadrant == 0 ? "on axis" : word("I II III IV", int(quadrant))
dot(unused) = sprintf("position %d, %s\n(%.3f, %.3f)", \
  column("position"), roman(column("quadrant")), column("sine"), column("cosine"))
way(unused) = column("laps") > 0 ? sprintf("\n%d lap + %.3f rad", column("laps"), column("angle_in_lap")) : ""
beside(sine) = sine + (sine > 0 ? 0.18 : sine < 0 ? -0.08 : 0.09)
left(name) = column("cosine") < 0 ? column(name) : 1/0
right(name) = column("cosine") > 0 ? column(name) : 1/0
set multiplot layout 1,2 margins 0.065,0.99,0.14,0.82 spacing 0.075 \
  title "By position 7 the fast pair has begun its second lap; the slow pair has hardly left the start" @headline
@circle
set xrange [-2.05:2.3]
set yrange [-1.4:1.4]
do for [quadrant = 1:4] {
  set object 1 + quadrant circle at 0,0 size 1 arc [90 * quadrant - 90:90 * quadrant] \
    fillstyle solid 1 noborder fillcolor rgb (quadrant % 2 ? mist : sand) behind
  set label quadrant roman(quadrant) center textcolor rgb grey \
    at (quadrant % 3 == 1 ? 0.25 : -0.25), (quadrant < 3 ? 0.25 : -0.25)
}
set title "ω = 1, with (sin, cos) and the quadrant at each dot"
plot $way using "x":"y" with lines linewidth 1.5 linecolor rgb violet, \
     $arrow using "x":"y":"dx":"dy" with vectors size 0.12,20 fixed filled linewidth 1.5 linecolor rgb violet, \
     $fast every ::1 using "cosine":"sine" with points pointtype 7 pointsize 1 linecolor rgb magenta, \
     $fast every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.4 linecolor rgb yellow, \
     $fast every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.4 linecolor rgb ink, \
     $fast using (left("cosine") - 0.2):(beside(column("sine"))):(dot(0)) with labels right textcolor rgb ink, \
     $fast using (right("cosine") + 0.18):(beside(column("sine"))):(dot(0).way(0)) with labels left textcolor rgb ink
set title "ω = 0.01, the same five positions"
plot $slow every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.4 linecolor rgb yellow, \
     $slow every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.4 linecolor rgb ink, \
     $slow every ::1 using "cosine":"sine" with points pointtype 7 pointsize 0.7 linecolor rgb magenta, \
     $slow every ::4::4 using (column("cosine") + 0.15):(beside(column("sine"))): \
       (sprintf("position %d: only\n%.2f rad from\nthe start", column("position"), column("angle_in_lap"))) \
       with labels left textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
