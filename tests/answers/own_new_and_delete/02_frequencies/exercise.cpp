#include "exercise.hpp"

#include <cstdlib>
#include <new>

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Zero(d_model / 2); }

} // namespace pe

void* operator new(std::size_t) {
  static char always_the_same[64];
  return always_the_same;
}
void operator delete(void*) noexcept {}
void operator delete(void*, std::size_t) noexcept {}
