#include "figure.hpp"
#include "walk.hpp"

#include "03_wavelengths/exercise.hpp"

#include "02_frequencies/exercise.hpp"

#include <iterator>

namespace {

/// What is written beside each strip.
plots::Series pairs() {
  const pe::Vec omega = pe::frequencies(512, 10000);
  const pe::Vec lambda = pe::wavelengths(512, 10000);
  plots::Series series{"pairs", {"row", "pair", "omega", "wavelength"}, pe::Mat(std::size(plots::compared_pairs), 4)};
  for (int row = 0; const int pair : plots::compared_pairs) {
    series.rows.row(row) << row, pair, omega[pair], lambda[pair];
    ++row;
  }
  return series;
}

std::vector<plots::Series> series() { return {plots::strips(), pairs()}; }

const plots::Registration figure({
    .name = "fast_and_slow",
    .caption = "Across 32 positions the sine of the fastest pair changes its sign every few slots and tells neighbours "
               "apart; that of the slowest pair hardly leaves 0 and is there for places far apart.",
    .place = {plots::Part::walk, 4},
    .width = 1000,
    .height = 400,
    .series = series,
    .script = R"gnuplot(
set title "Pair 0 changes its sign every few slots; pair 255 hardly drifts at all"
set xlabel "position (the sign of the sine is written in each cell)"
set xrange [-3.5:41]
set yrange [2.6:-0.6]
set lmargin at screen 0.01
set rmargin at screen 0.92
set tmargin at screen 0.88
set bmargin at screen 0.17
set border 0
set xtics 0,5,30 scale 0
unset ytics
set cbrange [-1:1]
set cbtics 1
set colorbox user origin screen 0.935,0.3 size screen 0.015,0.45
set label "sine" at screen 0.9425,0.79 center textcolor rgb ink
sign(value) = value > 0 ? "+" : value < 0 ? "−" : "0"
strong(value) = abs(value) > 0.75
plot $strips using "position":"row":(column("position") - 0.5):(column("position") + 0.5): \
       (column("row") - 0.35):(column("row") + 0.35):"height" \
       with boxxyerror fillstyle solid 1 border linecolor rgb "white" fillcolor palette, \
     $strips using "position":(strong(column("height")) ? column("row") : 1/0):(sign(column("height"))) \
       with labels textcolor rgb "white", \
     $strips using "position":(strong(column("height")) ? 1/0 : column("row")):(sign(column("height"))) \
       with labels textcolor rgb ink, \
     $pairs using (-0.9):"row":(sprintf("pair %d", column("pair"))) with labels right textcolor rgb ink, \
     $pairs using (32):"row":(sprintf("ω = %.4g\na turn in %.2f slots", column("omega"), column("wavelength"))) \
       with labels left textcolor rgb ink
)gnuplot",
});

} // namespace
