#include "exercise.hpp"

#include <cmath>

template <long n>
struct Endless {
  static constexpr long value = Endless<n + 1>::value + Endless<n + 2>::value;
};

namespace pe {

Vec frequencies(int d_model, double base) {
  return Vec::Constant(d_model / 2, Endless<0>::value);
}

} // namespace pe
