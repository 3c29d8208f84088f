#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  const Eigen::Matrix3d three = Eigen::Matrix2d::Identity();
  return three.col(0);
}

} // namespace pe
