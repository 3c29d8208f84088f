#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr double lap = 2 * std::numbers::pi;

std::int64_t at_least_one(double positions) { return positions < 1 ? 1 : std::llround(positions); }

const check::Misconception<nearest_repeat>
    up("the period rounded up", "std::ceil(2 pi / omega)",
       "The next whole number is not always the nearest one: 628.3 is closer to 628 than to 629.",
       [](double omega) { return at_least_one(std::ceil(lap / omega)); });

const check::Misconception<nearest_repeat>
    down("the period cut off", "std::floor(2 pi / omega)",
         "Cutting off goes down even where the next whole number is nearer: 6.51 is closer to 7 than to 6.",
         [](double omega) { return at_least_one(std::floor(lap / omega)); });

const check::Misconception<nearest_repeat>
    down_to_zero("the period cut off, down to 0", "2 pi / omega, returned as it is",
                 "On its way to a whole number the period is cut off: down, even where the next one is nearer, and "
                 "down to 0 where it "
                 "is short. The nearest one is wanted, and 1 at least.",
                 [](double omega) { return static_cast<std::int64_t>(lap / omega); });

const check::Misconception<nearest_repeat>
    coarse_pi("pi as 3.14", "std::llround(6.28 / omega)",
              "Your pi has too few digits, and a slow pair shows it. The standard library has all of them, in "
              "<numbers>.",
              [](double omega) { return at_least_one(std::round(6.28 / omega)); });

const check::Misconception<nearest_repeat>
    half_a_lap("half a lap", "std::llround(pi / omega)",
               "After half a turn the dot is on the other side of its circle, as far from its start as it can be.",
               [](double omega) { return at_least_one(std::round(lap / 2 / omega)); });

const check::Misconception<nearest_repeat>
    no_lap("2 pi forgotten", "std::llround(1 / omega)",
           "omega counts radians per position, and a whole turn is more than one radian.",
           [](double omega) { return at_least_one(std::round(1 / omega)); });

const check::Misconception<nearest_repeat>
    zero("0 as a repeat", "std::llround(2 pi / omega)",
         "A period shorter than half a position is nearest to 0, and after 0 positions nothing has been repeated. The "
         "smallest repeat is 1.",
         [](double omega) -> std::int64_t { return std::llround(lap / omega); });

const check::Misconception<gap_distance>
    squared("the root forgotten", "the sum of 2 - 2 cos(gap · omega)",
            "This is the square of the distance: the squares are added, and the root is still to come.",
            [](std::int64_t gap, const Vec& omega) { return std::pow(gap_distance(gap, omega), 2); });

const check::Misconception<gap_distance>
    first_pair("the first pair alone", "2 |sin(gap · omega_0 / 2)|",
               "You compared the first pair of the two encodings. Every pair has a part in the distance.",
               [](std::int64_t gap, const Vec& omega) { return gap_distance(gap, Vec(omega.head(1))); });

const check::Misconception<gap_distance>
    last_pair("the slowest pair alone", "2 |sin(gap · omega_last / 2)|",
              "You compared the last pair of the two encodings. Every pair has a part in the distance.",
              [](std::int64_t gap, const Vec& omega) { return gap_distance(gap, Vec(omega.tail(1))); });

const check::Misconception<gap_distance>
    added("the pairs' distances added", "the sum of 2 |sin(gap · omega / 2)|",
          "The pairs' lengths are at right angles to one another. Pythagoras adds their squares.",
          [](std::int64_t gap, const Vec& omega) {
            return 2 * (omega * (static_cast<double>(gap) / 2)).array().sin().abs().sum();
          });

const check::Misconception<gap_distance> sum_of_frequencies(
    "the frequencies added", "2 |sin(gap · (omega_0 + omega_1 + …) / 2)|",
    "You added the frequencies and took one length. Each pair has its own, and those are put "
    "together.",
    [](std::int64_t gap, const Vec& omega) { return gap_distance(gap, Vec::Constant(1, omega.sum())); });

const check::Misconception<gap_distance>
    sines("the sines alone", "the root of the sum of sin(gap · omega) squared",
          "Half of the slots are missing: the cosines differ as well.", [](std::int64_t gap, const Vec& omega) {
            return (omega * static_cast<double>(gap)).array().sin().matrix().norm();
          });

