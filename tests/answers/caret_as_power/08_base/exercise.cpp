#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

double base_for_wavelength(double wavelength, int pair, int d_model) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(pair >= 1 && pair < d_model / 2, "pair must be 1 to d_model / 2 - 1; no base moves pair 0");
  require(std::isfinite(wavelength) && wavelength > 0, "wavelength must be finite and positive");
  return (wavelength / (2 * std::numbers::pi)) ^ (d_model / (2.0 * pair));
}

} // namespace pe
