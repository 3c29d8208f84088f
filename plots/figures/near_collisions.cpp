#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "09_twins/exercise.hpp"

#include <fmt/format.h>

#include <limits>

namespace {

constexpr std::int64_t farthest = 110000;

pe::Vec omegas(int d_model) { return pe::frequencies(d_model, 10000); }

/// The gaps whose encodings are closer than those of every smaller gap.
plots::Series records(int d_model) {
  const pe::Vec omega = omegas(d_model);
  plots::Series series{fmt::format("d_model_{}", d_model), {"gap", "distance"}, pe::Mat(0, 2)};
  double smallest = std::numeric_limits<double>::infinity();
  for (std::int64_t gap = 1; gap <= farthest; ++gap) {
    const double distance = pe::gap_distance(gap, omega);
    if (distance >= smallest) continue;
    smallest = distance;
    series.rows.conservativeResize(series.rows.rows() + 1, 2);
    series.rows.bottomRows(1) << static_cast<double>(gap), distance;
  }
  return series;
}

/// With d_model 512 no gap is closer than the first, as far as was looked.
plots::Series neighbours() {
  const pe::Vec omega = omegas(512);
  constexpr std::int64_t looked_at = 2000;
  const auto closest = pe::closest_gap(looked_at, omega);
  return {"d_model_512",
          {"gap", "distance", "looked_at"},
          Eigen::RowVector3d(static_cast<double>(closest), pe::gap_distance(closest, omega), looked_at)};
}

std::vector<plots::Series> series() { return {records(2), records(4), records(8), neighbours()}; }

const plots::Registration figure({
    .name = "near_collisions",
    .caption = "No two positions share an encoding, but with few pairs some come close: at ever larger gaps ever "
               "closer; with d_model 512 nothing is closer than two neighbours, 3.71 apart.",
    .place = {plots::Part::further, 9},
    .width = 820,
    .height = 540,
    .series = series,
    .script = R"gnuplot(
set title "Every position is unique; how far from the next most similar one depends on the width"
set xlabel "gap between the positions"
set ylabel "distance, where it is smaller than for every smaller gap"
set logscale xy
set format x "%.0f"
set format y "10^{%T}"
set mytics 1
set xrange [0.8:250000]
set yrange [1e-5:10]
set label "d\\_model 512: nothing is closer than neighbours" at 1.4,1.9 left textcolor rgb ink
set label "d\\_model 8" at 300,1 left textcolor rgb ink
set label "d\\_model 4" at 60,0.37 left textcolor rgb ink
set label "d\\_model 2: one pair" at 2,0.06 left textcolor rgb ink
plot $d_model_512 using "gap":"distance":"looked_at":(0) \
       with vectors nohead linewidth 2 dashtype 2 linecolor rgb grey, \
     $d_model_512 using "gap":"distance" with points pointtype 5 pointsize 1.1 linecolor rgb ink, \
     $d_model_2 using "gap":"distance" with steps linewidth 1.5 dashtype 3 linecolor rgb orange, \
     $d_model_2 using "gap":"distance" with points pointtype 9 pointsize 1.2 linecolor rgb orange, \
     $d_model_4 using "gap":"distance" with steps linewidth 1.5 dashtype 2 linecolor rgb blue, \
     $d_model_4 using "gap":"distance" with points pointtype 7 pointsize 1.1 linecolor rgb blue, \
     $d_model_8 using "gap":"distance" with steps linewidth 1.5 linecolor rgb violet, \
     $d_model_8 using "gap":"distance" with points pointtype 13 pointsize 1.2 linecolor rgb violet
)gnuplot",
});

} // namespace
