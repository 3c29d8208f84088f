#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// Two slots for each omega, each made of it by a function of its own.
template <class Even, class Odd>
Vec slots(const Vec& omega, Even even, Odd odd) {
  Vec all(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) all.segment<2>(2 * i) << even(omega[i]), odd(omega[i]);
  return all;
}

const check::Misconception<step_change>
    other_way_round("the difference the other way round", "PE(position) - PE(position + 1)",
                    "All your signs are turned. A change is what is new, less what was there before.",
                    [](std::int64_t position, const Vec& omega) -> Vec { return -step_change(position, omega); });

const check::Misconception<step_change>
    step_before("the step before", "PE(position) - PE(position - 1)",
                "This is the step that leads to the position. The one that leaves it is wanted.",
                [](std::int64_t position, const Vec& omega) -> Vec { return step_change(position - 1, omega); });

const check::Misconception<step_change>
    speed("the speed in place of the step", "omega cos(position · omega), -omega sin(position · omega)",
          "This is the derivative, how fast a slot changes at the position itself. A whole step is long enough for a "
          "fast pair to bend away from that.",
          [](std::int64_t position, const Vec& omega) -> Vec {
            const auto at = static_cast<double>(position);
            return slots(
                omega, [at](double one) { return one * std::cos(at * one); },
                [at](double one) { return -one * std::sin(at * one); });
          });

const check::Misconception<step_change>
    first_step("the first step at every position", "PE(1) - PE(0)",
               "Your change is that of the step from 0 to 1, wherever the step is. The dot moves equally far "
               "everywhere, and yet not in the same direction.",
               [](std::int64_t, const Vec& omega) -> Vec { return step_change(0, omega); });

const check::Misconception<step_change> signs_lost("signs lost", "|PE(position + 1) - PE(position)|",
                                                   "A slot that falls changes by less than 0. Yours never does.",
                                                   [](std::int64_t position, const Vec& omega) -> Vec {
                                                     return step_change(position, omega).cwiseAbs();
                                                   });

const check::Misconception<step_change>
    inside("the difference taken inside the sine", "sin((position + 1) omega - position · omega)",
           "The difference of two sines is not the sine of the difference: yours is the same at every position.",
           [](std::int64_t, const Vec& omega) -> Vec {
             return slots(
                 omega, [](double one) { return std::sin(one); }, [](double one) { return std::cos(one); });
           });

const check::Misconception<step_change>
    swapped("sine and cosine swapped", "cos in the even slots, sin in the odd ones",
            "The values are there, and each pair has its two in the wrong order: slot 2i is the sine of pair i.",
            [](std::int64_t position, const Vec& omega) -> Vec {
              Vec change = step_change(position, omega);
              for (Eigen::Index i = 0; i < omega.size(); ++i) change.segment<2>(2 * i).reverseInPlace();
              return change;
            });

const check::Misconception<step_change>
    halves("sines and cosines in halves", "all sines, then all cosines",
           "The values are there, in another layout: here slots 2i and 2i + 1 are neighbours.",
           [](std::int64_t position, const Vec& omega) -> Vec {
             const Vec change = step_change(position, omega);
             return change.reshaped(2, omega.size()).transpose().reshaped();
           });

const check::Misconception<chord_lengths> arc("the arc in place of the chord", "omega",
                                              "This is the way along the circle. Straight across is shorter, and for a "
                                              "fast pair that shows.",
                                              [](const Vec& omega) -> Vec { return omega; });

const check::Misconception<chord_lengths> squared("the root forgotten", "2 - 2 cos omega",
                                                  "This is the square of the length.", [](const Vec& omega) -> Vec {
                                                    return chord_lengths(omega).cwiseAbs2();
                                                  });

const check::Misconception<chord_lengths> sine_slot(
    "the sine's change alone", "|sin omega|",
    "This is what the first slot of a pair changes by at the step from 0 to 1. The dot moves sideways as well, "
    "and the second slot has that part.",
    [](const Vec& omega) -> Vec { return omega.array().sin().abs(); });

const check::Misconception<chord_lengths>
    whole_angle("the whole angle in place of its half", "2 |sin omega|",
                "The triangle with a right angle is half of the one between the two dots and the centre, and so is its "
                "angle.",
                [](const Vec& omega) -> Vec { return chord_lengths(2 * omega); });

const check::Misconception<chord_lengths>
    half_chord("half of the chord", "|sin(omega / 2)|",
               "This is one of the two triangles with a right angle. The chord crosses both.",
               [](const Vec& omega) -> Vec { return chord_lengths(omega) / 2; });

const check::Misconception<chord_lengths> negative("a length with a sign", "2 sin(omega / 2)",
                                                   "For an omega above 2 pi your length can be negative. No length is.",
                                                   [](const Vec& omega) -> Vec {
                                                     return 2 * (omega / 2).array().sin();
                                                   });

const check::Misconception<chord_lengths>
    added("the two changes added", "|sin omega| + 1 - cos omega",
          "This is the way first up and then sideways. Straight across is shorter: think of Pythagoras.",
          [](const Vec& omega) -> Vec { return omega.array().sin().abs() + 1 - omega.array().cos(); });

const check::Misconception<step_change> unsigned_position(
    "an unsigned position", "(std::size_t)position",
    "Below 0 your position wraps round to a huge number: somewhere it passes through a type without a sign.",
    [](std::int64_t position, const Vec& omega) -> Vec {
      const auto here = static_cast<double>(static_cast<std::uint64_t>(position));
      const auto next = static_cast<double>(static_cast<std::uint64_t>(position) + 1);
      return slots(
          omega, [&](double one) { return std::sin(next * one) - std::sin(here * one); },
          [&](double one) { return std::cos(next * one) - std::cos(here * one); });
    });

const check::Misconception<chord_lengths>
    sine_of_twice("the half on the outside", "2 |sin omega| / 2",
                  "Half of the angle is meant, and the sine of half an angle is not half of its sine. Where does the 2 "
                  "under the fraction belong?",
                  sine_slot);

} // namespace
} // namespace pe
