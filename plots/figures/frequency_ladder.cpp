#include "figure.hpp"

#include "02_frequencies/exercise.hpp"

#include <fmt/format.h>

namespace {

/// The frequencies of one encoding; `exponent` is 2i / d_model, which takes every width to the same axis.
plots::Series ladder(int d_model, double base) {
  const pe::Vec omega = pe::frequencies(d_model, base);
  const pe::Vec pair = pe::Vec::LinSpaced(omega.size(), 0, static_cast<double>(omega.size() - 1));
  plots::Series series{fmt::format("d_model_{}_base_{:.0f}", d_model, base), {"pair", "exponent", "omega"}, {}};
  series.rows.resize(omega.size(), 3);
  series.rows << pair, 2.0 / d_model * pair, omega;
  return series;
}

/// Where pair d_model / 2 would stand, if there were one.
plots::Series limits() {
  return {"limits", {"base", "omega"}, Eigen::Matrix2d{{100, 1.0 / 100}, {10000, 1.0 / 10000}}};
}

std::vector<plots::Series> series() {
  return {ladder(8, 10000), ladder(64, 10000), ladder(512, 10000), ladder(8, 100), ladder(512, 100), limits()};
}

const plots::Registration figure({
    .name = "frequency_ladder",
    .caption = "On a logarithmic axis the frequencies of every width fall along one straight line, from exactly 1 "
               "towards 1/base, which the last pair never quite reaches.",
    .place = {plots::Part::further, 2},
    .width = 820,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set title "Every width walks down the same straight line, from 1 towards 1/base"
set xlabel "2i / d\\_model: how far down the ladder pair i stands"
set ylabel "frequency ω of pair i, in radians per position"
set logscale y
set format y "%g"
set xrange [-0.02:1.06]
set yrange [5e-5:2.5]
set key at graph 0.03,0.37 left reverse Left samplen 3 spacing 1.3
set label "pair 0: ω = 1 whatever the width and the base" at 0.035,1.35 textcolor rgb ink
set label "base 100" at 0.78,0.05 textcolor rgb ink
set label "base 10000" at 0.78,0.0016 textcolor rgb ink
plot $limits using (-0.02):"omega":(1.08):(0) with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $limits using (0.02):"omega":(sprintf("1/base for base %d: never quite reached", column("base"))) \
       with labels left offset 0,-0.7 textcolor rgb ink, \
     $d_model_512_base_100 using "exponent":"omega" with lines linewidth 2 dashtype 2 linecolor rgb orange, \
     $d_model_8_base_100 using "exponent":"omega" \
       with points pointtype 4 pointsize 1.8 linewidth 2 linecolor rgb red, \
     $d_model_512_base_10000 using "exponent":"omega" \
       with lines linewidth 2 linecolor rgb violet title "d\\_model 512: 256 pairs", \
     $d_model_64_base_10000 using "exponent":"omega" \
       with points pointtype 7 pointsize 0.6 linecolor rgb blue title "d\\_model 64: 32 pairs", \
     $d_model_8_base_10000 using "exponent":"omega" \
       with points pointtype 4 pointsize 1.8 linewidth 2 linecolor rgb red title "d\\_model 8: 4 pairs"
)gnuplot",
});

} // namespace
