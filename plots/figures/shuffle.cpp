#include "figure.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"
#include "14_attention/exercise.hpp"

namespace {

constexpr int tokens = 3;
constexpr int d_model = 2;

/// The tokens in their order, and after the last was moved to the front.
const Eigen::Vector3i in_order(0, 1, 2);
const Eigen::Vector3i shuffled(2, 0, 1);

pe::Mat sentence(const Eigen::Vector3i& order) {
  return Eigen::Matrix<double, tokens, d_model>{{1, 0}, {0, 1}, {1, 1}}(order, Eigen::all);
}

/// The tokens with the tag of the place where each of them stands.
pe::Mat tagged(const Eigen::Vector3i& order) {
  pe::Mat words = sentence(order);
  for (int position = 0; position < tokens; ++position) {
    words.row(position) += pe::encode(position, pe::frequencies(d_model, 10000)).transpose();
  }
  return words;
}

/// A table each of what goes into attention and what comes out: the bare tokens, the same shuffled, and both tagged.
plots::Series cells() {
  plots::Series series{"cells", {"panel", "position", "token", "slot", "before", "after"}, pe::Mat(24, 6)};
  Eigen::Index row = 0;
  for (const int panel : {0, 1, 2, 3}) {
    const auto& order = panel % 2 == 0 ? in_order : shuffled;
    const pe::Mat before = panel < 2 ? sentence(order) : tagged(order);
    const pe::Mat after = pe::self_attention(before);
    for (int position = 0; position < tokens; ++position) {
      for (int slot = 0; slot < d_model; ++slot) {
        series.rows.row(row++) << panel, position, order[position], slot, before(position, slot), after(position, slot);
      }
    }
  }
  return series;
}

std::vector<plots::Series> series() { return {cells()}; }

const plots::Registration figure({
    .name = "shuffle",
    .caption = "Shuffle the tokens, and attention gives the same rows in the new order: it cannot see order; "
               "with encodings added, the rows themselves change.",
    .place = {plots::Part::further, 14},
    .width = 1000,
    .height = 560,
    .series = series,
    .script = R"gnuplot(
cell = 'boxxyerror fillstyle solid 1 noborder fillcolor palette'
token(unused) = word("A B C", int(column("token")) + 1)
number(name) = sprintf("%.3f", column(name))
set multiplot title "Attention alone only shuffles along; with encodings added, the rows themselves change" @headline
set border 0
unset xtics
unset ytics
unset colorbox
set cbrange [-3:3]
set xrange [-1.3:5.3]
set yrange [2.6:-1]
set label "in" at 0.5,-0.75 center textcolor rgb ink
set label "out" at 3.9,-0.75 center textcolor rgb ink
set label "attention" at 2.2,0.7 center textcolor rgb ink
set arrow from 1.65,1 to 2.75,1 size 0.12,20 fixed filled linewidth 1.5 linecolor rgb ink
do for [panel = 0:3] {
  set lmargin at screen panel % 2 ? 0.52 : 0.02
  set rmargin at screen panel % 2 ? 0.98 : 0.48
  set tmargin at screen panel < 2 ? 0.86 : 0.41
  set bmargin at screen panel < 2 ? 0.52 : 0.07
  set title (panel < 2 ? "bare tokens" : "with encodings added").(panel % 2 ? ", shuffled" : "") font ",13"
  first = 6 * panel
  last = first + 5
  plot $cells every ::first::last using "slot":"position":(column("slot") - 0.5):(column("slot") + 0.5): \
         (column("position") - 0.5):(column("position") + 0.5):"before" with @cell, \
       $cells every ::first::last using (column("slot") + 3.4):"position": \
         (column("slot") + 2.9):(column("slot") + 3.9): \
         (column("position") - 0.5):(column("position") + 0.5):"after" with @cell, \
       $cells every ::first::last using "slot":"position":(number("before")) with labels textcolor rgb ink, \
       $cells every ::first::last using (column("slot") + 3.4):"position":(number("after")) \
         with labels textcolor rgb ink, \
       $cells every 2::first::last using (-0.65):"position":(sprintf("%d   %s", column("position"), token(0))) \
         with labels right textcolor rgb ink, \
       $cells every 2::first::last using (5.05):"position":(token(0)) with labels left textcolor rgb ink
}
unset multiplot
)gnuplot",
});

} // namespace
