#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec rope(const Vec& x, std::int64_t position, const Vec& omega) {
  // TODO: about 8 lines. Pair by pair, into a new vector.
  todo();
}

double rope_score(const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
  // TODO: about 3 lines.
  todo();
}

} // namespace pe
