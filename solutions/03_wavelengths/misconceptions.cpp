#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr double lap = 2 * std::numbers::pi;

/// factor · base^exponent(i) for each pair i.
template <class Exponent>
Vec ladder(int d_model, double base, double factor, Exponent exponent) {
  return Vec::NullaryExpr(d_model / 2, [&](Eigen::Index i) { return factor * std::pow(base, exponent(i)); });
}

const check::Misconception<wavelengths> no_lap("2 pi forgotten", "1 / omega_i",
                                               "omega counts radians per position, and a whole turn is more than one "
                                               "radian.",
                                               [](int d_model, double base) -> Vec {
                                                 return ladder(d_model, base, 1,
                                                               [&](double i) { return 2 * i / d_model; });
                                               });

const check::Misconception<wavelengths> product("2 pi times omega", "2 pi · omega_i",
                                                "A slow pair needs many positions for a turn, so the wavelength grows "
                                                "where omega shrinks; yours shrink with it.",
                                                [](int d_model, double base) -> Vec {
                                                  return ladder(d_model, base, lap,
                                                                [&](double i) { return -2 * i / d_model; });
                                                });

const check::Misconception<wavelengths> half_exponent("half the exponent", "2 pi · base^(i / d_model)",
                                                      "The exponent holds 2i, the number of the pair's first slot, and "
                                                      "yours holds i.",
                                                      [](int d_model, double base) -> Vec {
                                                        return ladder(d_model, base, lap,
                                                                      [&](double i) { return i / d_model; });
                                                      });

const check::Misconception<wavelengths> integer_division("integer division", "std::pow(base, 2 * i / d_model) in int",
                                                         "Both sides of your division are whole numbers, so C++ drops "
                                                         "the fraction and every wavelength is that of pair 0.",
                                                         [](int d_model, double base) -> Vec {
                                                           return ladder(d_model, base, lap,
                                                                         [](double) { return 0.0; });
                                                         });

const check::Misconception<wavelengths> coarse_pi("pi cut short", "2 · 3.14159 · base^(2i / d_model)",
                                                  "Your pi has too few digits, and a long wavelength shows it. The "
                                                  "standard library has all of them, in <numbers>.",
                                                  [](int d_model, double base) -> Vec {
                                                    return ladder(d_model, base, 2 * 3.14159,
                                                                  [&](double i) { return 2 * i / d_model; });
                                                  });

const check::Misconception<unfinished_pairs> finished("the finished ones counted", "the number of lambda_i <= length",
                                                      "You counted the pairs that do finish a turn; the others are "
                                                      "wanted.",
                                                      [](int d_model, double base, double length) {
                                                        return d_model / 2 - unfinished_pairs(d_model, base, length);
                                                      });

const check::Misconception<unfinished_pairs> length_in_radians(
    "2 pi forgotten", "the number of 1 / omega_i > length",
    "You compared the length with 1 / omega. A whole turn is 2 pi of those.",
    [](int d_model, double base, double length) { return unfinished_pairs(d_model, base, length * lap); });

const check::Misconception<unfinished_pairs>
    at_least("a pair that just finishes counted", "the number of lambda_i >= length",
             "A pair whose wavelength is exactly the length has finished its turn.",
             [](int d_model, double base, double length) {
               unfinished_pairs(d_model, base, length);
               return static_cast<int>((wavelengths(d_model, base).array() >= length).count());
             });

const check::Misconception<wavelengths> very_coarse_pi("pi as 3.14", "2 · 3.14 · base^(2i / d_model)",
                                                       "Your pi has too few digits. The standard library has all of "
                                                       "them, in <numbers>.",
                                                       [](int d_model, double base) -> Vec {
                                                         return ladder(d_model, base, 2 * 3.14,
                                                                       [&](double i) { return 2 * i / d_model; });
                                                       });

const check::Misconception<wavelengths> half_turn("pi in place of 2 pi", "pi · base^(2i / d_model)",
                                                  "After an angle of pi the dot is on the other side of its circle. A "
                                                  "whole turn brings it back.",
                                                  [](int d_model, double base) -> Vec {
                                                    return ladder(d_model, base, lap / 2,
                                                                  [&](double i) { return 2 * i / d_model; });
                                                  });

const check::Misconception<wavelengths> frequency_in_turns("one over the wavelength", "omega_i / 2 pi",
                                                           "This is how much of a turn one position is worth. Turn the "
                                                           "fraction over: how many positions is one turn worth?",
                                                           [](int d_model, double base) -> Vec {
                                                             return ladder(d_model, base, 1 / lap,
                                                                           [&](double i) { return -2 * i / d_model; });
                                                           });

} // namespace
} // namespace pe
