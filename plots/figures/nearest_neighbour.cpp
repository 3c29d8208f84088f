#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "09_twins/exercise.hpp"

namespace {

constexpr int widths[] = {4, 8, 64, 512};

/// How far position 500 can be from another one of 0 … 999; the distance is the same in both directions.
constexpr int farthest = 500;

pe::Vec omegas(int d_model) { return pe::frequencies(d_model, 10000); }

plots::Series distances() {
  plots::Series series{"distances", {"gap"}, pe::Mat(farthest, 1 + std::size(widths))};
  series.rows.col(0).setLinSpaced(1, farthest);
  for (const int d_model : widths) {
    series.rows.col(static_cast<Eigen::Index>(series.columns.size())) = series.rows.col(0).unaryExpr(
        [omega = omegas(d_model)](double gap) { return pe::gap_distance(static_cast<std::int64_t>(gap), omega); });
    series.columns.push_back("d_model_" + std::to_string(d_model));
  }
  return series;
}

plots::Series nearest() {
  plots::Series series{"nearest", {"d_model", "gap", "distance"}, pe::Mat(std::size(widths), 3)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    const pe::Vec omega = omegas(widths[row]);
    const auto gap = pe::closest_gap(farthest, omega);
    series.rows.row(row) << widths[row], static_cast<double>(gap), pe::gap_distance(gap, omega);
  }
  return series;
}

std::vector<plots::Series> series() { return {distances(), nearest()}; }

const plots::Registration figure({
    .name = "nearest_neighbour",
    .caption = "Among 1000 positions the encoding most like that of position 500 is 19 positions away with d_model 4 "
               "and 63 with d_model 8; only wide encodings make the next position the nearest.",
    .place = {plots::Part::further, 9},
    .width = 1000,
    .height = 560,
    .series = series,
    .script = R"gnuplot(
set multiplot layout 2,2 margins 0.065,0.99,0.125,0.87 spacing 0.07,0.16 \
  title "Only in wide encodings is the next position the nearest one" @headline
set logscale x
set xtics (1, 2, 5, 10, 20, 50, 100, 200, 500)
set xrange [0.85:560]
set title font ",13"
set ylabel "distance of the encodings" offset 1,0
width = "4 8 64 512"
step = "1 1 2 5"
top = "3.2 4 9 22"
do for [panel = 0:3] {
  set xlabel panel > 1 ? "gap between the positions" : ""
  set ytics int(word(step, panel + 1))
  set yrange [0:real(word(top, panel + 1))]
  set title sprintf("d\\_model %s", word(width, panel + 1))
  plot $distances using "gap":(column(2 + panel)) with lines linewidth 1.5 linecolor rgb violet, \
       $nearest every ::panel::panel using "gap":(0):(0):"distance" \
         with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
       $nearest every ::panel::panel using "gap":"distance" with points pointtype 7 pointsize 1.2 linecolor rgb red, \
       $nearest every ::panel::panel using (1):(real(word(top, panel + 1))): \
         (sprintf("nearest: gap %d, %.2f away", column("gap"), column("distance"))) \
         with labels left offset 0,-0.6 textcolor rgb ink
}
unset multiplot
)gnuplot",
});

} // namespace
