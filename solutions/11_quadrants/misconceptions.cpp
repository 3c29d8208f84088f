#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr double full_turn = 2 * std::numbers::pi;

double whole_angle_of(std::int64_t position, double omega) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  return static_cast<double>(position) * omega;
}

/// The quadrant as the quarter of a lap that a remainder of fmod falls into, with a lap of that many radians.
int quarter(std::int64_t position, double omega, double turn) {
  const double rest = std::fmod(whole_angle_of(position, omega), turn);
  return rest == 0 ? 0 : static_cast<int>(std::floor(4 * (rest < 0 ? rest + turn : rest) / turn)) + 1;
}

const check::Misconception<angle_in_lap> negative_rest(
    "the sign that fmod keeps", "std::fmod(position · omega, 2 pi)",
    "Below position 0, fmod gives a negative rest. An angle in its lap is never negative.",
    [](std::int64_t position, double omega) { return std::fmod(whole_angle_of(position, omega), full_turn); });

const check::Misconception<angle_in_lap>
    whole_angle("the laps left in", "position · omega", "This is the whole angle. The full turns have to come off.",
                [](std::int64_t position, double omega) { return whole_angle_of(position, omega); });

const check::Misconception<angle_in_lap>
    half_laps("an angle from -pi to pi", "std::atan2(sin, cos)",
              "The second half of your lap is negative: atan2 counts back from 0. Here the angle runs on to 2 pi.",
              [](std::int64_t position, double omega) {
                return std::atan2(std::sin(whole_angle_of(position, omega)), std::cos(whole_angle_of(position, omega)));
              });

const check::Misconception<completed_laps>
    towards_zero("laps cut towards zero", "(std::int64_t)(position · omega / 2 pi)",
                 "A cast drops the fraction, which rounds up below zero: position -1 lies in the lap before the first.",
                 [](std::int64_t position, double omega) {
                   return static_cast<std::int64_t>(whole_angle_of(position, omega) / full_turn);
                 });

const check::Misconception<completed_laps>
    nearest("laps rounded", "std::round(position · omega / 2 pi)",
            "A lap that is more than half done is not completed yet.", [](std::int64_t position, double omega) {
              return static_cast<std::int64_t>(std::round(whole_angle_of(position, omega) / full_turn));
            });

const check::Misconception<quadrant>
    axis_in_first("the axis counted to a quadrant", "sin >= 0 and cos >= 0 is quadrant 1",
                  "Position 0 lies exactly on an axis, and belongs to no quadrant. Your comparison lets it in.",
                  [](std::int64_t position, double omega) {
                    const int right = quadrant(position, omega);
                    return right == 0 ? 1 : right;
                  });

const check::Misconception<quadrant>
    swapped("sine and cosine swapped", "the quadrant of (sin, cos)",
            "You read the sine as the way to the right. The cosine is, and the sine is the way up.",
            [](std::int64_t position, double omega) {
              const int right = quadrant(position, omega);
              return right == 2 ? 4 : right == 4 ? 2 : right;
            });

const check::Misconception<quadrant>
    negative_quarter("the sign that fmod keeps", "1 + (int)(std::fmod(position · omega, 2 pi) / (pi / 2))",
                     "Below position 0, fmod gives a negative rest, and your quadrant counts from there.",
                     [](std::int64_t position, double omega) {
                       const double rest = std::fmod(whole_angle_of(position, omega), full_turn);
                       return rest == 0 ? 0 : static_cast<int>(rest / (full_turn / 4)) + 1;
                     });

const check::Misconception<quadrant>
    coarse_pi("pi as 3.1416", "quarters of a lap of 2 · 3.1416",
              "Your pi has too few digits: positions such as 355 come so close to an axis that it decides wrongly.",
              [](std::int64_t position, double omega) { return quarter(position, omega, 2 * 3.1416); });

const check::Misconception<quadrant>
    very_coarse_pi("pi as 3.14", "quarters of a lap of 2 · 3.14",
                   "Your pi has too few digits. The standard library has all of them, in <numbers>.",
                   [](std::int64_t position, double omega) { return quarter(position, omega, 2 * 3.14); });

