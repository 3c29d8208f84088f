#include "figure.hpp"
#include "walk.hpp"

#include <iterator>

namespace {

constexpr int last = 16;

plots::Series pair_of_twins() {
  const auto slots = plots::wave_at_slots(plots::twin_omega(), last);
  plots::Series series{"twins", slots.columns, Eigen::MatrixXd(std::size(plots::twins), 2)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) series.rows.row(row) = slots.rows.row(plots::twins[row]);
  return series;
}

std::vector<plots::Series> series() {
  return {plots::wave(plots::twin_omega(), last), plots::wave_at_slots(plots::twin_omega(), last), pair_of_twins()};
}

const plots::Registration figure({
    .name = "wave_twins",
    .caption = "One wave stays between -1 and 1 for ever, but it repeats: with ω = π/6 slot 14 gets the same tag as "
               "slot 2.",
    .place = {plots::Part::walk, 2},
    .width = 820,
    .height = 420,
    .series = series,
    .script = R"gnuplot(
set title "One wave stays between −1 and 1, and gives slots 2 and 14 the same tag"
set xlabel "slot (ω = π/6)"
set ylabel "tag: the wave's height"
set xrange [-0.5:16.5]
set yrange [-1.25:1.55]
set xtics 2
set ytics -1,1,1
set xzeroaxis linecolor rgb pale linetype 1
do for [height = -1:1:2] {
  set arrow from graph 0, first height to graph 1, first height nohead linewidth 1.5 dashtype 2 linecolor rgb grey
}
set label "the same height, a period of 12 slots later" at 8,0.866 center offset 0,-0.7 textcolor rgb ink
plot $twins using "position":"height" with lines linewidth 1.5 dashtype 3 linecolor rgb orange, \
     $wave using "position":"height" with lines linewidth 2 linecolor rgb violet, \
     $slots using "position":"height" with points pointtype 7 pointsize 0.6 linecolor rgb blue, \
     $twins using "position":"height" with points pointtype 7 pointsize 1.6 linecolor rgb orange, \
     $twins using "position":"height" with points pointtype 6 pointsize 1.6 linewidth 1.5 linecolor rgb ink, \
     $twins using "position":(1.3):(sprintf("slot %d: %.3f", column("position"), column("height"))) \
       with labels textcolor rgb ink
)gnuplot",
});

} // namespace
