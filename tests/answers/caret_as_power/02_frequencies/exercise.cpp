#include "exercise.hpp"

#include <cmath>

namespace pe {

Vec frequencies(int d_model, double base) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  return Vec::NullaryExpr(d_model / 2,
                          [&](Eigen::Index i) { return base ^ (-2.0 * static_cast<double>(i) / d_model); });
}

} // namespace pe
