#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "11_quadrants/exercise.hpp"

#include <numbers>

namespace {

constexpr int last = 100;

/// The frequencies of d_model 4: the fast pair's is 1, the slow one's 0.01.
pe::Vec omegas() { return pe::frequencies(4, 10000); }

/// The way of one pair, drawn further from the centre the later it is, so that laps do not hide one another.
plots::Series way(const std::string& name, double omega) {
  constexpr int points = 1001;
  pe::Mat rows = plots::on_circle(pe::Vec::LinSpaced(points, 0, last), omega);
  rows.rightCols(2).array().colwise() *= pe::Vec::LinSpaced(points, 0.2, 1).array();
  return {name, {"position", "x", "y"}, rows};
}

/// Where each pair stands at the last position, and how many laps it has made.
plots::Series ends() {
  const pe::Vec omega = omegas();
  plots::Series series{"ends", {"omega", "completed", "angle_in_lap", "laps", "cosine", "sine"}, pe::Mat(2, 6)};
  for (const int pair : {0, 1}) {
    const auto completed = static_cast<double>(pe::completed_laps(last, omega[pair]));
    const double angle = pe::angle_in_lap(last, omega[pair]);
    series.rows.row(pair) << omega[pair], completed, angle, completed + angle / (2 * std::numbers::pi),
        plots::pair_at(last, omega[pair]).reverse().transpose();
  }
  return series;
}

std::vector<plots::Series> series() { return {way("fast", omegas()[0]), way("slow", omegas()[1]), ends()}; }

const plots::Registration figure({
    .name = "laps",
    .caption = "On the way to position 100 the fast pair makes 15.9 laps, so its angle alone says little; "
               "the slow pair has made 0.159 of its first lap and still tells where it is.",
    .place = {plots::Part::further, 11},
    .width = 1000,
    .height = 500,
    .series = series,
    .script = R"gnuplot(
set multiplot layout 1,2 margins 0.065,0.99,0.13,0.83 spacing 0.075 \
  title "By position 100 the fast pair has made 15.9 laps, the slow pair 0.159 of one" @headline
@circle
set xrange [-1.3:1.8]
set yrange [-1.25:1.25]
set xlabel "cosine, times a radius that grows with the position"
set ylabel "sine, times that radius"
set title "ω = 1"
plot $fast using "x":"y" with lines linewidth 1.5 linecolor rgb violet, \
     $fast every ::0::0 using "x":"y" with points pointtype 7 pointsize 1.2 linecolor rgb yellow, \
     $fast every ::0::0 using "x":"y" with points pointtype 6 pointsize 1.2 linecolor rgb ink, \
     $ends every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.2 linecolor rgb magenta, \
     $ends every ::0::0 using (column("cosine") + 0.12):(column("sine") - 0.12): \
       (sprintf("position 100:\n%d laps\nand %.2f rad,\n%.1f laps in all", \
         column("completed"), column("angle_in_lap"), column("laps"))) with labels left textcolor rgb ink
set title "ω = 0.01"
plot $slow using "x":"y" with lines linewidth 2 linecolor rgb violet, \
     $slow every ::0::0 using "x":"y" with points pointtype 7 pointsize 1.2 linecolor rgb yellow, \
     $slow every ::0::0 using "x":"y" with points pointtype 6 pointsize 1.2 linecolor rgb ink, \
     $slow every ::0::0 using "x":(column("y") - 0.2):("position 0") with labels textcolor rgb ink, \
     $ends every ::1::1 using "cosine":"sine" with points pointtype 7 pointsize 1.2 linecolor rgb magenta, \
     $ends every ::1::1 using (column("cosine") + 0.15):"sine": \
       (sprintf("position 100:\n%.2f rad,\n%.3f of a lap", column("angle_in_lap"), column("laps"))) \
       with labels left textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
