#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  return Vec::Zero(20 << 20);
}

} // namespace pe
