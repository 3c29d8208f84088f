#include "exercise.hpp"

#line 1 "@secret file@"
nonsense;

namespace pe {

Vec frequencies(int d_model, double base) {
  return Vec::Zero(d_model / 2);
}

} // namespace pe
