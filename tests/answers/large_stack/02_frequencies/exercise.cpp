#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  volatile char enormous[100 << 20];
  enormous[0] = 1;
  return Vec::Constant(d_model / 2, enormous[0]);
}

} // namespace pe
