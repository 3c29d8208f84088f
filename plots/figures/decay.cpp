#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "10_similarity/exercise.hpp"

namespace {

constexpr int widths[] = {4, 8, 64, 512};
constexpr int farthest = 60;

/// Divided by the number of pairs, so that every width starts from 1.
double similarity(double gap, int d_model) {
  const pe::Vec omega = pe::frequencies(d_model, 10000);
  return pe::similarity(static_cast<std::int64_t>(gap), omega) / static_cast<double>(omega.size());
}

plots::Series curves() {
  plots::Series series{"curves", {"gap"}, pe::Mat(farthest, 1 + std::size(widths))};
  series.rows.col(0).setLinSpaced(1, farthest);
  for (const int d_model : widths) {
    series.rows.col(static_cast<Eigen::Index>(series.columns.size())) =
        series.rows.col(0).unaryExpr([&](double gap) { return similarity(gap, d_model); });
    series.columns.push_back("d_model_" + std::to_string(d_model));
  }
  return series;
}

/// For each width the first gap that is more similar than the gap before it.
plots::Series first_rises() {
  plots::Series series{"first_rises", {"d_model", "gap", "similarity"}, pe::Mat(std::size(widths), 3)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    const int d_model = widths[row];
    int gap = 1;
    while (similarity(gap, d_model) <= similarity(gap - 1, d_model)) ++gap;
    series.rows.row(row) << d_model, gap, similarity(gap, d_model);
  }
  return series;
}

std::vector<plots::Series> series() { return {curves(), first_rises()}; }

const plots::Registration figure({
    .name = "decay",
    .caption = "The wider the encoding, the longer its similarity falls with the gap before it first rises: "
               "up to gap 4 with d_model 4 and 8, 6 with 64, 44 with 512.",
    .place = {plots::Part::further, 10},
    .width = 820,
    .height = 540,
    .series = series,
    .script = R"gnuplot(
set title "The wider the encoding, the further its similarity falls before it first rises"
set xlabel "gap between the positions"
set ylabel "similarity, divided by the number of pairs"
set logscale x
set xrange [0.95:63]
set yrange [-0.1:1.05]
set xtics (1, 2, 3, 5, 10, 20, 50)
set ytics 0,0.5,1
set xzeroaxis linecolor rgb pale linetype 1
set bmargin 6
set key at screen 0.5,0.03 center center maxrows 1 samplen 3 textcolor rgb ink
plot $curves using "gap":"d_model_4" with lines linewidth 1.5 dashtype 3 linecolor rgb ink title "d\\_model 4", \
     $curves using "gap":"d_model_8" with lines linewidth 1.5 dashtype 2 linecolor rgb orange title "8", \
     $curves using "gap":"d_model_64" with lines linewidth 2 dashtype 4 linecolor rgb blue title "64", \
     $curves using "gap":"d_model_512" with lines linewidth 2.5 linecolor rgb violet title "512", \
     $first_rises using "gap":"similarity" with points pointtype 7 pointsize 1.2 linecolor rgb red \
       title "first rise", \
     $first_rises every ::0::1 using "gap":"similarity":(sprintf("%d", column("gap"))) \
       with labels offset 1.2,-0.3 textcolor rgb ink, \
     $first_rises every ::2 using "gap":"similarity":(sprintf("%d", column("gap"))) \
       with labels offset 0,-1.1 textcolor rgb ink
)gnuplot",
});

} // namespace
