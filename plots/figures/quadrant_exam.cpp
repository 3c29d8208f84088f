#include "figure.hpp"

#include "11_quadrants/exercise.hpp"

#include <cmath>
#include <numbers>

namespace {

using std::numbers::pi;

constexpr int positions[] = {355, 710, 103993, 104348, 208341};
constexpr double coarse[] = {3.14, 22.0 / 7, 3.1416, 3.14159};

/// Where an angle of so many radians from an axis is drawn: a logarithmic axis on each side of zero, in powers of ten
/// of a millionth.
double place(double radians) { return std::copysign(std::log10(1 + std::abs(radians) / 1e-6), radians); }

/// How many quarter turns it is to the axis nearest to a position of the pair with omega 1.
std::int64_t quarters(std::int64_t position) {
  return 4 * pe::completed_laps(position, 1) + std::llround(pe::angle_in_lap(position, 1) / (pi / 2));
}

/// How far beyond that axis the position is, in radians.
double beyond(std::int64_t position) {
  const double angle = pe::angle_in_lap(position, 1);
  return angle - pi / 2 * static_cast<double>(std::llround(angle / (pi / 2)));
}

plots::Series dots() {
  plots::Series series{"dots", {"row", "position", "radians", "place", "quadrant"}, pe::Mat(std::size(positions), 5)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    const int position = positions[row];
    series.rows.row(row) << static_cast<double>(row), position, beyond(position), place(beyond(position)),
        pe::quadrant(position, 1);
  }
  return series;
}

/// The quadrant by somebody's pi.
int quadrant(int position, double their_pi) {
  return 1 + static_cast<int>(static_cast<std::int64_t>(std::floor(position / (their_pi / 2))) % 4);
}

/// Where each coarse pi puts the same axis, and the quadrant that it gives.
plots::Series axes() {
  plots::Series series{"axes", {"row", "which", "pi", "radians", "place", "quadrant", "wrong"}, pe::Mat(20, 7)};
  for (Eigen::Index row = 0; row < series.rows.rows(); ++row) {
    const Eigen::Index which_position = row / 4;
    const int position = positions[which_position];
    const double their_pi = coarse[row % 4];
    const double shift = static_cast<double>(quarters(position)) * (their_pi - pi) / 2;
    const int answer = quadrant(position, their_pi);
    series.rows.row(row) << static_cast<double>(which_position), static_cast<double>(row % 4), their_pi, shift,
        place(shift), answer, answer == pe::quadrant(position, 1) ? 0 : 1;
  }
  return series;
}

/// The marks of the horizontal axis.
plots::Series ticks() {
  const Eigen::Vector<double, 9> radians(-100, -1, -1e-2, -1e-4, 0, 1e-4, 1e-2, 1, 100);
  plots::Series series{"ticks", {"radians", "place"}, pe::Mat(radians.size(), 2)};
  series.rows << radians, radians.unaryExpr(&place);
  return series;
}

std::vector<plots::Series> series() { return {dots(), axes(), ticks()}; }

const plots::Registration figure({
    .name = "quadrant_exam",
    .caption = "These positions are so close to an axis that a pi of six digits already puts the axis "
               "on their wrong side, and then the quadrant is wrong.",
    .place = {plots::Part::further, 11},
    .width = 1000,
    .height = 480,
    .series = series,
    .script = R"gnuplot(
roman(quadrant) = word("I II III IV", int(quadrant))
verdict(unused) = roman(column("quadrant")).(column("wrong") > 0 ? " ✗" : "")
tick(radians) = radians == 0 ? "0" : sprintf("%+g", radians)
is(number, wrong) = column("which") == number && column("wrong") == wrong ? column("place") : 1/0
set title "Close to an axis, a coarse π puts the axis on the wrong side of the position"
set border 0
unset ytics
unset xtics
set xrange [-11.6:21]
set yrange [5.5:-1.5]
set label "radians from the true axis, on a logarithmic scale to both sides;" at 0,4.98 center textcolor rgb ink
set label "a filled mark puts the position into the wrong quadrant" at 0,5.35 center textcolor rgb ink
set label "position" at -9.2,-0.95 right textcolor rgb ink
set label "true axis" at 0,-0.95 center textcolor rgb ink
set label "quadrant by" at 15.2,-1.35 center textcolor rgb ink
set label "π" at 10.4,-0.95 center textcolor rgb ink
set label "3.14" at 12.8,-0.95 center textcolor rgb ink
set label "22/7" at 15.2,-0.95 center textcolor rgb ink
set label "3.1416" at 17.6,-0.95 center textcolor rgb ink
set label "3.14159" at 20,-0.95 center textcolor rgb ink
plot $ticks using "place":(-0.65):(0):(5.05) with vectors nohead linewidth 1 linecolor rgb pale, \
     $ticks every ::4::4 using "place":(-0.65):(0):(5.05) with vectors nohead linewidth 2 linecolor rgb ink, \
     $ticks using "place":(4.6):(tick(column("radians"))) with labels textcolor rgb ink, \
     $dots using (-8.8):"row":(17.6):(0) with vectors nohead linewidth 1 dashtype 3 linecolor rgb grey, \
     $axes using (is(0, 0)):"row" with points pointtype 8 pointsize 1.4 linewidth 2 linecolor rgb blue, \
     $axes using (is(0, 1)):"row" with points pointtype 9 pointsize 1.4 linecolor rgb red, \
     $axes using (is(1, 0)):"row" with points pointtype 12 pointsize 1.4 linewidth 2 linecolor rgb blue, \
     $axes using (is(1, 1)):"row" with points pointtype 13 pointsize 1.4 linecolor rgb red, \
     $axes using (is(2, 0)):"row" with points pointtype 4 pointsize 1.2 linewidth 2 linecolor rgb blue, \
     $axes using (is(2, 1)):"row" with points pointtype 5 pointsize 1.2 linecolor rgb red, \
     $axes using (is(3, 0)):"row" with points pointtype 10 pointsize 1.4 linewidth 2 linecolor rgb blue, \
     $axes using (is(3, 1)):"row" with points pointtype 11 pointsize 1.4 linecolor rgb red, \
     $dots using "place":"row" with points pointtype 7 pointsize 1.2 linecolor rgb magenta, \
     $dots using (-9.2):"row":(sprintf("%d", column("position"))) with labels right textcolor rgb ink, \
     $dots using (10.4):"row":(roman(column("quadrant"))) with labels textcolor rgb ink, \
     $axes using (12.8 + 2.4 * column("which")):"row":(verdict(0)) with labels textcolor rgb ink, \
     $dots every ::0::0 using (-10.2):(-0.55) with points pointtype 7 pointsize 1.2 linecolor rgb magenta, \
     $axes every ::0::0 using (12.8 + 2.4 * column("which")):(-0.55) with points pointtype 8 pointsize 1.4 \
       linewidth 2 linecolor rgb ink, \
     $axes every ::1::1 using (12.8 + 2.4 * column("which")):(-0.55) with points pointtype 12 pointsize 1.4 \
       linewidth 2 linecolor rgb ink, \
     $axes every ::2::2 using (12.8 + 2.4 * column("which")):(-0.55) with points pointtype 4 pointsize 1.2 \
       linewidth 2 linecolor rgb ink, \
     $axes every ::3::3 using (12.8 + 2.4 * column("which")):(-0.55) with points pointtype 10 pointsize 1.4 \
       linewidth 2 linecolor rgb ink
)gnuplot",
});

} // namespace
