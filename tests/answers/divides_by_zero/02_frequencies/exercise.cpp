#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  return Vec::Constant(d_model / (d_model - d_model), base);
}

} // namespace pe
