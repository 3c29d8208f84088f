#include "exercise.hpp"

#include <cstring>

namespace pe {

Vec frequencies(int d_model, double base) {
  for (;;) std::memset(new char[16 << 20], 1, 16 << 20);
}

} // namespace pe
