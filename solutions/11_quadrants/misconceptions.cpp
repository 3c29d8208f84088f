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

} // namespace
} // namespace pe
