#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"
#include "06_shift/exercise.hpp"

namespace {

constexpr int start = 2;
constexpr int enlarged = 30;

double omega() { return pe::frequencies(4, 10000)[1]; }

/// The slow pair of d_model 4 at the start of its circle, and before and after the step.
plots::Series dots() {
  plots::Series series{"dots", {"position", "angle", "cosine", "sine"}, pe::Mat(3, 4)};
  for (int row = 0; const int position : {0, start, start + 1}) {
    const auto encoding = pe::encode(position, pe::frequencies(4, 10000));
    series.rows.row(row++) << position, omega() * position, encoding[3], encoding[2];
  }
  return series;
}

/// The same dots with their angles enlarged, so that the step can be seen; `angle` is the real one.
plots::Series enlarged_dots() {
  plots::Series series = dots();
  series.name = "enlarged";
  series.rows.rightCols(2) = plots::on_circle(series["position"], enlarged * omega()).rightCols(2);
  return series;
}

/// The outline of what the step sweeps, enlarged: from the centre along the arc and back.
plots::Series wedge() {
  constexpr int points = 16;
  plots::Series series{"wedge", {"position", "cosine", "sine"}, pe::Mat::Zero(points + 2, 3)};
  series.rows.middleRows(1, points) =
      plots::on_circle(pe::Vec::LinSpaced(points, start, start + 1), enlarged * omega());
  series.rows(0, 0) = start;
  series.rows(points + 1, 0) = start + 1;
  return series;
}

/// T_1 row by row, and beside it what it does to PE(2): T_1 times before is after.
plots::Series matrix() {
  const Eigen::Matrix2d turn = pe::shift_pair(omega(), 1);
  const Eigen::Vector2d before = plots::pair_at(start, omega());
  plots::Series series{"matrix", {"left", "right", "before", "after"}, pe::Mat(2, 4)};
  series.rows << turn, before, turn * before;
  return series;
}

std::vector<plots::Series> series() { return {dots(), enlarged_dots(), wedge(), matrix()}; }

const plots::Registration figure({
    .name = "one_step",
    .caption = "One step adds ω = 0.01 to the angle of the slow pair, 0.573 degrees: T₁ takes PE(2) to PE(3), "
               "counter-clockwise, by a turn that is too small to see at its real size.",
    .place = {plots::Part::worked, 3},
    .width = 1000,
    .height = 500,
    .series = series,
    .script = R"gnuplot(
stats $dots using "angle" every ::1 name "angle" nooutput
step = sprintf("ω = %.2f rad\n= %.3f°", angle_max - angle_min, (angle_max - angle_min) * 180 / pi)
set multiplot title "One step turns the slow pair by ω = 0.01, and T₁ is that turn" @headline
@circle
set lmargin at screen 0.06
set rmargin at screen 0.52
set tmargin at screen 0.84
set bmargin at screen 0.13
set xrange [-0.35:1.55]
set yrange [-0.35:1.3]
set title "angles drawn 30 times as large"
set label 1 step at 0.3,0.62 right textcolor rgb violet
plot $wedge using "cosine":"sine" with filledcurves closed fillstyle solid 1 noborder fillcolor rgb lilac, \
     $wedge using "cosine":"sine" with lines linewidth 1 linecolor rgb violet, \
     $enlarged every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.4 linecolor rgb yellow, \
     $enlarged every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.4 linecolor rgb ink, \
     $enlarged every ::1::1 using "cosine":"sine" with points pointtype 7 pointsize 1.2 linecolor rgb magenta, \
     $enlarged every ::2::2 using "cosine":"sine" with points pointtype 5 pointsize 1.2 linecolor rgb violet, \
     $enlarged using (1.08 * column("cosine")):(1.08 * column("sine") + 0.04): \
       (sprintf("PE(%d): angle %.2f", column("position"), column("angle"))) with labels left textcolor rgb ink
unset label 1
set lmargin at screen 0.66
set rmargin at screen 0.90
set bmargin at screen 0.44
set xrange [-1.25:1.25]
set yrange [-1.25:1.25]
set title "at their real size: closer than a dot is wide"
plot $dots every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.4 linecolor rgb yellow, \
     $dots every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.4 linecolor rgb ink, \
     $dots every ::1::1 using "cosine":"sine" with points pointtype 7 pointsize 0.9 linecolor rgb magenta, \
     $dots every ::2::2 using "cosine":"sine" with points pointtype 5 pointsize 0.6 linecolor rgb violet
set size noratio
set lmargin at screen 0.56
set rmargin at screen 0.99
set tmargin at screen 0.33
set bmargin at screen 0.03
unset object 1
unset zeroaxis
unset border
unset tics
unset xlabel
unset ylabel
unset title
set xrange [0.3:11]
set yrange [-0.6:2.6]
set label 2 "T₁" at 2.4,2.2 center textcolor rgb ink
set label 3 "PE(2)" at 5.9,2.2 center textcolor rgb ink
set label 4 "PE(3)" at 8.4,2.2 center textcolor rgb ink
set label 5 "=" at 7.15,0.5 center textcolor rgb ink
set label 6 "sine" at 9.5,1 left textcolor rgb ink
set label 7 "cosine" at 9.5,0 left textcolor rgb ink
bracket(left, right) = sprintf("do for [foot in \"-0.45 1.45\"] { \
  set arrow from %g,-0.45 to %g,1.45 nohead linewidth 1 linecolor rgb ink; \
  set arrow from %g,real(foot) to %g,real(foot) nohead linewidth 1 linecolor rgb ink }", left, left, left, right)
do for [ends in "'0.6 0.75' '4.2 4.05' '5.1 5.25' '6.7 6.55' '7.6 7.75' '9.2 9.05'"] {
  eval bracket(real(word(ends, 1)), real(word(ends, 2)))
}
plot for [entry = 1:4] $matrix using (real(word("1.5 3.3 5.9 8.4", entry))):(1 - column(0)): \
  (gprintf(entry < 3 ? "%.5f" : "%.4f", column(entry))) with labels textcolor rgb ink
unset multiplot
)gnuplot",
});

} // namespace
