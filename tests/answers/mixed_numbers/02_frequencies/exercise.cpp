#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Eigen::VectorXi pairs = Eigen::VectorXi::LinSpaced(d_model / 2, 0, d_model / 2 - 1);
  return Vec::Constant(d_model / 2, base) + pairs;
}

} // namespace pe
