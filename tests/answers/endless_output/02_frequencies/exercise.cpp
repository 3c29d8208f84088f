#include "exercise.hpp"

#include <cstdio>

namespace pe {

Vec frequencies(int d_model, double base) {
  for (;;) std::puts("still here");
}

} // namespace pe
