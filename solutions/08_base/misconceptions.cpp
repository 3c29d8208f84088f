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
    same_exponent("the exponent not turned over", "(wavelength / 2 pi)^(2 pair / d_model)",
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

const check::Misconception<base_for_wavelength>
    power_of_the_lap("the power on 2 pi alone", "wavelength / (2 pi)^(d_model / (2 pair))",
                     "Your power reaches only the 2 pi. The quotient as a whole is what has to be raised.",
                     [](double wavelength, int pair, int d_model) {
                       base_for_wavelength(wavelength, pair, d_model);
                       return wavelength / std::pow(lap, d_model / (2.0 * pair));
                     });

const check::Misconception<base_for_wavelength>
    power_of_the_wavelength("the power on the wavelength alone", "wavelength^(d_model / (2 pair)) / 2 pi",
                            "Your power reaches only the wavelength. Take the 2 pi off first, and then undo the power.",
                            [](double wavelength, int pair, int d_model) {
                              base_for_wavelength(wavelength, pair, d_model);
                              return std::pow(wavelength, d_model / (2.0 * pair)) / lap;
                            });

const check::Misconception<base_for_wavelength>
    no_factor_of_two("the 2 of the exponent forgotten", "(wavelength / 2 pi)^(d_model / pair)",
                     "The exponent of a pair is 2 pair / d_model, and you undid pair / d_model.",
                     [](double wavelength, int pair, int d_model) {
                       base_for_wavelength(wavelength, pair, d_model);
                       return std::pow(wavelength / lap, 1.0 * d_model / pair);
                     });

const check::Misconception<base_for_wavelength> times_pi(
    "no parentheses round 2 pi", "wavelength / 2 * pi",
    "C++ works from left to right: this halves the wavelength and multiplies by pi. What is divided by 2 pi needs "
    "parentheses round the 2 pi.",
    [](double wavelength, int pair, int d_model) {
      return base_for_wavelength(wavelength * std::numbers::pi * std::numbers::pi, pair, d_model);
    });

const check::Misconception<base_for_wavelength>
    times_pair("no parentheses round 2 pair", "d_model / 2.0 * pair as the exponent",
               "C++ works from left to right: this halves d_model and multiplies by the pair, which agrees only for "
               "pair 1. What is "
               "divided by 2 pair needs parentheses round it.",
               [](double wavelength, int pair, int d_model) {
                 base_for_wavelength(wavelength, pair, d_model);
                 return std::pow(wavelength / lap, d_model / 2.0 * pair);
               });

const check::Misconception<base_for_wavelength> always_a_root(
    "always the root", "std::sqrt(wavelength / 2 pi)",
    "A root would undo a square. Which power of the base stands in the wavelength of this pair, and which power undoes "
    "that?",
    [](double wavelength, int pair, int d_model) {
      base_for_wavelength(wavelength, pair, d_model);
      return std::sqrt(wavelength / lap);
    });

const check::Misconception<base_for_wavelength> cut_to_nothing(
    "an exponent cut off to 0", "1 / (2 * pair / d_model) in int",
    "2 * pair / d_model is a quotient of two whole numbers, and below 1: C++ makes it 0. Make one side a double before "
    "you divide.",
    [](double wavelength, int pair, int d_model) {
      base_for_wavelength(wavelength, pair, d_model);
      return 1.0;
    });

} // namespace
} // namespace pe
