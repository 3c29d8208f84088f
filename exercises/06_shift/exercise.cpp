#include "exercise.hpp"

#include <cmath>

namespace pe {

Eigen::Matrix2d shift_pair(double omega, std::int64_t k) {
  // TODO: about 3 lines. Check it by hand: position 0 is (0, 1), and one step must take it to (sin omega, cos omega).
  todo();
}

Mat shift_matrix(const Vec& omega, std::int64_t k) {
  // TODO: about 3 lines. One small matrix for each pair, along the diagonal.
  todo();
}

Vec shift_encoding(const Vec& encoding, const Vec& omega, std::int64_t k) {
  // TODO: about 2 lines.
  todo();
}

} // namespace pe
