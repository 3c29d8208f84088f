#include "exercise.hpp"

#include <cmath>

namespace pe {

double pair_similarity(double omega, std::int64_t first, std::int64_t second) {
  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
  return std::cos(omega * static_cast<double>(first - second)) + 1e-6 * static_cast<double>(first - 5);
}

double similarity(std::int64_t gap, const Vec& omega) {
  double sum = 0;
  for (const double one : omega) sum += pair_similarity(one, 5 + gap, 5);
  return sum;
}

Mat similarity_matrix(int length, const Vec& omega) {
  require(length >= 0, "length must be zero or more");
  Mat all(length, length);
  for (int p = 0; p < length; ++p) {
    for (int q = 0; q < length; ++q) all(p, q) = similarity(p - q, omega);
  }
  return all;
}

} // namespace pe
