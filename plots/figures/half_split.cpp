#include "figure.hpp"
#include "walk.hpp"

#include "05_table/exercise.hpp"

namespace {

/// The columns in the other order: all sines, then all cosines.
pe::Mat half_split(const pe::Mat& table) {
  pe::Mat other(table.rows(), table.cols());
  other << table(Eigen::all, Eigen::seq(0, Eigen::last, 2)), table(Eigen::all, Eigen::seq(1, Eigen::last, 2));
  return other;
}

std::vector<plots::Series> series() {
  const pe::Mat table = pe::encoding_table(100, 128, 10000);
  return {plots::cells("interleaved", table), plots::cells("half_split", half_split(table))};
}

const plots::Registration figure({
    .name = "half_split",
    .caption = "Some libraries put all sines before all cosines: the same numbers in another order, which does no harm "
               "as long as everyone who reads them knows.",
    .place = {plots::Part::walk, 5},
    .width = 1000,
    .height = 460,
    .series = series,
    .script = R"gnuplot(
set multiplot title "Two layouts: same numbers, other order" @headline
set border 15
set bmargin at screen 70.0 / 460
set tmargin at screen 370.0 / 460
set xrange [-0.5:127.5]
set yrange [99.5:-0.5]
set ytics 0,20,80 add ("99" 99)
set cbrange [-1:1]
set lmargin at screen 70.0 / 1000
set rmargin at screen 454.0 / 1000
set title "interleaved: sine, cosine, sine, cosine, … (ours)"
set xlabel "slot"
set ylabel "position" offset 1
set xtics 0,32,96 add ("127" 127)
unset colorbox
plot $interleaved using "column":"row":"value" with @cells
set lmargin at screen 516.0 / 1000
set rmargin at screen 900.0 / 1000
set title "half-split: all sines, then all cosines"
set ylabel ""
set colorbox
set cbtics 0.5
set arrow from 63.5,-0.5 to 63.5,99.5 nohead front linewidth 2.5 linecolor rgb "black"
plot $half_split using "column":"row":"value" with @cells
unset multiplot
)gnuplot",
});

} // namespace
