#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec step_change(std::int64_t position, const Vec& omega) {
  // TODO: about 8 lines: one to refuse a wrong omega, then two slots for each pair.
  todo();
}

Vec chord_lengths(const Vec& omega) {
  // TODO: about 2 lines. A length is never negative.
  todo();
}

} // namespace pe
