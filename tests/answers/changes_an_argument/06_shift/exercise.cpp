#include "exercise.hpp"

#include <cmath>

namespace pe {

Eigen::Matrix2d shift_pair(double omega, std::int64_t k) { todo(); }

Mat shift_matrix(const Vec& omega, std::int64_t k) { todo(); }

Vec shift_encoding(const Vec& encoding, const Vec& omega, std::int64_t k) {
  encoding = shift_matrix(omega, k) * encoding;
  return encoding;
}

} // namespace pe
