#include "exercise.hpp"

#include <cassert>
#include <cmath>

#undef eigen_assert
#define eigen_assert(rule)
#define private public
#define double float
#define TEST

namespace pe {

Vec frequencies(int d_model, double base) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  Vec omega(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) omega[i] = std::pow(base, -2.0 * i / d_model);
  return omega;
}

} // namespace pe
