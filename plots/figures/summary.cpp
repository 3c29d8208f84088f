#include "circle.hpp"
#include "figure.hpp"
#include "walk.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"
#include "05_table/exercise.hpp"

namespace {

constexpr double circle_omega = 0.5;
constexpr int circle_last = 12;

plots::Series dots() {
  return {"dots",
          {"position", "cosine", "sine"},
          plots::on_circle(pe::Vec::LinSpaced(circle_last + 1, 0, circle_last), circle_omega)};
}

/// An embedding at position 2, the code of that position, and their sum.
plots::Series addition() {
  const pe::Mat embedding{{0.7, 0.1, -0.4, 0.3}};
  plots::Series series{"addition", {"slot", "embedding", "encoding", "sum"}, pe::Mat(4, 4)};
  series.rows << pe::Vec::LinSpaced(4, 0, 3), embedding.transpose(), pe::encode(2, pe::frequencies(4, 10000)),
      pe::add_positions(embedding, 2, 10000).transpose();
  return series;
}

std::vector<plots::Series> series() {
  return {plots::counter(), plots::wave(plots::twin_omega(), 32), dots(), plots::strips(), addition()};
}

const plots::Registration figure({
    .name = "summary",
    .caption = "The whole way from top to bottom: a counter grows without limit, a wave repeats, a circle can be "
               "turned, many circles at many speeds tell near and far, and the code is added onto the embedding.",
    .place = {plots::Part::walk, 7},
    .width = 1000,
    .height = 1100,
    .series = series,
    .script = R"gnuplot(
set multiplot title "From a counter to a code, in five pictures" @headline
panel(row) = sprintf("set tmargin at screen %s; set bmargin at screen %s", \
  word("0.93 0.755 0.585 0.335 0.175", row), word("0.83 0.655 0.405 0.235 0.055", row))
say(row, head, text) = sprintf("set label 1 \"%d  %s\" at screen 0.03,%s left @headline; \
  set label 2 \"%s\" at screen 0.054,%s left textcolor rgb ink", \
  row, head, word("0.905 0.73 0.535 0.31 0.15", row), text, word("0.88 0.705 0.51 0.285 0.125", row))
set lmargin at screen 0.285
set rmargin at screen 0.98
set style fill solid 1 noborder
set boxwidth 0.7

eval panel(1)
eval say(1, "A raw counter", "small at first, then\\nwithout limit")
set xrange [-0.6:9.6]
set yrange [0:10]
set xtics 1 scale 0
set ytics 0,5,10
plot $counter using "slot":"height" with boxes linecolor rgb mist, \
     $counter every ::9::9 using "slot":"height" with boxes linecolor rgb red

eval panel(2)
eval say(2, "One wave", "bounded, but it\\nrepeats")
set xrange [0:32]
set yrange [-1.3:1.3]
set xtics 4
set ytics -1,1,1
set xzeroaxis linecolor rgb pale linetype 1
plot $wave using "position":"height" with lines linewidth 2 linecolor rgb violet

eval panel(3)
eval say(3, "A circle", "a direction for each\\nposition, and one turn\\nfor each step")
@circle
set lmargin at screen 0.55
set rmargin at screen 0.73
unset xlabel
unset ylabel
set xrange [-1.35:1.35]
set yrange [-1.35:1.35]
plot $dots using "cosine":"sine" with points pointtype 7 pointsize 0.8 linecolor rgb magenta, \
     $dots every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.1 linecolor rgb yellow, \
     $dots every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.1 linecolor rgb ink, \
     $dots using (1.2 * column("cosine")):(1.2 * column("sine")):(sprintf("%d", column("position"))) \
       with labels textcolor rgb ink
set lmargin at screen 0.285
set rmargin at screen 0.98
unset object 1
unset zeroaxis
set size noratio

eval panel(4)
eval say(4, "Many speeds", "fast pairs for\\nneighbours, slow ones\\nfor far apart")
set xrange [-0.5:31.5]
set yrange [2.5:-0.5]
set xtics 4
set ytics ("pair 0" 0, "pair 64" 1, "pair 255" 2) scale 0
set border 0
set cbrange [-1:1]
unset colorbox
plot $strips using "position":"row":(column("position") - 0.5):(column("position") + 0.5): \
       (column("row") - 0.35):(column("row") + 0.35):"height" \
       with boxxyerror fillstyle solid 1 border linecolor rgb "white" fillcolor palette

eval panel(5)
eval say(5, "The code", "added onto the\\nembedding at position 2")
set border 2
set xrange [-0.7:15.7]
set yrange [-1:2.2]
set ytics -1,1,2 scale 1
set xtics ("embedding" 1.5, "PE(2)" 7.5, "embedding + PE(2)" 13.5) scale 0
set xzeroaxis linecolor rgb grey linetype 1
set label 3 "+" at 4.5,0.5 center @headline
set label 4 "=" at 10.5,0.5 center @headline
above(value) = value + (value < 0 ? -0.25 : 0.25)
plot for [part = 0:2] $addition using (column("slot") + 6 * part):(column(2 + part)) \
       with boxes linecolor rgb word(blue." ".violet." ".magenta, part + 1), \
     for [part = 0:2] $addition using (column("slot") + 6 * part):(above(column(2 + part))): \
       (gprintf("%.2f", column(2 + part))) with labels textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