const check::Misconception<gap_distance>
    arcs("arcs in place of chords", "the root of the sum of (gap · omega) squared",
         "Your distance grows for ever, and two dots on a circle are never more than 2 apart. Straight across is "
         "wanted, not along the circle.",
         [](std::int64_t gap, const Vec& omega) { return std::abs(static_cast<double>(gap)) * omega.norm(); });

const check::Misconception<gap_distance>
    mean("the mean of the pairs", "the distance divided by the root of the number of pairs",
         "The length of a vector is not an average: nothing is divided by the number of pairs.",
         [](std::int64_t gap, const Vec& omega) {
           return gap_distance(gap, omega) / std::sqrt(static_cast<double>(omega.size()));
         });

const check::Misconception<gap_distance> similarity("similarity in place of distance", "the sum of cos(gap · omega)",
                                                    "This is largest where the two are equal. A distance is 0 there.",
                                                    [](std::int64_t gap, const Vec& omega) {
                                                      return (omega * static_cast<double>(gap)).array().cos().sum();
                                                    });

const check::Misconception<closest_gap>
    from_zero("the gap 0 let in", "the walk begins at 0",
              "Every position is closest to itself. Two different ones are wanted, so the gaps begin at 1.",
              [](std::int64_t, const Vec&) -> std::int64_t { return 0; });

const check::Misconception<closest_gap> last_left_out("the largest gap left out", "gap < max_gap",
                                                      "max_gap itself is one of the gaps to try.",
                                                      [](std::int64_t max_gap, const Vec& omega) {
                                                        return closest_gap(max_gap > 1 ? max_gap - 1 : max_gap, omega);
                                                      });

const check::Misconception<closest_gap>
    fast_pair("the fast pair's closest gap", "the smallest 2 |sin(gap · omega_0 / 2)|",
              "Your gap is the best for the first pair. The others have to come close as well.",
              [](std::int64_t max_gap, const Vec& omega) { return closest_gap(max_gap, Vec(omega.head(1))); });

const check::Misconception<closest_gap>
    slow_pair("the slow pair's closest gap", "the smallest 2 |sin(gap · omega_last / 2)|",
              "Your gap is the best for the last pair. The others have to come close as well.",
              [](std::int64_t max_gap, const Vec& omega) { return closest_gap(max_gap, Vec(omega.tail(1))); });

const check::Misconception<closest_gap>
    first_rise("stopped at the first rise", "the last gap before the distance grows",
               "The distance goes up and down many times. A later gap can be closer than the first dip.",
               [](std::int64_t max_gap, const Vec& omega) {
                 std::int64_t gap = 1;
                 while (gap < max_gap && gap_distance(gap + 1, omega) < gap_distance(gap, omega)) ++gap;
                 return gap;
               });

const check::Misconception<closest_gap>
    farthest("the farthest in place of the closest", "the largest distance",
             "Your gap is that of the two encodings that are farthest apart. Which way does your comparison point?",
             [](std::int64_t max_gap, const Vec& omega) {
               std::int64_t found = 1;
               for (std::int64_t gap = 2; gap <= max_gap; ++gap) {
                 if (gap_distance(gap, omega) > gap_distance(found, omega)) found = gap;
               }
               return found;
             });

const check::Misconception<gap_distance>
    unsigned_gap("an unsigned gap", "(std::size_t)gap · omega",
                 "Below 0 your gap wraps round to a huge number: somewhere it passes through a type without a sign.",
                 [](std::int64_t gap, const Vec& omega) {
                   const auto wrapped = static_cast<double>(static_cast<std::uint64_t>(gap));
                   return 2 * (omega * (wrapped / 2)).array().sin().matrix().norm();
                 });

const check::Misconception<gap_distance>
    cosine_term("the root of 1 - cos", "the root of the sum of 1 - cos(gap · omega)",
                "Multiply the squares out: sin² + cos² comes up twice, once for each of the two positions.",
                [](std::int64_t gap, const Vec& omega) { return gap_distance(gap, omega) / std::sqrt(2); });

} // namespace
} // namespace pe
