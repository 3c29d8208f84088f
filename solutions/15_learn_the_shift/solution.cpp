#include "exercise.hpp"

#include <Eigen/QR>

namespace pe {

Mat fit_shift(const Mat& table, int k) {
  require(k >= 0, "k must be zero or more");
  require(table.cols() > 0 && table.rows() - k >= table.cols() && table.allFinite(),
          "table must have a column at least, k rows more than columns at least, and finite entries");
  const auto positions = table.rows() - k;
  const Mat here = table.topRows(positions);
  const Mat there = table.bottomRows(positions);
  return here.colPivHouseholderQr().solve(there).transpose();
}

} // namespace pe
