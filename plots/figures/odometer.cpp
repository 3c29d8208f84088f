#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"

namespace {

constexpr int digits = 4;
constexpr int positions = 1 << digits;

/// Rows (position, digit, bit, sine): the binary digits of a position, and the sines of four pairs of which each turns
/// at half the speed of the one before, as digits do. Digit and pair 0 are the fastest.
plots::Series cells() {
  const pe::Vec omega = pe::frequencies(2 * digits, positions);
  plots::Series series{"cells", {"position", "digit", "bit", "sine"}, pe::Mat(positions * digits, 4)};
  for (int position = 0; position < positions; ++position) {
    const pe::Vec encoding = pe::encode(position, omega);
    for (int digit = 0; digit < digits; ++digit) {
      const int bit = position / (1 << digit) % 2;
      series.rows.row(position * digits + digit) << position, digit, bit, encoding[2 * digit];
    }
  }
  return series;
}

std::vector<plots::Series> series() { return {cells()}; }

const plots::Registration figure({
    .name = "odometer",
    .caption = "Each binary digit changes half as often as the one to its right; the sines of successive pairs do the "
               "same without jumps: a smooth odometer.",
    .place = {plots::Part::further, 2},
    .width = 820,
    .height = 620,
    .series = series,
    .script = R"gnuplot(
cell = 'boxxyerror fillstyle solid 1 noborder fillcolor palette'
set multiplot layout 1,2 margins 0.1,0.97,0.02,0.84 spacing 0.1 \
  title "An encoding counts as an odometer does, only smoothly" @headline
set border 0
unset colorbox
set cbrange [-1.6:1.6]
set xrange [3.5:-0.5]
set yrange [15.5:-1.6]
unset xtics
set ytics 0,1,15 scale 0
set ylabel "position" offset 1,0
set title font ",13"
set title "binary digits"
plot $cells using "digit":"position":(column("digit") - 0.5):(column("digit") + 0.5): \
       (column("position") - 0.5):(column("position") + 0.5):"bit" with @cell, \
     $cells using "digit":"position":(sprintf("%d", column("bit"))) with labels textcolor rgb ink, \
     $cells every ::0::3 using "digit":(-1):(sprintf("digit %d", column("digit"))) with labels textcolor rgb ink
unset ylabel
set title "sines of four pairs"
plot $cells using "digit":"position":(column("digit") - 0.5):(column("digit") + 0.5): \
       (column("position") - 0.5):(column("position") + 0.5):"sine" with @cell, \
     $cells using "digit":"position":(sprintf("%.2f", column("sine"))) with labels textcolor rgb ink, \
     $cells every ::0::3 using "digit":(-1):(sprintf("pair %d", column("digit"))) with labels textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
