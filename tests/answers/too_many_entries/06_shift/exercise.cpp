#include "exercise.hpp"

#include <cmath>

namespace pe {

Eigen::Matrix2d shift_pair(double omega, std::int64_t k) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  const double angle = static_cast<double>(k) * omega;
  Eigen::Matrix2d turn;
  turn << std::cos(angle), std::sin(angle), -std::sin(angle), std::cos(angle), 0;
  return turn;
}

Mat shift_matrix(const Vec& omega, std::int64_t k) {
  Mat shift = Mat::Zero(2 * omega.size(), 2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) shift.block<2, 2>(2 * i, 2 * i) = shift_pair(omega[i], k);
  return shift;
}

Vec shift_encoding(const Vec& encoding, const Vec& omega, std::int64_t k) {
  require(encoding.size() == 2 * omega.size(), "encoding must have two slots for each omega");
  return shift_matrix(omega, k) * encoding;
}

} // namespace pe
