#include "figure.hpp"
#include "walk.hpp"

namespace {

std::vector<plots::Series> series() { return {plots::counter()}; }

const plots::Registration figure({
    .name = "raw_counter",
    .caption = "The slot's own number is a tag that grows without limit: at slot 9 it already towers over the entries "
               "of the embedding that it is added to.",
    .place = {plots::Part::walk, 1},
    .width = 820,
    .height = 460,
    .series = series,
    .script = R"gnuplot(
set title "The raw counter as a tag: it grows without limit, and drowns what it is added to"
set xlabel "slot"
set ylabel "tag"
set xrange [-0.6:9.6]
set yrange [0:10.4]
set xtics 1 scale 0
set ytics 0,2,10
set style fill solid 1 border linecolor rgb blue
set boxwidth 0.7
set arrow from graph 0, first 1 to graph 1, first 1 nohead front linewidth 1.5 dashtype 2 linecolor rgb ink
set label "entries of an embedding\nlive up to here" at -0.45,2.6 textcolor rgb ink
set arrow from -0.2,1.85 to -0.2,1.1 size screen 0.01,25 filled linewidth 1 linecolor rgb ink
set label "a document of 10,000 tokens\nneeds a bar of 10,000" at 8.2,9.6 right textcolor rgb ink
set arrow from 9,9.75 to 9,10.4 size screen 0.012,25 filled linewidth 1.5 linecolor rgb red
plot $counter using "slot":"height" with boxes linecolor rgb mist, \
     $counter every ::9::9 using "slot":"height" with boxes fillstyle solid 1 noborder linecolor rgb red, \
     $counter every ::1::8 using "slot":(column("height") - 0.45):(sprintf("%d", column("height"))) \
       with labels textcolor rgb ink, \
     $counter every ::9::9 using "slot":(column("height") - 0.45):(sprintf("%d", column("height"))) \
       with labels textcolor rgb "white"
)gnuplot",
});

} // namespace
