#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  require(d_model > base, "base");
}

} // namespace pe
