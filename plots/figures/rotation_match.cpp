#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "06_shift/exercise.hpp"

namespace {

constexpr int k = 7;
constexpr int near = 3;
constexpr int far = 1003;

double omega() { return pe::frequencies(8, 10000)[1]; }

/// Points of both panels, one below the other; `start` says which panel a row belongs to.
plots::Series both_panels(const std::string& name, pe::Mat (*points_from)(int start)) {
  const pe::Mat at_near = points_from(near);
  const pe::Mat at_far = points_from(far);
  pe::Mat rows(2 * at_near.rows(), 4);
  rows << pe::Vec::Constant(at_near.rows(), near), at_near, pe::Vec::Constant(at_far.rows(), far), at_far;
  return {name, {"start", "position", "cosine", "sine"}, rows};
}

/// The pair by its definition, at the start and k later.
pe::Mat dots(int start) { return plots::on_circle(Eigen::Vector2d(start, start + k), omega()); }

/// Where T_k takes the first of them.
pe::Mat shifted(int start) {
  const Eigen::Vector2d pair = pe::shift_pair(omega(), k) * plots::pair_at(start, omega());
  return Eigen::RowVector3d(start + k, pair[1], pair[0]);
}

/// The outline of what the pair sweeps on its way: from the centre along the arc and back.
pe::Mat wedge(int start) {
  constexpr int points = 36;
  pe::Mat outline = pe::Mat::Zero(points + 2, 3);
  outline.middleRows(1, points) = plots::on_circle(pe::Vec::LinSpaced(points, start, start + k), omega());
  outline(0, 0) = start;
  outline(points + 1, 0) = start + k;
  return outline;
}

/// The direction half way, where the wedge's label goes.
pe::Mat middle(int start) { return plots::on_circle(pe::Vec::Constant(1, start + k / 2.0), omega()); }

plots::Series turn() { return {"turn", {"k", "omega", "angle"}, Eigen::RowVector3d(k, omega(), k * omega())}; }

std::vector<plots::Series> series() {
  return {both_panels("dots", dots), both_panels("shifted", shifted), both_panels("wedge", wedge),
          both_panels("middle", middle), turn()};
}

const plots::Registration figure({
    .name = "rotation_match",
    .caption = "T_7 turns the pair by the same wedge of 0.7 rad at position 3 and at position 1003, and lands exactly "
               "on the pair 7 positions later.",
    .place = {plots::Part::walk, 5},
    .width = 900,
    .height = 520,
    .series = series,
    .script = R"gnuplot(
stats $turn using "k" name "k" nooutput
stats $turn using "omega" name "omega" nooutput
stats $turn using "angle" name "angle" nooutput
wedge = sprintf("kω = %.1f rad", angle_max)
only(name) = column("start") == start ? column(name) : 1/0
set multiplot layout 1,2 margins 0.08,0.98,0.22,0.84 spacing 0.08 \
  title "The same wedge near 0 and near 1000: T₇ depends on the step, never on the position" @headline
@circle
set xrange [-1.25:1.95]
set yrange [-1.25:1.25]
set key at screen 0.5,0.06 center maxrows 1 reverse Left samplen 1 width 2 textcolor rgb ink
do for [start = 3:1003:1000] {
  set title sprintf("from position %d to %d (ω = %g)", start, start + k_max, omega_max)
  plot $wedge using (only("cosine")):"sine" \
         with filledcurves closed fillstyle solid 1 noborder fillcolor rgb lilac, \
       $wedge using (only("cosine")):"sine" with lines linewidth 1 linecolor rgb violet, \
       $dots using (column("position") == start ? only("cosine") : 1/0):"sine" \
         with points pointtype 7 pointsize 1.2 linecolor rgb magenta title "the pair", \
       $dots using (column("position") > start ? only("cosine") : 1/0):"sine" \
         with points pointtype 5 pointsize 1 linecolor rgb violet title "the pair 7 later", \
       $shifted using (only("cosine")):"sine" \
         with points pointtype 6 pointsize 2.2 linewidth 2 linecolor rgb ink title "T₇ times the pair", \
       $dots using (1.17 * only("cosine")):(1.17 * column("sine")):(sprintf("position %d", column("position"))) \
         with labels left textcolor rgb ink, \
       $middle using (1.1 * only("cosine")):(1.1 * column("sine")):(wedge) with labels left textcolor rgb violet
  unset key
}
unset multiplot
)gnuplot",
});

} // namespace
