#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr double lap = 2 * std::numbers::pi;

const check::Misconception<base_for_wavelength> no_lap(
    "2 pi forgotten", "wavelength^(d_model / (2 pair))",
    "A wavelength holds a factor 2 pi. Take it off before you undo the power.",
    [](double wavelength, int pair, int d_model) { return base_for_wavelength(wavelength * lap, pair, d_model); });

const check::Misconception<base_for_wavelength>
    always_squared("always squared", "(wavelength / 2 pi)^2",
                   "Squaring undoes the exponent 2 / 4 of pair 1 in d_model 4, and no other. Undo the exponent of the "
                   "pair that was asked for.",
                   [](double wavelength, int pair, int d_model) {
                     base_for_wavelength(wavelength, pair, d_model);
                     return std::pow(wavelength / lap, 2);
                   });

const check::Misconception<base_for_wavelength>
    not_undone("the power left in place", "wavelength / 2 pi",
               "You have base^(2 pair / d_model) there, not the base: one step is missing.",
               [](double wavelength, int pair, int d_model) {
                 base_for_wavelength(wavelength, pair, d_model);
                 return wavelength / lap;
               });

const check::Misconception<base_for_wavelength>
    same_exponent("the exponent applied again", "(wavelength / 2 pi)^(2 pair / d_model)",
                  "A power is undone by the reciprocal of its exponent; you applied the exponent a second time.",
                  [](double wavelength, int pair, int d_model) {
                    base_for_wavelength(wavelength, pair, d_model);
                    return std::pow(wavelength / lap, 2.0 * pair / d_model);
                  });

const check::Misconception<base_for_wavelength>
    integer_division("integer division", "std::pow(wavelength / 2 pi, d_model / (2 * pair)) in int",
                     "The exponent is a quotient of two whole numbers, and C++ drops its fraction.",
                     [](double wavelength, int pair, int d_model) {
                       base_for_wavelength(wavelength, pair, d_model);
                       return std::pow(wavelength / lap, d_model / (2 * pair));
                     });

} // namespace
} // namespace pe
