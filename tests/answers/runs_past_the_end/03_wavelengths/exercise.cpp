#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

Vec wavelengths(int d_model, double base) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  return Vec::NullaryExpr(d_model / 2, [&](Eigen::Index i) {
    return 2 * std::numbers::pi * std::pow(base, 2.0 * static_cast<double>(i) / d_model);
  });
}

int unfinished_pairs(int d_model, double base, double length) {
  require(length >= 0, "length must be zero or more");
  const Vec lambda = wavelengths(d_model, base);
  int finished = 0;
  while (lambda[finished] <= length) ++finished;
  return d_model / 2 - finished;
}

} // namespace pe
