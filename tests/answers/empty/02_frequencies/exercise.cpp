#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  return Vec();
}

} // namespace pe
