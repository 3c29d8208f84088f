#include "circle.hpp"
#include "figure.hpp"

#include "04_encoding/exercise.hpp"

namespace {

constexpr double omega = 0.5;
constexpr int last = 12;

plots::Series dots() {
  plots::Series series{"dots", {"position", "cosine", "sine"}, pe::Mat(last + 1, 3)};
  for (int position = 0; position <= last; ++position) {
    const pe::Vec pair = pe::encode(position, pe::Vec::Constant(1, omega));
    series.rows.row(position) << position, pair[1], pair[0];
  }
  return series;
}

/// The outline of what one step sweeps: from the centre along the arc and back.
plots::Series step(int start) {
  constexpr int points = 16;
  plots::Series series{"step_" + std::to_string(start), {"position", "cosine", "sine"}, pe::Mat::Zero(points + 2, 3)};
  series.rows.middleRows(1, points) = plots::on_circle(pe::Vec::LinSpaced(points, start, start + 1), omega);
  series.rows(0, 0) = start;
  series.rows(points + 1, 0) = start + 1;
  return series;
}

/// The directions half way through both steps, where their labels go.
plots::Series middles() {
  return {"middles", {"position", "cosine", "sine"}, plots::on_circle(Eigen::Vector2d(0.5, 7.5), omega)};
}

std::vector<plots::Series> series() { return {dots(), step(0), step(7), middles()}; }

const plots::Registration figure({
    .name = "circle_walk",
    .caption = "A sine and a cosine put each position on a circle, where one step forward is the same turn by ω "
               "everywhere, and no two positions of one lap meet.",
    .place = {plots::Part::walk, 3},
    .width = 680,
    .height = 640,
    .series = series,
    .script = R"gnuplot(
set title "One step forward turns the dot by the same angle ω, wherever it is"
@circle
set xlabel "cosine (ω = 0.5 radians per position)"
set xrange [-1.3:1.3]
set yrange [-1.3:1.3]
set style fill solid 1 noborder
plot $step_0 using "cosine":"sine" with filledcurves closed fillcolor rgb lilac, \
     $step_7 using "cosine":"sine" with filledcurves closed fillcolor rgb lilac, \
     $step_0 every ::1::16 using "cosine":"sine" with lines linewidth 4 linecolor rgb violet, \
     $step_7 every ::1::16 using "cosine":"sine" with lines linewidth 4 linecolor rgb violet, \
     $middles using (0.8 * column("cosine")):(0.8 * column("sine")):("ω") with labels textcolor rgb violet, \
     $dots every ::1 using "cosine":"sine" with points pointtype 7 pointsize 1 linecolor rgb magenta, \
     $dots every ::0::0 using "cosine":"sine" with points pointtype 7 pointsize 1.4 linecolor rgb yellow, \
     $dots every ::0::0 using "cosine":"sine" with points pointtype 6 pointsize 1.4 linecolor rgb ink, \
     $dots using (1.13 * column("cosine")):(1.13 * column("sine")):(sprintf("%d", column("position"))) \
       with labels textcolor rgb ink
)gnuplot",
});

} // namespace
