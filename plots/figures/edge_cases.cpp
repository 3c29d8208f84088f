#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "03_wavelengths/exercise.hpp"
#include "04_encoding/exercise.hpp"

#include <random>

namespace {

constexpr int d_model = 512;
constexpr int learned_length = 60;

/// The first slots of PE(0).
plots::Series start() {
  const pe::Vec encoding = pe::encode(0, pe::frequencies(16, 10000));
  plots::Series series{"start", {"slot", "value"}, pe::Mat(encoding.size(), 2)};
  series.rows << pe::Vec::LinSpaced(encoding.size(), 0, static_cast<double>(encoding.size() - 1)), encoding;
  return series;
}

/// The sine of one pair at so many positions from 0 to the last, as a line.
plots::Series sine(const std::string& name, int pair, int points, double last) {
  const double omega = pe::frequencies(d_model, 10000)[pair];
  const pe::Vec positions = pe::Vec::LinSpaced(points, 0, last);
  plots::Series series{name, {"position", "value"}, pe::Mat(points, 2)};
  series.rows << positions, positions.unaryExpr([=](double position) { return plots::pair_at(position, omega)[0]; });
  return series;
}

/// Where the slowest wave has its crest, stands after 60,000 positions, and ends its turn; `turns` counts turns.
plots::Series marks() {
  const double omega = pe::frequencies(d_model, 10000)[d_model / 2 - 1];
  const double lambda = pe::wavelengths(d_model, 10000)[d_model / 2 - 1];
  plots::Series series{"marks", {"position", "value", "turns"}, pe::Mat(3, 3)};
  for (int row = 0; const double position : {lambda / 4, 60000.0, lambda}) {
    series.rows.row(row++) << position, plots::pair_at(position, omega)[0], position / lambda;
  }
  return series;
}

/// One slot of a table that was learned: some number for each position of the training, none beyond. The generator is
/// used as it is, since the standard's distributions may differ from library to library.
plots::Series learned() {
  constexpr auto most = static_cast<double>(std::mt19937::max());
  std::mt19937 generator(6);
  plots::Series series{"learned", {"position", "value"}, pe::Mat(learned_length, 2)};
  for (int position = 0; position < learned_length; ++position) {
    series.rows.row(position) << position, 2 * static_cast<double>(generator()) / most - 1;
  }
  return series;
}

std::vector<plots::Series> series() {
  return {start(), sine("slowest", 255, 261, 65000), marks(), sine("wave", 64, 241, 120), learned()};
}

const plots::Registration figure({
    .name = "edge_cases",
    .caption =
        "Position 0 has an ordinary code of 0s and 1s, the slowest wave of d_model 512 has not finished its turn "
        "after 60,000 positions, and the formula goes on where a learned table ends.",
    .place = {plots::Part::walk, 6},
    .width = 1140,
    .height = 420,
    .series = series,
    .script = R"gnuplot(
set multiplot title "Nothing breaks at the edges: at the start, after 60,000 positions, beyond the training" @headline
set yrange [-1.25:1.95]
set ytics -1,1,1
set xzeroaxis linecolor rgb pale linetype 1
set tmargin at screen 0.80
set bmargin at screen 0.16
set lmargin at screen 0.045
set rmargin at screen 0.30
set title "PE(0): a picket fence of 0s and 1s"
set xlabel "slot (d\\_model 16)"
set xrange [-0.7:15.7]
set xtics 0,2,14
plot $start using "slot":"value" with impulses linewidth 2 linecolor rgb violet, \
     $start every 2 using "slot":"value" with points pointtype 6 pointsize 1 linewidth 2 linecolor rgb violet, \
     $start every 2::1 using "slot":"value" with points pointtype 7 pointsize 1 linecolor rgb violet, \
     $start every 2::1 using "slot":(1.22):(sprintf("%d", column("value"))) with labels textcolor rgb ink, \
     $start every 2 using "slot":(-0.22):(sprintf("%d", column("value"))) with labels textcolor rgb ink
set lmargin at screen 0.375
set rmargin at screen 0.635
set title "The slowest wave of d\\_model 512"
set xlabel "position"
set xrange [0:66000]
set xtics ("0" 0, "20,000" 20000, "40,000" 40000, "60,000" 60000)
plot $marks every ::2::2 using "position":(-1.25):(0):(2.75) \
       with vectors nohead linewidth 1.5 dashtype 2 linecolor rgb grey, \
     $slowest using "position":"value" with lines linewidth 2 linecolor rgb violet, \
     $marks every ::1::1 using "position":"value" with points pointtype 7 pointsize 1.2 linecolor rgb red, \
     $marks every ::1::1 using (column("position") - 2000):(0.55): \
       (sprintf("60,000 positions:\n%.3f of a turn", column("turns"))) with labels right textcolor rgb ink, \
     $marks every ::2::2 using "position":(1.7):(sprintf("one turn: λ = %.2f  ", column("position"))) \
       with labels right textcolor rgb ink
set lmargin at screen 0.715
set rmargin at screen 0.985
set title "Beyond the training length"
set xlabel "position (ω = 0.1)"
set xrange [0:120]
set xtics 0,30,120
set arrow from 60,-1.25 to 60,1.95 nohead linewidth 1.5 dashtype 2 linecolor rgb orange
set label "a learned table\nends here" at 58,1.7 right textcolor rgb ink
set label "defined here, if not\nnecessarily understood" at 62,1.7 left textcolor rgb ink
plot $learned using "position":"value" with points pointtype 7 pointsize 0.4 linecolor rgb grey, \
     $wave using "position":"value" with lines linewidth 2 linecolor rgb violet
unset multiplot
)gnuplot",
});

} // namespace
