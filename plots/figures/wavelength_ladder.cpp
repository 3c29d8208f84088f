#include "figure.hpp"

#include "03_wavelengths/exercise.hpp"

namespace {

constexpr int d_model = 512;
constexpr double base = 10000;

plots::Series ladder() {
  const pe::Vec lambda = pe::wavelengths(d_model, base);
  plots::Series series{"wavelengths", {"pair", "wavelength"}, pe::Mat(lambda.size(), 2)};
  series.rows << pe::Vec::LinSpaced(lambda.size(), 0, static_cast<double>(lambda.size() - 1)), lambda;
  return series;
}

/// How many pairs do not finish a turn in a context of that length; wavelengths grow, so they are the last ones.
plots::Series contexts() {
  plots::Series series{"contexts", {"length", "unfinished", "pairs", "first_unfinished"}, pe::Mat(2, 4)};
  for (const int row : {0, 1}) {
    const double length = row == 0 ? 512 : 2048;
    constexpr int pairs = d_model / 2;
    const int unfinished = pe::unfinished_pairs(d_model, base, length);
    series.rows.row(row) << length, unfinished, pairs, pairs - unfinished;
  }
  return series;
}

plots::Series ends() {
  const pe::Vec lambda = pe::wavelengths(d_model, base);
  const auto last = lambda.size() - 1;
  plots::Series series{"ends", {"pair", "wavelength"}, pe::Mat(2, 2)};
  series.rows << 0, lambda[0], static_cast<double>(last), lambda[last];
  return series;
}

std::vector<plots::Series> series() { return {ladder(), contexts(), ends()}; }

const plots::Registration figure({
    .name = "wavelength_ladder",
    .caption = "With d_model 512 and base 10000 more than half of the pairs never finish a turn within 512 positions; "
               "the slowest needs 60611.48.",
    .place = {plots::Part::further, 3},
    .width = 820,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set title "More than half of the pairs never finish a turn within a context of 512 positions"
set xlabel "pair i (d\\_model 512, base 10000)"
set ylabel "wavelength λ of pair i, in positions"
set logscale y
set format y "%g"
set xrange [-3:262]
set yrange [3:250000]
set xtics 0,32,224 add ("255" 255)
set style fill solid 1 noborder
longer(length) = column("wavelength") > length ? column("wavelength") : 1/0
plot $wavelengths using "pair":(longer(512)):(512) with filledcurves fillcolor rgb lilac, \
     $wavelengths using "pair":(longer(2048)):(2048) with filledcurves fillcolor rgb mauve, \
     $contexts using (-3):"length":(265):(0) with vectors nohead linewidth 1.5 dashtype 2 linecolor rgb orange, \
     $contexts using (1):"length":(sprintf("%d positions: %d of %d unfinished", \
       column("length"), column("unfinished"), column("pairs"))) with labels left offset 0,0.6 textcolor rgb ink, \
     $contexts using "first_unfinished":"length":(0):(3 - column("length")) \
       with vectors nohead dashtype 3 linecolor rgb grey, \
     $contexts using "first_unfinished":(3):(sprintf("from pair %d on", column("first_unfinished"))) \
       with labels left rotate by 90 offset 0.9,0.6 textcolor rgb ink, \
     $wavelengths using "pair":"wavelength" with lines linewidth 2.5 linecolor rgb violet, \
     $ends using "pair":"wavelength" with points pointtype 7 pointsize 1 linecolor rgb red, \
     $ends every ::0::0 using "pair":"wavelength":(sprintf("fastest: %.2f", column("wavelength"))) \
       with labels left offset 1.2,-0.2 textcolor rgb ink, \
     $ends every ::1::1 using "pair":"wavelength":(sprintf("slowest: %.2f positions a turn", column("wavelength"))) \
       with labels right offset -1.2,0.3 textcolor rgb ink
)gnuplot",
});

} // namespace
