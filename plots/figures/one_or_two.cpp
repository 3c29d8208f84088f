#include "figure.hpp"

#include "04_encoding/exercise.hpp"
#include "15_learn_the_shift/exercise.hpp"

namespace {

constexpr double omega = 0.1;
constexpr int k = 10;
constexpr int positions = 1000;

/// The pair at positions 0, 1, 2 …, a row each, with k more rows than there are positions to shift.
pe::Mat pairs() {
  pe::Mat table(positions + k, 2);
  for (int position = 0; position < table.rows(); ++position) {
    table.row(position) = pe::encode(position, pe::Vec::Constant(1, omega)).transpose();
  }
  return table;
}

/// The sine, and a constant, without which the best line would have to go through the origin.
pe::Mat sines() {
  pe::Mat table = pairs();
  table.col(1).setOnes();
  return table;
}

/// What the best map from these columns makes of the sine now, beside the sine k positions later.
plots::Series predictions(const std::string& name, const pe::Mat& table) {
  const pe::Mat map = pe::fit_shift(table, k);
  const pe::Mat now = table.topRows(positions);
  plots::Series series{name, {"position", "now", "later", "predicted"}, pe::Mat(positions, 4)};
  series.rows << pe::Vec::LinSpaced(positions, 0, positions - 1), now.col(0), table.col(0).tail(positions),
      now * map.row(0).transpose();
  return series;
}

/// The part of the later sine's variance that the prediction accounts for.
double explained(const plots::Series& series) {
  const pe::Vec later = series["later"];
  const double missed = (later - series["predicted"]).squaredNorm();
  return 1 - missed / (later.array() - later.mean()).matrix().squaredNorm();
}

std::vector<plots::Series> series() {
  const auto from_one = predictions("from_one", sines());
  const auto from_two = predictions("from_two", pairs());
  return {
      from_one, from_two, {"explained", {"one", "two"}, Eigen::RowVector2d(explained(from_one), explained(from_two))}};
}

const plots::Registration figure({
    .name = "one_or_two",
    .caption = "From the sine alone no line tells the sine ten positions on; from sine and cosine together "
               "a linear map tells it exactly.",
    .place = {plots::Part::further, 15},
    .width = 1000,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
set multiplot layout 1,2 margins 0.09,0.98,0.14,0.8 spacing 0.12 \
  title "No linear map shifts the sine alone; one shifts sine and cosine together" @headline
set size ratio -1
set zeroaxis linecolor rgb pale linetype 1
set xrange [-1.15:1.15]
set yrange [-1.15:1.15]
set xtics -1,1,1
set ytics -1,1,1
set ylabel "sin ω(p + 10), ten positions on"
set xlabel "sin ωp"
set title "the sine now, and its best line"
plot $from_one every ::0::62 using "now":"later" \
       with points pointtype 7 pointsize 0.7 linecolor rgb magenta, \
     $from_one every ::0::62 using "now":"predicted" with lines linewidth 2 linecolor rgb violet, \
     $explained using (1.1):(-1.02):(sprintf("R² %.4f", column("one"))) with labels right textcolor rgb ink
set xlabel "what the best map makes of sin ωp and cos ωp"
set title "sine and cosine now, by their best map"
plot $from_two every ::0::62 using "predicted":"predicted" with lines linewidth 2 linecolor rgb violet, \
     $from_two every ::0::62 using "predicted":"later" with points pointtype 7 pointsize 0.7 linecolor rgb magenta, \
     $explained using (1.1):(-1.02):(sprintf("R² %.4f", column("two"))) with labels right textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
