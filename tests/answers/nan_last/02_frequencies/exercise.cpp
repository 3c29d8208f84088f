#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  Vec omega(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) omega[i] = std::pow(base, -2.0 * i / d_model);
  omega[d_model / 2 - 1] = std::nan("");
  return omega;
}

} // namespace pe
