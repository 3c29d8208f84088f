#include "exercise.hpp"

#include <cmath>

namespace pe {

namespace {

void require_frequencies(const Vec& omega) {
  require((omega.array() > 0).all() && omega.allFinite(), "omega must be finite and positive");
}

} // namespace

Vec step_change(std::int64_t position, const Vec& omega) {
  require_frequencies(omega);
  // As doubles before the 1 is added: the largest std::int64_t has no next one.
  const auto here = static_cast<double>(position);
  const double next = here + 1;
  Vec change(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    change[2 * i] = std::sin(next * omega[i]) - std::sin(here * omega[i]);
    change[2 * i + 1] = std::cos(next * omega[i]) - std::cos(here * omega[i]);
  }
  return change;
}

Vec chord_lengths(const Vec& omega) {
  require_frequencies(omega);
  return 2 * (omega / 2).array().sin().abs();
}

} // namespace pe
