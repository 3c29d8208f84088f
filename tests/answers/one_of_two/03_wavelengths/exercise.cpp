#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

Vec wavelengths(int d_model, double base) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  Vec lambda(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) lambda[i] = 2 * std::numbers::pi * std::pow(base, 2.0 * i / d_model);
  return lambda;
}

int unfinished_pairs(int d_model, double base, double length) { todo(); }

} // namespace pe
