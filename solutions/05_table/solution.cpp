#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// One row for each of `length` positions from `first` on, one column for each slot.
Mat encodings(std::int64_t first, Eigen::Index length, Eigen::Index d_model, double base) {
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  const Vec positions = Vec::LinSpaced(length, static_cast<double>(first), static_cast<double>(first + length - 1));
  Mat table(length, d_model);
  for (Eigen::Index i = 0; i < d_model / 2; ++i) {
    const double omega = std::pow(base, -2.0 * static_cast<double>(i) / static_cast<double>(d_model));
    const Vec angles = positions * omega;
    table.col(2 * i) = angles.array().sin();
    table.col(2 * i + 1) = angles.array().cos();
  }
  return table;
}

} // namespace

Mat encoding_table(int length, int d_model, double base) {
  require(length >= 0, "length must not be negative");
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  return encodings(0, length, d_model, base);
}

Mat add_positions(const Mat& embeddings, std::int64_t first_position, double base) {
  const auto d_model = embeddings.cols();
  require(d_model >= 2 && d_model % 2 == 0, "embeddings must have an even number of columns, at least 2");
  return embeddings + encodings(first_position, embeddings.rows(), d_model, base);
}

} // namespace pe
