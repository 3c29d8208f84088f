#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"
#include "16_fast_table/exercise.hpp"

#include <cmath>

namespace {

constexpr int d_model = 512;
constexpr double base = 10000;
using Exact = Eigen::Vector<long double, Eigen::Dynamic>;

/// The encoding by its formula, with eleven bits more than a double has.
Exact exact(std::int64_t position) {
  return Exact::NullaryExpr(d_model, [&](Eigen::Index slot) {
    const auto pair = static_cast<int>(slot) / 2;
    const long double angle = position * std::pow(static_cast<long double>(base), -2.0L * pair / d_model);
    return slot % 2 == 0 ? std::sin(angle) : std::cos(angle);
  });
}

pe::Vec by_bfloat16_positions(std::int64_t position) {
  const Eigen::bfloat16 rounded(static_cast<float>(position));
  return pe::encode(static_cast<std::int64_t>(static_cast<float>(rounded)), pe::frequencies(d_model, base));
}

pe::Vec by_float_angles(std::int64_t position) {
  const Eigen::VectorXf angles = static_cast<float>(position) * pe::frequencies(d_model, base).cast<float>();
  pe::Vec encoding(d_model);
  for (Eigen::Index pair = 0; pair < angles.size(); ++pair) {
    encoding.segment<2>(2 * pair) << std::sin(angles[pair]), std::cos(angles[pair]);
  }
  return encoding;
}

pe::Vec by_double_angles(std::int64_t position) { return pe::encode(position, pe::frequencies(d_model, base)); }

double worst(const pe::Vec& encoding, std::int64_t position) {
  return static_cast<double>((encoding.cast<long double>() - exact(position)).cwiseAbs().maxCoeff());
}

/// The largest error in an encoding at positions 1, 3, 7, 15 …, whose binary digits are all ones, below 2^digits.
template <class Encode>
plots::Series errors(const std::string& name, int digits, Encode encode) {
  plots::Series series{name, {"position", "error"}, pe::Mat(digits, 2)};
  for (int row = 0; row < digits; ++row) {
    const std::int64_t position = (std::int64_t{2} << row) - 1;
    series.rows.row(row) << static_cast<double>(position), worst(encode(position), position);
  }
  return series;
}

std::vector<plots::Series> series() {
  constexpr int digits = 20;
  constexpr int digits_in_table = 13;
  const Eigen::MatrixXf table = pe::fast_table(1 << digits_in_table, d_model, base);
  return {errors("bfloat16_positions", digits, by_bfloat16_positions),
          errors("float_angles", digits, by_float_angles),
          errors("double_angles", digits, by_double_angles),
          errors("fast_table", digits_in_table,
                 [&](std::int64_t position) -> pe::Vec { return table.row(position).cast<double>(); }),
          {"float_step", {"step"}, pe::Mat::Constant(1, 1, std::ldexp(1.0, -24))}};
}

const plots::Registration figure({
    .name = "precision",
    .caption = "Angles in float lose a digit for every digit of the position, and bfloat16 cannot count past 256; "
               "angles in double that are narrowed once, as the last thing, stay as good as a float can be.",
    .place = {plots::Part::further, 16},
    .width = 820,
    .height = 540,
    .series = series,
    .script = R"gnuplot(
set title "Angles in double, narrowed at the very end, are as good as a float can be at any position"
set xlabel "position (1, 3, 7, 15 … 1048575)"
set ylabel "largest error of an entry (d\\_model 512)"
set logscale xy
set format x "%.0f"
set format y "10^{%T}"
set ytics 100
set mytics 1
set xrange [0.8:3e6]
set yrange [1e-17:30]
set label "positions in bfloat16" at 9e4,8 center textcolor rgb ink
set label "angles in float" at 6e4,3e-4 left textcolor rgb ink
set label "angles in double" at 2e4,2e-13 left textcolor rgb ink
set label "double, turned in blocks,\nthen narrowed to float" at 1.3e4,2e-8 left textcolor rgb ink
plot $float_step using (0.8):"step":(3e6):(0) with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $float_step using (3e6):"step":("the step of floats just below 1") \
       with labels right offset 0,0.7 textcolor rgb ink, \
     $bfloat16_positions using "position":"error" \
       with linespoints linewidth 2 dashtype 2 pointtype 8 pointsize 1.2 linecolor rgb red, \
     $float_angles using "position":"error" \
       with linespoints linewidth 2 dashtype 4 pointtype 4 pointsize 1.1 linecolor rgb orange, \
     $double_angles using "position":"error" \
       with linespoints linewidth 2 pointtype 6 pointsize 1.1 linecolor rgb blue, \
     $fast_table using "position":"error" \
       with linespoints linewidth 2.5 pointtype 7 pointsize 1 linecolor rgb violet
)gnuplot",
});

} // namespace
