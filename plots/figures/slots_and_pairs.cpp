#include "figure.hpp"

#include "01_slots/exercise.hpp"
#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"

namespace {

constexpr int d_model = 6;
constexpr int words = 3;

/// The encoding of each word, a row a slot: what the cells show.
plots::Series cells() {
  const pe::Vec omega = pe::frequencies(d_model, 10000);
  plots::Series series{"cells", {"position", "slot", "value"}, pe::Mat(words * d_model, 3)};
  for (int position = 0; position < words; ++position) {
    const pe::Vec encoding = pe::encode(position, omega);
    for (int slot = 0; slot < d_model; ++slot) {
      series.rows.row(position * d_model + slot) << position, slot, encoding[slot];
    }
  }
  return series;
}

plots::Series slots() {
  plots::Series series{"slots", {"slot", "is_sine", "pair"}, pe::Mat(d_model, 3)};
  for (int slot = 0; slot < d_model; ++slot) {
    series.rows.row(slot) << slot, pe::is_sine(slot) ? 1 : 0, pe::pair_index(slot);
  }
  return series;
}

/// How far each pair reaches, for the bracket above it.
plots::Series pairs() {
  plots::Series series{"pairs", {"pair", "first_slot", "last_slot"}, pe::Mat(d_model / 2, 3)};
  for (int slot = d_model - 1; slot >= 0; --slot) {
    const int pair = pe::pair_index(slot);
    series.rows(pair, 0) = pair;
    series.rows(pair, pe::is_sine(slot) ? 1 : 2) = slot;
  }
  return series;
}

std::vector<plots::Series> series() { return {cells(), slots(), pairs()}; }

const plots::Registration figure({
    .name = "slots_and_pairs",
    .caption = "Six slots are three pairs: in each, the even slot holds the sine and the odd slot the cosine of "
               "one angle, and every word gets its own six numbers.",
    .place = {plots::Part::further, 1},
    .width = 820,
    .height = 400,
    .series = series,
    .script = R"gnuplot(
set title "Six slots are three pairs: sine in the even slot, cosine in the odd one"
set border 0
unset xtics
unset ytics
unset colorbox
set cbrange [-1:1]
set xrange [-1.9:5.55]
set yrange [2.55:-2.1]
cell = 'boxxyerror fillstyle solid 1 noborder fillcolor palette'
strong(value) = abs(value) > 0.7
light(unused) = strong(column("value")) ? 1/0 : column("slot")
dark(unused) = strong(column("value")) ? column("slot") : 1/0
set label "slot" at -0.75,-0.8 right textcolor rgb ink
set label "holds" at -0.75,-1.15 right textcolor rgb ink
set label "pair" at -0.75,-1.8 right textcolor rgb ink
set label "position 0:  the" at -0.75,0 right textcolor rgb ink
set label "position 1:  cat" at -0.75,1 right textcolor rgb ink
set label "position 2:  sat" at -0.75,2 right textcolor rgb ink
plot $cells using "slot":"position":(column("slot") - 0.5):(column("slot") + 0.5): \
       (column("position") - 0.5):(column("position") + 0.5):"value" with @cell, \
     $cells using (column("slot") - 0.5):(column("position") - 0.5):(0):(1) \
       with vectors nohead linewidth 2 linecolor rgb "white", \
     $cells using (column("slot") - 0.5):(column("position") - 0.5):(1):(0) \
       with vectors nohead linewidth 2 linecolor rgb "white", \
     $cells using (light(0)):"position":(sprintf("%.4f", column("value"))) with labels textcolor rgb ink, \
     $cells using (dark(0)):"position":(sprintf("%.4f", column("value"))) with labels textcolor rgb "white", \
     $pairs using (column("first_slot") - 0.3):(-1.5):(column("last_slot") - column("first_slot") + 0.6):(0) \
       with vectors nohead linewidth 2 linecolor rgb violet, \
     $pairs using (column("first_slot") - 0.3):(-1.5):(0):(0.14) \
       with vectors nohead linewidth 2 linecolor rgb violet, \
     $pairs using (column("last_slot") + 0.3):(-1.5):(0):(0.14) \
       with vectors nohead linewidth 2 linecolor rgb violet, \
     $pairs using ((column("first_slot") + column("last_slot")) / 2):(-1.8):(sprintf("%d", column("pair"))) \
       with labels textcolor rgb ink, \
     $slots using "slot":(-0.8):(sprintf("%d", column("slot"))) with labels textcolor rgb ink, \
     $slots using "slot":(-1.15):(column("is_sine") > 0 ? "sine" : "cosine") with labels textcolor rgb ink
)gnuplot",
});

} // namespace
