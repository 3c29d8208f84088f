#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "10_similarity/exercise.hpp"

namespace {

constexpr double base = 10000;
constexpr int widths[] = {4, 8, 64, 512};
constexpr int farthest = 50;
constexpr int positions = 100;

/// Divided by the number of pairs, so that equal positions have similarity 1 at every width.
double similarity(int gap, const pe::Vec& omega) {
  return pe::similarity(gap, omega) / static_cast<double>(omega.size());
}

plots::Series against_gap() {
  plots::Series series{"against_gap", {"gap"}, pe::Mat(2 * farthest + 1, 1 + std::size(widths))};
  series.rows.col(0).setLinSpaced(-farthest, farthest);
  for (const int d_model : widths) {
    const pe::Vec omega = pe::frequencies(d_model, base);
    series.rows.col(static_cast<Eigen::Index>(series.columns.size())) =
        series.rows.col(0).unaryExpr([&](double gap) { return similarity(static_cast<int>(gap), omega); });
    series.columns.push_back("d_model_" + std::to_string(d_model));
  }
  return series;
}

/// The first gap that is more similar than the gap before it: until there, nearer is more similar.
plots::Series first_rises() {
  plots::Series series{"first_rises", {"d_model", "gap", "similarity"}, pe::Mat(std::size(widths), 3)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    const pe::Vec omega = pe::frequencies(widths[row], base);
    int gap = 1;
    while (similarity(gap, omega) <= similarity(gap - 1, omega)) ++gap;
    series.rows.row(row) << widths[row], gap, similarity(gap, omega);
  }
  return series;
}

plots::Series matrix() {
  const pe::Vec omega = pe::frequencies(64, base);
  const pe::Mat similarities = pe::similarity_matrix(positions, omega) / static_cast<double>(omega.size());
  plots::Series series{"matrix", {"p", "q", "similarity"}, pe::Mat(positions * positions, 3)};
  for (int p = 0; p < positions; ++p) {
    for (int q = 0; q < positions; ++q) series.rows.row(p * positions + q) << p, q, similarities(p, q);
  }
  return series;
}

std::vector<plots::Series> series() { return {against_gap(), first_rises(), matrix()}; }

const plots::Registration figure({
    .name = "similarity",
    .caption = "Similarity depends on the gap alone, so the matrix has one value along each diagonal; "
               "only wide encodings let it fall steadily with the gap.",
    .place = {plots::Part::further, 10},
    .width = 1000,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set multiplot title "Similarity depends on the gap alone, and only wide encodings let it fall steadily" @headline
set lmargin at screen 0.05
set rmargin at screen 0.40
set xrange [-50:50]
set yrange [-0.2:1.7]
set ytics 0,1,1
set xzeroaxis linecolor rgb pale linetype 1
do for [row = 0:3] {
  set tmargin at screen 0.904 - 0.21 * row
  set bmargin at screen 0.765 - 0.21 * row
  set format x row == 3 ? "%g" : ""
  set xlabel row == 3 ? "gap between the positions" : ""
  plot $against_gap using "gap":(column(2 + row)) with lines linewidth 1.8 linecolor rgb violet, \
       $first_rises every ::row::row using "gap":"similarity" with points pointtype 7 pointsize 0.9 linecolor rgb red, \
       $first_rises every ::row::row using (50):(1.45): \
         (sprintf("d_model %d: first rise at gap %d", column("d_model"), column("gap"))) \
         with labels right noenhanced textcolor rgb ink
}
set lmargin at screen 485.0 / 1000
set rmargin at screen 885.0 / 1000
set bmargin at screen 70.0 / 520
set tmargin at screen 470.0 / 520
set border 15
set xrange [-0.5:99.5]
set yrange [99.5:-0.5]
set xtics 0,20,80
set ytics 0,20,80
set cbrange [-1:1]
set cbtics 0.5
set cblabel "similarity, divided by the number of pairs" offset 1 textcolor rgb ink
set xlabel "position q (d\\_model 64)"
set ylabel "position p" offset 1
plot $matrix using "q":"p":"similarity" with @cells
unset multiplot
)gnuplot",
});

} // namespace
