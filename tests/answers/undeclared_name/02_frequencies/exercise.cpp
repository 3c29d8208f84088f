#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  Vec omega(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) omega[i] = std::pow(bsae, -2.0 * i / d_model);
  return omega;
}

} // namespace pe
