#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec encode(std::int64_t position, const Vec& omega) {
  require(omega.allFinite() && (omega.array() > 0).all(), "omega must be finite and positive");
  Vec encoding(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const float angle = static_cast<float>(position) * static_cast<float>(omega[i]);
    encoding[2 * i] = std::sin(angle);
    encoding[2 * i + 1] = std::cos(angle);
  }
  return encoding;
}

} // namespace pe
