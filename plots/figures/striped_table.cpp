#include "figure.hpp"
#include "walk.hpp"

#include "05_table/exercise.hpp"

namespace {

std::vector<plots::Series> series() { return {plots::cells("table", pe::encoding_table(100, 128, 10000))}; }

const plots::Registration figure({
    .name = "striped_table",
    .caption = "Each row is the code of a position, each pair of columns one clock: the fast ones on the left flicker "
               "from row to row, the slow ones on the right stand nearly still at sine 0 and cosine 1.",
    .place = {plots::Part::walk, 4},
    .width = 860,
    .height = 560,
    .series = series,
    .script = R"gnuplot(
set title "The whole code: every row is a position, and clocks slow down from left to right" offset 0,1.2
set xlabel "slot (d\\_model 128: the sine and the cosine of a pair side by side)"
set ylabel "position" offset 1
set lmargin at screen 80.0 / 860
set rmargin at screen 720.0 / 860
set bmargin at screen 70.0 / 560
set tmargin at screen 470.0 / 560
set border 15
set xrange [-0.5:127.5]
set yrange [99.5:-0.5]
set xtics 0,16,112 add ("127" 127)
set ytics 0,20,80 add ("99" 99)
set cbrange [-1:1]
set cbtics 0.5
set arrow from graph 0.07,1.045 to graph 0.93,1.045 size screen 0.015,20 filled linewidth 1.5 linecolor rgb ink
set label "fast" at graph 0,1.045 left textcolor rgb ink
set label "slow" at graph 1,1.045 right textcolor rgb ink
plot $table using "column":"row":"value" with @cells
)gnuplot",
});

} // namespace
