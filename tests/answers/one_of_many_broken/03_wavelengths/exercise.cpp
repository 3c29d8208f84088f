#include "exercise.hpp"

namespace pe {

Vec wavelengths(int d_model, double base) { return Vec() }

int unfinished_pairs(int d_model, double base, double length) { return 0; }

} // namespace pe
