#include "check/misconception.hpp"
#include "exercise.hpp"

#include <Eigen/QR>

#include <cmath>

namespace pe {
namespace {

/// The matrix of the least squares from some rows to others.
Mat least_squares(const Mat& from, const Mat& to) {
  require(from.rows() >= from.cols() && from.size() > 0, "table must have more rows");
  return from.colPivHouseholderQr().solve(to).transpose();
}

void require_a_table_that_fits(const Mat& table, int k) {
  require(k >= 0, "k must be zero or more");
  require(table.cols() > 0 && table.rows() - k >= table.cols() && table.allFinite(), "table must fit");
}

const check::Misconception<fit_shift> for_rows(
    "the matrix for rows", "row(p + k) ≈ row(p) · M",
    "Your matrix moves an encoding that stands as a row to the left of it. For a column, M · PE(p), it has to be "
    "transposed.",
    [](const Mat& table, int k) -> Mat { return fit_shift(table, k).transpose(); });

const check::Misconception<fit_shift>
    backwards("a fit from later to earlier", "M · row(p + k) ≈ row(p)",
              "You asked what leads back from position p + k to p. Exchange what is given and what is wanted.",
              [](const Mat& table, int k) -> Mat {
                require_a_table_that_fits(table, k);
                return least_squares(table.bottomRows(table.rows() - k), table.topRows(table.rows() - k));
              });

const check::Misconception<fit_shift> one_step("k left out", "M · row(p) ≈ row(p + 1)",
                                               "Your matrix is that of a single step, whatever k is.",
                                               [](const Mat& table, int) -> Mat { return fit_shift(table, 1); });

const check::Misconception<fit_shift>
    wraps_round("the table taken for a ring", "M · row(p) ≈ row((p + k) mod length) for every p",
                "The last k rows have no partner k positions on. The first rows are not what comes after them.",
                [](const Mat& table, int k) -> Mat {
                  require(k >= 0, "k must be zero or more");
                  Mat later(table.rows(), table.cols());
                  for (Eigen::Index p = 0; p < table.rows(); ++p) later.row(p) = table.row((p + k) % table.rows());
                  return least_squares(table, later);
                });

const check::Misconception<fit_shift> first_rows("only as many rows as needed", "the first d_model rows solved exactly",
                                                 "You used as many rows as there are unknowns and left the others out. "
                                                 "They agree as long as the table fits a matrix "
                                                 "exactly; least squares asks all of them.",
                                                 [](const Mat& table, int k) -> Mat {
                                                   require_a_table_that_fits(table, k);
                                                   return least_squares(table.topRows(table.cols()),
                                                                        table.middleRows(k, table.cols()));
                                                 });

const check::Misconception<fit_shift>
    slot_by_slot("each slot from itself alone", "a diagonal matrix: one factor for each slot",
                 "A sine k positions on is made of the sine and the cosine here. One number cannot be turned: let "
                 "every slot see all "
                 "the others.",
                 [](const Mat& table, int k) -> Mat {
                   require(k >= 0 && table.rows() > k, "k must be zero or more");
                   const Mat here = table.topRows(table.rows() - k);
                   const Mat there = table.bottomRows(table.rows() - k);
                   const Vec factors =
                       here.cwiseProduct(there).colwise().sum().cwiseQuotient(here.colwise().squaredNorm());
                   return factors.asDiagonal();
                 });

const check::Misconception<fit_shift> from_the_formula(
    "the turn from the formula", "T_k for base 10000, whatever the table says",
    "You wrote the turn down from the formula. Here nobody tells you the frequencies: the table has to.",
    [](const Mat& table, int k) -> Mat {
      require_a_table_that_fits(table, k);
      Mat turns = Mat::Identity(table.cols(), table.cols());
      for (Eigen::Index i = 0; i < table.cols() / 2; ++i) {
        const double angle = k * std::pow(1e4, -2 * static_cast<double>(i) / static_cast<double>(table.cols()));
        turns.block<2, 2>(2 * i, 2 * i) =
            Eigen::Matrix2d{{std::cos(angle), std::sin(angle)}, {-std::sin(angle), std::cos(angle)}};
      }
      return turns;
    });

const check::Misconception<fit_shift> differences(
    "the change in place of the value", "M · row(p) ≈ row(p + k) - row(p)",
    "Your matrix gives what is added on the way, so that k = 0 gives zeros. It should give where the way leads.",
    [](const Mat& table, int k) -> Mat { return fit_shift(table, k) - Mat::Identity(table.cols(), table.cols()); });

} // namespace
} // namespace pe
