#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Vec omega = Vec::Constant(d_model / 2, base);
  const double first = omega;
  return Vec::Constant(d_model / 2, first);
}

} // namespace pe
