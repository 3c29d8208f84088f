#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Vec omega = frequencies(d_model, base + 1);
  return omega + omega;
}

} // namespace pe
