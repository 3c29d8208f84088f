#include "exercise.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace pe {

std::int64_t nearest_repeat(double omega) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  const double period = 2 * std::numbers::pi / omega;
  require(period < std::ldexp(1.0, 63), "omega must be large enough for its period to be a std::int64_t");
  return std::max<std::int64_t>(1, std::llround(period));
}

double gap_distance(std::int64_t gap, const Vec& omega) {
  require((omega.array() > 0).all() && omega.allFinite(), "omega must be finite and positive");
  // Two dots an angle apart are 2 sin(angle / 2) apart; unlike 2 - 2 cos(angle), that is exact for close ones too.
  const Vec half_angles = omega * (static_cast<double>(gap) / 2);
  return 2 * half_angles.array().sin().matrix().norm();
}

std::int64_t closest_gap(std::int64_t max_gap, const Vec& omega) {
  require(max_gap >= 1, "max_gap must be at least 1");
  std::int64_t closest = 1;
  double smallest = std::numeric_limits<double>::infinity();
  for (std::int64_t gap = 1; gap <= max_gap; ++gap) {
    const double distance = gap_distance(gap, omega);
    if (distance >= smallest) continue;
    smallest = distance;
    closest = gap;
  }
  return closest;
}

} // namespace pe
