#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec rope(const Vec& x, std::int64_t position, const Vec& omega) {
  require((omega.array() > 0).all() && omega.allFinite(), "omega must be finite and positive");
  require(x.size() == 2 * omega.size(), "x must have two slots for each omega");
  Vec turned(x.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = static_cast<double>(position) * omega[i];
    const Eigen::Matrix2d turn{{std::cos(angle), -std::sin(angle)}, {std::sin(angle), std::cos(angle)}};
    turned.segment<2>(2 * i) = turn * x.segment<2>(2 * i);
  }
  return turned;
}

double rope_score(const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
  require(q.size() == 2 * omega.size(), "q must have two slots for each omega");
  require(k.size() == 2 * omega.size(), "k must have two slots for each omega");
  return rope(q, q_position, omega).dot(rope(k, k_position, omega));
}

} // namespace pe
