#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "10_similarity/exercise.hpp"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <functional>

namespace {

constexpr int d_model = 512;
constexpr int positions = 512;

/// The singular values of the table of 512 positions, largest first: the roots of the eigenvalues of the table times
/// its transpose, whose entries are similarities. Those depend on the gap alone, so the matrix looks the same from both
/// ends, and its eigenvectors are even or odd about the middle: two problems of half the size take an eighth each.
pe::Vec singular_values() {
  const pe::Vec omega = pe::frequencies(d_model, 10000);
  const pe::Vec similarity =
      pe::Vec::NullaryExpr(positions, [&](Eigen::Index gap) { return pe::similarity(gap, omega); });
  constexpr int half = positions / 2;
  pe::Vec eigenvalues(positions);
  for (const int sign : {1, -1}) {
    const pe::Mat block = pe::Mat::NullaryExpr(half, half, [&](Eigen::Index p, Eigen::Index q) {
      return similarity[std::abs(p - q)] + sign * similarity[positions - 1 - p - q];
    });
    const Eigen::SelfAdjointEigenSolver<pe::Mat> solver(block, Eigen::EigenvaluesOnly);
    eigenvalues.segment(sign == 1 ? 0 : half, half) = solver.eigenvalues();
  }
  std::sort(eigenvalues.begin(), eigenvalues.end(), std::greater<>());
  // Those that should be zero come out a little to either side of it.
  return eigenvalues.cwiseMax(0).cwiseSqrt();
}

/// How much of the table's energy, its sum of squares, the directions up to each hold.
plots::Series directions() {
  const pe::Vec values = singular_values();
  plots::Series series{"directions", {"direction", "singular_value", "energy"}, pe::Mat(positions, 3)};
  double energy = 0;
  for (Eigen::Index row = 0; row < positions; ++row) {
    energy += values[row] * values[row];
    series.rows.row(row) << static_cast<double>(row + 1), values[row], energy / values.squaredNorm();
  }
  return series;
}

/// How many directions hold 99 % of the energy, and how many have a millionth of the largest singular value.
plots::Series counts(const plots::Series& all) {
  const pe::Vec values = all["singular_value"];
  const auto most = (all["energy"].array() < 0.99).count() + 1;
  const auto above = (values.array() > 1e-6 * values[0]).count();
  plots::Series series{"counts", {"count", "singular_value"}, pe::Mat(2, 2)};
  series.rows << static_cast<double>(most), values[most - 1], static_cast<double>(above), values[above - 1];
  return series;
}

std::vector<plots::Series> series() {
  const plots::Series all = directions();
  return {all, counts(all)};
}

const plots::Registration figure({
    .name = "singular_values",
    .caption = "109 of 512 directions hold 99 % of the energy of 512 encodings, and from the 125th on less than a "
               "millionth of the strongest is left: most of the space stays free for the embedding.",
    .place = {plots::Part::further, 5},
    .width = 820,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set title "512 encodings of width 512 use hardly a quarter of the directions"
set xlabel "direction, strongest first"
set ylabel "singular value"
set logscale y
set format y "10^{%T}"
set mytics 1
set xrange [0:520]
set yrange [5e-5:1000]
set xtics 0,128,512
set label "almost unused:\nfree for the embedding" at 330,2 center front textcolor rgb ink
plot $counts every ::1::1 using (512):(1000):"count":(512):(5e-5):(1000) \
       with boxxyerror fillstyle solid 1 noborder fillcolor rgb sand, \
     $counts every ::0::0 using "count":"singular_value":(0):(5e-5 - column("singular_value")) \
       with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $counts every ::1::1 using "count":"singular_value":(0):(5e-5 - column("singular_value")) \
       with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $directions using "direction":(column("singular_value") > 2e-4 ? column("singular_value") : 1/0) \
       with lines linewidth 2.5 linecolor rgb violet, \
     $counts using "count":"singular_value" with points pointtype 7 pointsize 1.2 linecolor rgb red, \
     $counts every ::0::0 using "count":"singular_value": \
       (sprintf("%d directions hold 99 %% of the energy", column("count"))) \
       with labels left offset 1.5,0.5 textcolor rgb ink, \
     $counts every ::1::1 using "count":"singular_value": \
       (sprintf("%d directions have at least\na millionth of the first", column("count"))) \
       with labels left offset 1.5,0 textcolor rgb ink
)gnuplot",
});

} // namespace
