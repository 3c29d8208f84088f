#include "exercise.hpp"

#include <cstdlib>
#include <cstring>

namespace pe {

Vec frequencies(int d_model, double base) {
  char* volatile small = static_cast<char*>(std::malloc(24));
  char* volatile next = static_cast<char*>(std::malloc(24));
  std::memset(small - 16, 0x55, 64);
  std::free(next);
  std::free(small);
  return Vec::Zero(d_model / 2);
}

} // namespace pe
