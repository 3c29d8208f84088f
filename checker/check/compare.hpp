#pragma once

#include "answer/eigen.hpp"
#include "record/record.hpp"

#include <optional>

namespace check {

/// Compares entry by entry with one absolute tolerance. NaN differs from everything, an infinity only equals itself,
/// and -0 equals 0. Nothing when the two agree.
std::optional<record::Difference> difference(const Eigen::MatrixXd& expected, const Eigen::MatrixXd& got,
                                             double tolerance);

} // namespace check
