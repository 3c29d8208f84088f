#include "exercise.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pe {

namespace {

constexpr double lap = 2 * std::numbers::pi;

/// From the slowest pair, which alone tells the laps of the others apart, to the fastest, which alone tells neighbours
/// apart: each moves the position to the nearest one where it stands at its own angle.
double refined(double position, const Vec& encoding, const Vec& omega) {
  for (Eigen::Index i = omega.size() - 1; i >= 0; --i) {
    const double angle = std::atan2(encoding[2 * i], encoding[2 * i + 1]);
    position += std::remainder(angle - position * omega[i], lap) / omega[i];
  }
  return position;
}

/// The dot product with the encoding of a position: the largest belongs to the closest one.
double match(double position, const Vec& encoding, const Vec& omega) {
  double sum = 0;
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = position * omega[i];
    sum += encoding[2 * i] * std::sin(angle) + encoding[2 * i + 1] * std::cos(angle);
  }
  return sum;
}

} // namespace

std::int64_t decode(const Vec& encoding, const Vec& omega) {
  require(omega.size() >= 2, "omega must have two pairs or more");
  require((omega.array() > 0).all() && omega.allFinite(), "omega must be finite and positive");
  require(encoding.size() == 2 * omega.size(), "encoding must have two slots for each omega");
  require(encoding.allFinite(), "encoding must be finite");
  const double wavelength = lap / omega[omega.size() - 1];
  const auto decoded_from = [&](double start) {
    return std::clamp(std::round(refined(start, encoding, omega)), 0.0, std::floor(wavelength));
  };
  // Rounded, the slowest pair cannot tell the end of its lap from the start. So each half of the lap has its own try,
  // which begins in the middle of that half, far from where the pair would jump to the next lap.
  const double early = decoded_from(wavelength / 4);
  const double late = decoded_from(3 * wavelength / 4);
  return static_cast<std::int64_t>(match(early, encoding, omega) >= match(late, encoding, omega) ? early : late);
}

} // namespace pe
