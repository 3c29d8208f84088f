#include "circle.hpp"
#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "13_rope/exercise.hpp"

#include <cmath>

namespace {

constexpr int starts[] = {5, 105};
constexpr int gap = 3;

/// One pair, the second of d_model 8.
pe::Vec omega() { return pe::frequencies(8, 10000).segment(1, 1); }

pe::Vec query() { return Eigen::Vector2d(1, 0); }
pe::Vec key() { return Eigen::Vector2d(0.6, 0.8); }

/// The query and the key of both panels before and after their turns; `turn` is the angle of the turn.
plots::Series arrows() {
  plots::Series series{"arrows", {"start", "is_key", "position", "turn", "x", "y", "x_before", "y_before"}, {}};
  series.rows.resize(4, 8);
  for (Eigen::Index row = 0; row < 4; ++row) {
    const int is_key = static_cast<int>(row) % 2;
    const int start = starts[row / 2];
    const int position = start + is_key * gap;
    const pe::Vec before = is_key == 1 ? key() : query();
    series.rows.row(row) << start, is_key, position, position * omega()[0],
        pe::rope(before, position, omega()).transpose(), before.transpose();
  }
  return series;
}

double direction(const pe::Vec& arrow) { return std::atan2(arrow[1], arrow[0]); }

/// From the turned query's direction to the turned key's, counter-clockwise and below pi.
double angle_between(int start) {
  return direction(pe::rope(key(), start + gap, omega())) - direction(pe::rope(query(), start, omega()));
}

/// The outline of the angle between the two turned arrows.
plots::Series wedges() {
  constexpr int points = 31;
  plots::Series series{"wedges", {"start", "x", "y"}, pe::Mat::Zero(2 * (points + 2), 3)};
  for (const int panel : {0, 1}) {
    const double from = direction(pe::rope(query(), starts[panel], omega()));
    const pe::Vec angles = pe::Vec::LinSpaced(points, from, from + angle_between(starts[panel]));
    auto outline = series.rows.middleRows(panel * (points + 2), points + 2);
    outline.col(0).setConstant(starts[panel]);
    outline.middleRows(1, points).rightCols(2) = 0.5 * plots::on_circle(angles, 1).rightCols(2);
  }
  return series;
}

/// What stays: the angle between, whose label goes half way, and the score.
plots::Series kept() {
  plots::Series series{"kept", {"start", "angle", "score", "x", "y"}, pe::Mat(2, 5)};
  for (const int panel : {0, 1}) {
    const int start = starts[panel];
    const double half_way = direction(pe::rope(query(), start, omega())) + angle_between(start) / 2;
    series.rows.row(panel) << start, angle_between(start), pe::rope_score(query(), start, key(), start + gap, omega()),
        std::cos(half_way), std::sin(half_way);
  }
  return series;
}

std::vector<plots::Series> series() { return {arrows(), wedges(), kept()}; }

const plots::Registration figure({
    .name = "rope_turn",
    .caption = "A query and a key are turned by their own positions, and 100 positions later both are turned by as "
               "much again: the angle between them and their score stay.",
    .place = {plots::Part::further, 13},
    .width = 1000,
    .height = 480,
    .series = series,
    .script = R"gnuplot(
only(name) = column("start") == start ? column(name) : 1/0
query(name) = column("is_key") == 0 ? only(name) : 1/0
key(name) = column("is_key") == 1 ? only(name) : 1/0
name(unused) = column("is_key") > 0 ? "k" : "q"
set multiplot layout 1,2 margins 0.065,0.99,0.13,0.83 spacing 0.075 \
  title "Query and key turn with their positions; the angle between them depends on the gap alone" @headline
@circle
set xrange [-1.4:2.6]
set yrange [-1.5:1.5]
set xlabel "first slot of the pair"
set ylabel "second slot"
do for [start = 5:105:100] {
  set title sprintf("positions %d and %d (ω = 0.1)", start, start + 3)
  plot $wedges using (only("x")):"y" with filledcurves closed fillstyle solid 1 noborder fillcolor rgb lilac, \
       $arrows using (0):(0):(only("x_before")):"y_before" \
         with vectors size 0.08,20 fixed linewidth 1.5 dashtype 2 linecolor rgb grey, \
       $arrows using (0):(0):(query("x")):"y" \
         with vectors size 0.12,20 fixed filled linewidth 2.5 linecolor rgb magenta, \
       $arrows using (0):(0):(key("x")):"y" \
         with vectors size 0.12,20 fixed filled linewidth 2.5 linecolor rgb violet, \
       $arrows using (1.14 * only("x_before")):(1.14 * column("y_before")):(name(0)) with labels textcolor rgb grey, \
       $arrows using (1.28 * only("x")):(1.28 * column("y")):(sprintf("%s at %d", name(0), column("position"))) \
         with labels textcolor rgb ink, \
       $arrows using (1.3):(-0.4 - 0.22 * only("is_key")): \
         (sprintf("%s turned by %.1f rad", name(0), column("turn"))) with labels left textcolor rgb ink, \
       $kept using (0.3 * only("x")):(0.3 * column("y")):(sprintf("%.2f", column("angle"))) \
         with labels textcolor rgb ink, \
       $kept using (1.3):(0 * only("start") - 0.95): \
         (sprintf("%.2f rad between,\nso q · k = %.3f", column("angle"), column("score"))) \
         with labels left textcolor rgb ink
}
unset multiplot
)gnuplot",
});

} // namespace
