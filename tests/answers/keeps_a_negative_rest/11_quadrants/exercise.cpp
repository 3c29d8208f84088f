#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

namespace {

constexpr double lap = 2 * std::numbers::pi;

double angle(std::int64_t position, double omega) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  return static_cast<double>(position) * omega;
}

} // namespace

double angle_in_lap(std::int64_t position, double omega) {
  const double rest = std::fmod(angle(position, omega), lap);
  return rest;
}

std::int64_t completed_laps(std::int64_t position, double omega) {
  return static_cast<std::int64_t>(std::floor(angle(position, omega) / lap));
}

int quadrant(std::int64_t position, double omega) {
  const double sine = std::sin(angle(position, omega));
  const double cosine = std::cos(angle(position, omega));
  if (sine == 0 || cosine == 0) return 0;
  if (sine > 0) return cosine > 0 ? 1 : 2;
  return cosine < 0 ? 3 : 4;
}

} // namespace pe
