#include "exercise.hpp"

#include <cmath>

namespace pe {

double pair_similarity(double omega, std::int64_t first, std::int64_t second) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  return std::cos(omega * static_cast<double>(first - second));
}

double similarity(std::int64_t gap, const Vec& omega) {
  double sum = 0;
  for (const double one : omega) sum += pair_similarity(one, gap, 0);
  return sum;
}

Mat similarity_matrix(int length, const Vec& omega) {
  require(length >= 0, "length must be zero or more");
  require((omega.array() > 0).all() && omega.allFinite(), "omega must be finite and positive");
  return Mat::NullaryExpr(length, length, [&](Eigen::Index p, Eigen::Index q) { return similarity(p - q, omega); });
}

} // namespace pe
