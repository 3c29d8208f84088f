#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec encode(std::int64_t position, const Vec& omega) {
  require(omega.allFinite() && (omega.array() > 0).all(), "omega must be finite and positive");
  Vec encoding(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = static_cast<double>(position) * omega[i];
    encoding[2 * i] = -std::sin(-angle);
    encoding[2 * i + 1] = std::cos(angle);
  }
  for (double& entry : encoding) {
    if (entry == 0) entry = -0.0;
  }
  return encoding;
}

} // namespace pe
