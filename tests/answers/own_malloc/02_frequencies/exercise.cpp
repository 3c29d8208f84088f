#include "exercise.hpp"

#include <cstdlib>

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Zero(d_model / 2); }

} // namespace pe

extern "C" void* malloc(std::size_t) { return nullptr; }
extern "C" void free(void*) {}
