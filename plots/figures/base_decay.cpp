#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "10_similarity/exercise.hpp"

#include <fmt/format.h>

namespace {

constexpr int d_model = 128;
constexpr double bases[] = {1e2, 1e3, 1e4};
constexpr int farthest = 300;

plots::Series curves() {
  plots::Series series{"curves", {"gap"}, pe::Mat(farthest + 1, 1 + std::size(bases))};
  series.rows.col(0).setLinSpaced(0, farthest);
  for (const double base : bases) {
    const pe::Vec omega = pe::frequencies(d_model, base);
    series.rows.col(static_cast<Eigen::Index>(series.columns.size())) = series.rows.col(0).unaryExpr([&](double gap) {
      return pe::similarity(static_cast<std::int64_t>(gap), omega) / static_cast<double>(omega.size());
    });
    series.columns.push_back(fmt::format("base_{:.0f}", base));
  }
  return series;
}

/// For each base the first gap at which the similarity is below one half.
plots::Series halves() {
  const plots::Series all = curves();
  plots::Series series{"halves", {"base", "gap", "similarity"}, pe::Mat(std::size(bases), 3)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    Eigen::Index gap = 0;
    while (all.rows(gap, row + 1) >= 0.5) ++gap;
    series.rows.row(row) << bases[row], static_cast<double>(gap), all.rows(gap, row + 1);
  }
  return series;
}

std::vector<plots::Series> series() { return {curves(), halves()}; }

const plots::Registration figure({
    .name = "base_decay",
    .caption = "A larger base lets similarity reach further.",
    .place = {plots::Part::further, 10},
    .width = 820,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set title "The larger the base, the further similarity reaches"
set xlabel "gap between the positions (d\\_model 128)"
set ylabel "similarity, divided by the number of pairs"
set xrange [0:300]
set yrange [-0.25:1.05]
set ytics 0,0.5,1
set xzeroaxis linecolor rgb pale linetype 1
set key at graph 0.98,0.97 right samplen 3 spacing 1.3 textcolor rgb ink
plot $curves using "gap":"base_10000" with lines linewidth 2.5 linecolor rgb violet title "base 10000", \
     $curves using "gap":"base_1000" with lines linewidth 2 dashtype 2 linecolor rgb blue title "base 1000", \
     $curves using "gap":"base_100" with lines linewidth 2 dashtype 4 linecolor rgb orange title "base 100", \
     $halves using "gap":"similarity" with points pointtype 7 pointsize 1.1 linecolor rgb red \
       title "first below one half, and its gap", \
     $halves using "gap":"similarity":(0):(-0.25 - column("similarity")) \
       with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $halves using "gap":(-0.21):(sprintf("%d", column("gap"))) with labels left offset 0.4,0 textcolor rgb ink
)gnuplot",
});

} // namespace
