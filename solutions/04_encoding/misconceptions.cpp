#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

/// The sine and cosine of each pair, at an angle that is a function of the pair's omega.
template <class Angle>
Vec dots(const Vec& omega, Angle angle) {
  Vec slots(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    slots.segment<2>(2 * i) << std::sin(angle(omega[i])), std::cos(angle(omega[i]));
  }
  return slots;
}

/// What is left of a position that passes through a narrow type.
template <class Narrow>
std::int64_t through(std::int64_t position) {
  return static_cast<std::int64_t>(static_cast<Narrow>(position));
}

/// What a type that keeps eight significant bits makes of it, as bfloat16 does.
std::int64_t in_eight_bits(std::int64_t position) {
  int exponent = 0;
  const double fraction = std::frexp(static_cast<double>(position), &exponent);
  return std::llround(std::ldexp(std::nearbyint(std::ldexp(fraction, 8)), exponent - 8));
}

const check::Misconception<encode>
    parity_of_pair("the parity of the pair", "both slots sin where i is even, both cos where i is odd",
                   "You asked whether the pair's number is even, and so both slots of a pair got the same function. It "
                   "is the slot's number that decides.",
                   [](std::int64_t position, const Vec& omega) -> Vec {
                     Vec slots = encode(position, omega);
                     for (Eigen::Index i = 0; i < omega.size(); ++i) {
                       slots.segment<2>(2 * i).setConstant(slots[2 * i + i % 2]);
                     }
                     return slots;
                   });

const check::Misconception<encode>
    halves("all sines first", "sin of every pair, then cos of every pair",
           "Some libraries order the slots like this, and a model trained so is happy with it. In this course the two "
           "slots of a pair are neighbours.",
           [](std::int64_t position, const Vec& omega) -> Vec {
             return encode(position, omega).reshaped(2, omega.size()).transpose().reshaped();
           });

const check::Misconception<encode>
    swapped("sine and cosine swapped", "(cos, sin, cos, sin, …)",
            "At position 0 the first slot must be 0, and yours is 1. Which of the two functions is 0 there?",
            [](std::int64_t position, const Vec& omega) -> Vec {
              return encode(position, omega).reshaped(2, omega.size()).colwise().reverse().reshaped();
            });

const check::Misconception<encode> no_cosine(
    "the cosine forgotten", "(sin, sin, sin, sin, …)",
    "Both slots of your pairs hold the sine. It takes the cosine as well to be a dot on a circle, which later "
    "exercises turn.",
    [](std::int64_t position, const Vec& omega) -> Vec {
      return dots(omega, [&](double one) { return static_cast<double>(position) * one; })
          .reshaped(2, omega.size())
          .row(0)
          .replicate(2, 1)
          .reshaped();
    });

const check::Misconception<encode>
    from_one("positions counted from 1", "(position + 1) · omega",
             "You gave the encoding of the next position. The first one is 0, and its encoding is 0, 1, 0, 1, ….",
             [](std::int64_t position, const Vec& omega) -> Vec { return encode(position + 1, omega); });

const check::Misconception<encode> empty_start("zeros at position 0", "0 in every slot where position is 0",
                                               "Position 0 is a position, not an empty place. What is the cosine of 0?",
                                               [](std::int64_t position, const Vec& omega) -> Vec {
                                                 if (position == 0) return Vec::Zero(2 * omega.size());
                                                 return encode(position, omega);
                                               });

const check::Misconception<encode>
    unit_length("the whole encoding scaled to length 1", "divided by the square root of the number of pairs",
                "Each pair should be on a circle of radius 1. Yours get smaller with every pair that is added, so that "
                "the encoding as a whole has length 1.",
                [](std::int64_t position, const Vec& omega) -> Vec {
                  return encode(position, omega) / std::sqrt(static_cast<double>(omega.size()));
                });

const check::Misconception<encode>
    root_of_width("divided by the square root of d_model", "encoding / sqrt(d_model)",
                  "Each pair should be on a circle of radius 1. Yours shrink with the width, as attention scores do, "
                  "but an encoding is not scaled here.",
                  [](std::int64_t position, const Vec& omega) -> Vec {
                    return encode(position, omega) / std::sqrt(2 * static_cast<double>(omega.size()));
                  });

const check::Misconception<encode>
    degrees("degrees", "sin(position · omega · pi / 180)",
            "You took the angle for degrees, or turned it into radians once more. omega is in radians already, and so "
            "is what std::sin takes.",
            [](std::int64_t position, const Vec& omega) -> Vec {
              return dots(omega,
                          [&](double one) { return static_cast<double>(position) * one * std::numbers::pi / 180; });
            });

const check::Misconception<encode>
    full_turns("omega in turns", "sin(2 pi · position · omega)",
               "You took omega for full turns a position. It is in radians, which need no 2 pi.",
               [](std::int64_t position, const Vec& omega) -> Vec {
                 return dots(omega,
                             [&](double one) { return 2 * std::numbers::pi * static_cast<double>(position) * one; });
               });

