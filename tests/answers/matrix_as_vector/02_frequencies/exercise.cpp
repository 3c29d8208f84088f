#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Mat table = Mat::Constant(d_model, d_model / 2, base);
  return table;
}

} // namespace pe
