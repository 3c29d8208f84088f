#include "figure.hpp"

#include "08_base/exercise.hpp"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

namespace {

constexpr double wanted = 1000;

double base_for_longest(double wavelength, int d_model) {
  return pe::base_for_wavelength(wavelength, d_model / 2 - 1, d_model);
}

/// The base against the wavelength of the last pair, from 2 pi, where the base is 1, up to 100000.
plots::Series curve(int d_model) {
  const pe::Vec wavelength = pow(10, pe::Vec::LinSpaced(101, std::log10(2 * std::numbers::pi), 5).array());
  plots::Series series{fmt::format("d_model_{}", d_model), {"wavelength", "base"}, pe::Mat(wavelength.size(), 2)};
  series.rows << wavelength, wavelength.unaryExpr([&](double one) { return base_for_longest(one, d_model); });
  return series;
}

plots::Series solved() {
  plots::Series series{"solved", {"d_model", "wavelength", "base"}, pe::Mat(3, 3)};
  series.rows << 4, wanted, base_for_longest(wanted, 4), 8, wanted, base_for_longest(wanted, 8), 64, wanted,
      base_for_longest(wanted, 64);
  return series;
}

std::vector<plots::Series> series() { return {curve(4), curve(8), curve(64), solved()}; }

const plots::Registration figure({
    .name = "base_solving",
    .caption = "For a longest wavelength of 1000 positions d_model 4 needs a base of 25330; "
               "wider encodings reach it with less.",
    .place = {plots::Part::further, 8},
    .width = 820,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set title "A longest wavelength of 1000 positions takes a base of 25330 when d\\_model is 4"
set xlabel "longest wavelength in positions"
set ylabel "base"
set logscale xy
set format "%.0f"
set ytics 100
set xrange [5:130000]
set yrange [0.15:4e8]
set label "d\\_model 4" at 30000,7e7 right textcolor rgb ink
set label "d\\_model 8" at 40000,7e4 left textcolor rgb ink
set label "d\\_model 64" at 20000,1.2e3 left textcolor rgb ink
set label "base 1: every wavelength is 2π" at 6.2,0.35 left textcolor rgb ink
plot $solved every ::0::0 using "wavelength":(0.15):(0):(column("base") - 0.15) \
       with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $solved every ::0::0 using (5):"base":(column("wavelength") - 5):(0) \
       with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $d_model_4 using "wavelength":"base" with lines linewidth 2.5 linecolor rgb violet, \
     $d_model_8 using "wavelength":"base" with lines linewidth 2 dashtype 2 linecolor rgb blue, \
     $d_model_64 using "wavelength":"base" with lines linewidth 2 dashtype 4 linecolor rgb orange, \
     $solved every ::1 using "wavelength":"base" with points pointtype 6 pointsize 1.2 linewidth 2 linecolor rgb ink, \
     $solved every ::0::0 using "wavelength":"base" with points pointtype 7 pointsize 1.5 linecolor rgb red, \
     $solved every ::1 using "wavelength":"base":(sprintf("%.0f", column("base"))) \
       with labels left offset 1.2,-0.6 textcolor rgb ink, \
     $solved every ::0::0 using "wavelength":"base":(sprintf("(%.0f, %.0f)", column("wavelength"), column("base"))) \
       with labels left offset 1.2,-0.6 textcolor rgb ink
)gnuplot",
});

} // namespace
