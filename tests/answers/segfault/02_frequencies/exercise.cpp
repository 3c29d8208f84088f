#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  volatile double* nowhere = nullptr;
  return Vec::Constant(d_model / 2, static_cast<double>(*nowhere));
}

} // namespace pe
