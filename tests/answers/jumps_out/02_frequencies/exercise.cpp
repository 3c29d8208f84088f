#include "exercise.hpp"

#include <csetjmp>

namespace {

std::jmp_buf never_set;

} // namespace

namespace pe {

Vec frequencies(int d_model, double base) { std::longjmp(never_set, 1); }

} // namespace pe
