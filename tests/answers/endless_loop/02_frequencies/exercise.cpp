#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  for (volatile int i = 0;; ++i) {
  }
}

} // namespace pe