const check::Misconception<encode>
    divided("divided by omega", "sin(position / omega)",
            "Your later pairs turn faster than the first. Is it the frequency that you got, or one over it?",
            [](std::int64_t position, const Vec& omega) -> Vec {
              return dots(omega, [&](double one) { return static_cast<double>(position) / one; });
            });

const check::Misconception<encode> first_omega("one frequency for all pairs", "position · omega_0 in every pair",
                                               "Each pair turns at its own speed; you used the first one's for all.",
                                               [](std::int64_t position, const Vec& omega) -> Vec {
                                                 return encode(position, Vec::Constant(omega.size(), omega[0]));
                                               });

const check::Misconception<encode>
    sign_lost("the sign of the position lost", "|position| · omega",
              "Positions -3 and 3 are the same to you. A sine tells them apart, so the sign was gone before you took "
              "it.",
              [](std::int64_t position, const Vec& omega) -> Vec { return encode(std::abs(position), omega); });

const check::Misconception<encode>
    unsigned_position("an unsigned position", "(std::size_t)position · omega",
                      "Below 0 your position wraps round to a huge number: somewhere it passes through a type without "
                      "a sign.",
                      [](std::int64_t position, const Vec& omega) -> Vec {
                        const auto wrapped = static_cast<double>(static_cast<std::uint64_t>(position));
                        return dots(omega, [&](double one) { return wrapped * one; });
                      });

const check::Misconception<encode>
    byte("a position of 8 bits", "(std::int8_t)position · omega",
         "From 128 on your position is another one: its type, such as char, is too narrow. Which type does it come in?",
         [](std::int64_t position, const Vec& omega) -> Vec { return encode(through<std::int8_t>(position), omega); });

const check::Misconception<encode> sixteen_bits(
    "a position of 16 bits", "(std::int16_t)position · omega",
    "From 32768 on your position is another one: its type is too narrow. Which type does it come in?",
    [](std::int64_t position, const Vec& omega) -> Vec { return encode(through<std::int16_t>(position), omega); });

const check::Misconception<encode> thirty_two_bits(
    "a position of 32 bits", "(int)position · omega",
    "An int ends a little above two thousand million, and your position passes through one. Which type "
    "does it come in?",
    [](std::int64_t position, const Vec& omega) -> Vec { return encode(through<std::int32_t>(position), omega); });

const check::Misconception<encode>
    eight_bits("a position with 8 significant bits", "bfloat16(position) · omega",
               "Eight significant bits cannot count past 256: your position 257 is the same as 256. Models that keep "
               "positions in bfloat16 really have this fault.",
               [](std::int64_t position, const Vec& omega) -> Vec { return encode(in_eight_bits(position), omega); });

const check::Misconception<encode> float_position(
    "a position in float", "(float)position · omega",
    "A float counts in ones up to 16777216 and then in twos: its position 16777217 is the one before. "
    "Which type does the position come in?",
    [](std::int64_t position, const Vec& omega) -> Vec { return encode(through<float>(position), omega); });

const check::Misconception<encode> ten_thousand(
    "a period of 10000", "(position % 10000) · omega",
    "Position 10000 is the same as 0 to you. The 10000 of the original formula sets the slowest clocks; it is neither "
    "the longest text nor a period.",
    [](std::int64_t position, const Vec& omega) -> Vec { return encode(position % 10000, omega); });

const check::Misconception<encode>
    over_a_turn("the angle divided by 2 pi", "sin(position · omega / 2 pi)",
                "You turned the angle into whole turns. std::sin wants it in radians, and omega already counts those.",
                [](std::int64_t position, const Vec& omega) -> Vec {
                  return dots(omega,
                              [&](double one) { return static_cast<double>(position) * one / (2 * std::numbers::pi); });
                });

const check::Misconception<encode> whole_angle(
    "the angle in int", "int angle = position · omega",
    "A slow pair's angle is less than 1 for a long time, and a whole number makes 0 of that. Which type keeps the "
    "fraction?",
    [](std::int64_t position, const Vec& omega) -> Vec {
      return dots(omega, [&](double one) { return std::trunc(static_cast<double>(position) * one); });
    });

const check::Misconception<encode> float_angle(
    "the angle in float", "float angle = position · omega",
    "A float has about seven digits. A large angle spends them on the turns that are over, and few are left "
    "for where the dot stands. Which type has more?",
    [](std::int64_t position, const Vec& omega) -> Vec {
      return dots(omega, [&](double one) { return static_cast<float>(static_cast<double>(position) * one); });
    });

const check::Misconception<encode>
    float_values("values in float", "float(sin(position · omega))",
                 "Your angles are right, but the values have only seven digits: on their way out they pass through a "
                 "float.",
                 [](std::int64_t position, const Vec& omega) -> Vec {
                   return encode(position, omega).cast<float>().cast<double>();
                 });

} // namespace
} // namespace pe
