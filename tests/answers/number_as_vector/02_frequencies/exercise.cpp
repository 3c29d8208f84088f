#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  return std::pow(base, -2.0 / d_model);
}

} // namespace pe
