#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

double angle_in_lap(std::int64_t position, double omega) {
  const double rest = std::fmod(static_cast<double>(position) * omega, 2 * std::numbers::pi);
  return rest < 0 ? rest + 2 * std::numbers::pi : rest;
}

std::int64_t completed_laps(std::int64_t position, double omega) {
  return static_cast<std::int64_t>(std::floor(static_cast<double>(position) * omega / (2 * std::numbers::pi)));
}

int quadrant(std::int64_t position, double omega) {
  if (position == 0) return 0;
  return static_cast<int>(4 * angle_in_lap(position, omega) / (2 * std::numbers::pi)) + 1;
}

} // namespace pe
