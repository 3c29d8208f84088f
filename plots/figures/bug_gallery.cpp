#include "figure.hpp"

#include "05_table/exercise.hpp"

#include <cmath>
#include <numbers>

namespace {

constexpr int length = 16;
constexpr int d_model = 16;
constexpr double base = 10000;

/// A table from a formula for each of its entries.
template <class Entry>
pe::Mat table(Entry entry) {
  return pe::Mat::NullaryExpr(length, d_model, [&](Eigen::Index position, Eigen::Index slot) {
    return entry(static_cast<int>(position), static_cast<int>(slot));
  });
}

/// A table whose slots are right and whose pairs turn by these angles a position.
template <class Omega>
pe::Mat turning(Omega omega) {
  return table([&](int position, int slot) {
    const double angle = position * omega(slot / 2);
    return slot % 2 == 0 ? std::sin(angle) : std::cos(angle);
  });
}

pe::Mat correct() { return pe::encoding_table(length, d_model, base); }

pe::Mat pair_parity() {
  return table([](int position, int slot) {
    const int pair = slot / 2;
    const double angle = position * std::pow(base, -2.0 * pair / d_model);
    return pair % 2 == 0 ? std::sin(angle) : std::cos(angle);
  });
}

pe::Mat half_split() {
  const pe::Mat right = correct();
  pe::Mat halves(length, d_model);
  halves << right(Eigen::all, Eigen::seq(0, d_model - 1, 2)), right(Eigen::all, Eigen::seq(1, d_model - 1, 2));
  return halves;
}

pe::Mat swapped() {
  return table(
      [right = correct()](int position, int slot) { return right(position, slot % 2 == 0 ? slot + 1 : slot - 1); });
}

pe::Mat only_sines() {
  return table([right = correct()](int position, int slot) { return right(position, slot - slot % 2); });
}

pe::Mat half_exponent() {
  return turning([](int pair) { return std::pow(base, -1.0 * pair / d_model); });
}

pe::Mat double_exponent() {
  return turning([](int pair) { return std::pow(base, -4.0 * pair / d_model); });
}

pe::Mat integer_division() {
  return turning([](int pair) {
    const int truncated = 2 * pair / d_model;
    return std::pow(base, -truncated);
  });
}

pe::Mat inverted() {
  return turning([](int pair) { return std::pow(base, 2.0 * pair / d_model); });
}

pe::Mat degrees() {
  return turning([](int pair) { return std::numbers::pi / 180 * std::pow(base, -2.0 * pair / d_model); });
}

pe::Mat transposed() { return correct().transpose(); }

pe::Mat positions_from_one() { return pe::encoding_table(length + 1, d_model, base).bottomRows(length); }

plots::Series cells(const std::string& name, const pe::Mat& entries) {
  plots::Series series{name, {"position", "slot", "value"}, pe::Mat(entries.size(), 3)};
  for (int position = 0; position < length; ++position) {
    for (int slot = 0; slot < d_model; ++slot) {
      series.rows.row(position * d_model + slot) << position, slot, entries(position, slot);
    }
  }
  return series;
}

std::vector<plots::Series> series() {
  return {cells("correct", correct()),
          cells("pair_parity", pair_parity()),
          cells("swapped", swapped()),
          cells("only_sines", only_sines()),
          cells("half_split", half_split()),
          cells("transposed", transposed()),
          cells("positions_from_one", positions_from_one()),
          cells("integer_division", integer_division()),
          cells("inverted", inverted()),
          cells("half_exponent", half_exponent()),
          cells("double_exponent", double_exponent()),
          cells("degrees", degrees())};
}

const plots::Registration figure({
    .name = "bug_gallery",
    .caption = "The correct table and eleven common mistakes: most of them you can recognise at a glance, "
               "by the first row, the columns or how far down the ladder the stripes reach.",
    .place = {plots::Part::further, 5},
    .width = 1000,
    .height = 940,
    .series = series,
    .script = R"gnuplot(
set multiplot layout 3,4 margins 0.03,0.985,0.035,0.88 spacing 0.025,0.07 \
  title "Most mistakes show at a glance\n{/*0.87 positions 0 to 15 run down, slots 0 to 15 to the right; \
red is 1, white 0, blue −1}" @headline
set border 15 linewidth 4 linecolor rgb violet
unset tics
unset colorbox
set cbrange [-1:1]
set xrange [-0.5:15.5]
set yrange [15.5:-0.5]
set title font ",13"
set title "correct"
plot $correct using "slot":"position":"value" with @cells
set border 15 linewidth 1 linecolor rgb ink
set title "sine or cosine by the pair's parity"
plot $pair_parity using "slot":"position":"value" with @cells
set title "sine and cosine swapped"
plot $swapped using "slot":"position":"value" with @cells
set title "only sines"
plot $only_sines using "slot":"position":"value" with @cells
set title "all sines, then all cosines"
plot $half_split using "slot":"position":"value" with @cells
set title "rows and columns swapped"
plot $transposed using "slot":"position":"value" with @cells
set title "positions counted from 1"
plot $positions_from_one using "slot":"position":"value" with @cells
set title "integer division in the exponent"
plot $integer_division using "slot":"position":"value" with @cells
set title "inverted base"
plot $inverted using "slot":"position":"value" with @cells
set title "half the exponent"
plot $half_exponent using "slot":"position":"value" with @cells
set title "the 2 counted twice"
plot $double_exponent using "slot":"position":"value" with @cells
set title "degrees taken for radians"
plot $degrees using "slot":"position":"value" with @cells
unset multiplot
)gnuplot",
});

} // namespace
