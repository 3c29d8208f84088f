#include "check/compare.hpp"

#include <cmath>

namespace check {
namespace {

double error(double expected, double got) { return expected == got ? 0.0 : std::abs(expected - got); }

/// Written so that a NaN on either side, or in the tolerance, is wrong.
bool agree(double expected, double got, double tolerance) {
  return error(expected, got) <= tolerance && std::isfinite(expected) == std::isfinite(got);
}

} // namespace

std::optional<record::Difference> difference(const Eigen::MatrixXd& expected, const Eigen::MatrixXd& got,
                                             double tolerance) {
  if (expected.rows() != got.rows() || expected.cols() != got.cols()) return record::Difference{.shape = true};
  record::Difference found{.entries = expected.size(), .tolerance = tolerance};
  for (Eigen::Index row = 0; row < expected.rows(); ++row) {
    for (Eigen::Index col = 0; col < expected.cols(); ++col) {
      if (agree(expected(row, col), got(row, col), tolerance)) continue;
      if (found.differing++ > 0) continue;
      found.row = row;
      found.col = col;
      found.error = error(expected(row, col), got(row, col));
    }
  }
  return found.differing > 0 ? std::optional(found) : std::nullopt;
}

} // namespace check
