#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {

std::int64_t nearest_repeat(double omega) {
  // TODO: about 3 lines.
  todo();
}

double gap_distance(std::int64_t gap, const Vec& omega) {
  // TODO: about 4 lines. You may put p anywhere: at 0, for instance.
  todo();
}

std::int64_t closest_gap(std::int64_t max_gap, const Vec& omega) {
  // TODO: about 10 lines.
  todo();
}

} // namespace pe
