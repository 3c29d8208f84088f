#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

double base_for_wavelength(double wavelength, int pair, int d_model) {
  return std::pow(wavelength / (2 * std::numbers::pi), d_model / (2.0 * pair));
}

} // namespace pe
