#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Vec steps = Vec::LinSpaced(d_model / 2, 0.0, 1.0);
  return steps + Vec::Constant(d_model, base);
}

} // namespace pe