const check::Misconception<angle_in_lap>
    from_the_top("sine and cosine swapped", "std::atan2(cos, sin)",
                 "Your angles start at the top and run backwards. atan2 takes the sine first.",
                 [](std::int64_t position, double omega) {
                   const double whole = whole_angle_of(position, omega);
                   const double angle = std::atan2(std::cos(whole), std::sin(whole));
                   return angle < 0 ? angle + full_turn : angle;
                 });

const check::Misconception<angle_in_lap>
    in_degrees("degrees", "std::fmod(position · omega · 180 / pi, 360)",
               "Your angle is in degrees. Radians are wanted, of which a lap has 2 pi.",
               [](std::int64_t position, double omega) { return angle_in_lap(position, omega) * 360 / full_turn; });

const check::Misconception<completed_laps>
    half_turns("half laps counted", "std::floor(position · omega / pi)",
               "After an angle of pi the dot is only half way round.", [](std::int64_t position, double omega) {
                 return static_cast<std::int64_t>(std::floor(whole_angle_of(position, omega) / (full_turn / 2)));
               });

const check::Misconception<completed_laps>
    angle_floored("2 pi forgotten", "std::floor(position · omega)", "You counted radians. A lap is 2 pi of them.",
                  [](std::int64_t position, double omega) {
                    return static_cast<std::int64_t>(std::floor(whole_angle_of(position, omega)));
                  });

const check::Misconception<quadrant>
    clockwise("quadrants counted clockwise", "1, then 4, 3 and 2 in the order of the walk",
              "Your numbers run the wrong way round. From the first quadrant the dot goes up and to the left, against "
              "the clock, and that one is number 2.",
              swapped);

const check::Misconception<quadrant>
    axis_in_fourth("the axis counted to the fourth", "a chain of > and < whose last branch takes what is left",
                   "Position 0 lies exactly on an axis, and belongs to no quadrant. It fell through to your last "
                   "branch.",
                   [](std::int64_t position, double omega) {
                     const int right = quadrant(position, omega);
                     return right == 0 ? 4 : right;
                   });

const check::Misconception<quadrant> from_zero("quadrants counted from 0", "(int)(angle / (pi / 2))",
                                               "Your first quadrant is number 0, which is kept for the axes.",
                                               [](std::int64_t position, double omega) {
                                                 const int right = quadrant(position, omega);
                                                 return right == 0 ? 0 : right - 1;
                                               });

/// The quadrant of a whole number of degrees, where every multiple of 90 counts as an axis.
int quadrant_of(std::int64_t degrees) {
  const auto rest = static_cast<int>((degrees % 360 + 360) % 360);
  return rest % 90 == 0 ? 0 : rest / 90 + 1;
}

const check::Misconception<quadrant>
    cut_degrees("whole degrees, cut off", "(int)(position · omega · 180 / pi) % 360",
                "Cutting off to whole degrees puts positions such as 11 onto an axis where they are not. The signs of "
                "sine and cosine lose nothing.",
                [](std::int64_t position, double omega) {
                  return quadrant_of(static_cast<std::int64_t>(whole_angle_of(position, omega) * 360 / full_turn));
                });

const check::Misconception<quadrant>
    rounded_degrees("whole degrees, rounded", "std::lround(position · omega · 180 / pi) % 360",
                    "Rounding to whole degrees puts positions such as 22 onto an axis where they are not. The signs of "
                    "sine and cosine lose nothing.",
                    [](std::int64_t position, double omega) {
                      return quadrant_of(std::llround(whole_angle_of(position, omega) * 360 / full_turn));
                    });

const check::Misconception<quadrant>
    five_digits("pi as 3.14159", "quarters of a lap of 2 · 3.14159",
                "Your pi is good enough for position 355 and not for 103993, which comes closer still to an axis. The "
                "standard library has all of its digits, in <numbers>.",
                [](std::int64_t position, double omega) { return quarter(position, omega, 2 * 3.14159); });

const check::Misconception<quadrant>
    fraction("pi as 22/7", "quarters of a lap of 2 · 22 / 7",
             "22/7 is a little more than pi, and positions such as 355 come so close to an axis that it decides "
             "wrongly. The standard library has pi, in <numbers>.",
             [](std::int64_t position, double omega) { return quarter(position, omega, 44 / 7.0); });

} // namespace
} // namespace pe
