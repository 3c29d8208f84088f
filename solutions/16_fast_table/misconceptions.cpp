#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// A table whose pairs have these angles, one column of angles for each pair.
Eigen::MatrixXf table_of(const Eigen::ArrayXXd& angles) {
  Eigen::MatrixXf table(angles.rows(), 2 * angles.cols());
  for (Eigen::Index i = 0; i < angles.cols(); ++i) {
    table.col(2 * i) = angles.col(i).sin().cast<float>();
    table.col(2 * i + 1) = angles.col(i).cos().cast<float>();
  }
  return table;
}

/// The angle of every position and pair, by a formula of its own.
template <class Angle>
Eigen::MatrixXf table_by(std::int64_t length, int d_model, Angle angle) {
  require(length >= 0, "length must be zero or more");
  return table_of(Eigen::ArrayXXd::NullaryExpr(length, d_model / 2, angle));
}

double omega_of(Eigen::Index pair, int d_model, double base) {
  return std::pow(base, -2 * static_cast<double>(pair) / d_model);
}

const check::Misconception<fast_table>
    float_angles("angles in single precision", "(float)p · (float)omega",
                 "A float has 24 bits, and at large positions whole turns take most of them. Form the angle in double, "
                 "and narrow the "
                 "sine, not the angle.",
                 [](std::int64_t length, int d_model, double base) {
                   return table_by(length, d_model, [&](Eigen::Index p, Eigen::Index i) {
                     return static_cast<double>(static_cast<float>(p) * static_cast<float>(omega_of(i, d_model, base)));
                   });
                 });

const check::Misconception<fast_table> float_omega(
    "frequencies in single precision", "p · (float)omega",
    "Your angles are doubles, but the frequencies went through a float first. What is lost there is multiplied by the "
    "position.",
    [](std::int64_t length, int d_model, double base) {
      return table_by(length, d_model, [&](Eigen::Index p, Eigen::Index i) {
        return static_cast<double>(p) * static_cast<float>(omega_of(i, d_model, base));
      });
    });

const check::Misconception<fast_table> float_ladder("a ladder climbed in single precision",
                                                    "theta = p; then theta *= base^(-2 / d_model) for every next pair",
                                                    "Each product rounds the angle again, and a float has few digits "
                                                    "to lose. Take every frequency from its formula, in "
                                                    "double.",
                                                    [](std::int64_t length, int d_model, double base) {
                                                      const auto ratio =
                                                          static_cast<float>(std::pow(base, -2.0 / d_model));
                                                      Eigen::ArrayXXd angles(length, d_model / 2);
                                                      for (std::int64_t p = 0; p < length; ++p) {
                                                        auto theta = static_cast<float>(p);
                                                        for (Eigen::Index i = 0; i < angles.cols(); ++i, theta *= ratio)
                                                          angles(p, i) = theta;
                                                      }
                                                      return table_of(angles);
                                                    });

const check::Misconception<fast_table> float_sum(
    "angles added up", "angle += omega at every position, in single precision",
    "Every addition rounds, and thousands of them do so in a row. Start each angle, or at least each block, from the "
    "position itself.",
    [](std::int64_t length, int d_model, double base) {
      Eigen::ArrayXXd angles(length, d_model / 2);
      for (Eigen::Index i = 0; i < angles.cols(); ++i) {
        const auto omega = static_cast<float>(omega_of(i, d_model, base));
        float angle = 0;
        for (std::int64_t p = 0; p < length; ++p, angle += omega) angles(p, i) = angle;
      }
      return table_of(angles);
    });

const check::Misconception<fast_table> drift(
    "one turn after another", "row(p + 1) = T_1 row(p), in single precision",
    "The shift is right, but you take it from one row to the next, in floats, and the errors add up. Turn from a start "
    "that is computed afresh, only a block away, and in double.",
    [](std::int64_t length, int d_model, double base) {
      Eigen::MatrixXf table(length, d_model);
      for (int i = 0; i < d_model / 2; ++i) {
        const auto omega = static_cast<float>(omega_of(i, d_model, base));
        const Eigen::Matrix2f turn{{std::cos(omega), std::sin(omega)}, {-std::sin(omega), std::cos(omega)}};
        Eigen::Vector2f pair{0, 1};
        for (std::int64_t p = 0; p < length; ++p, pair = turn * pair) {
          table.block<1, 2>(p, 2 * i) = pair.transpose();
        }
      }
      return table;
    });

const check::Misconception<fast_table>
    backwards("a table that walks backwards", "row p holds PE(-p)",
              "Your sines have the wrong sign, and so every turn goes backwards. The first slot of row 1 must be the "
              "sine of 1.",
              [](std::int64_t length, int d_model, double base) {
                return table_by(length, d_model, [&](Eigen::Index p, Eigen::Index i) {
                  return -static_cast<double>(p) * omega_of(i, d_model, base);
                });
              });

const check::Misconception<fast_table> from_one("positions counted from 1", "row p holds PE(p + 1)",
                                                "The first row is position 0, which is (0, 1, 0, 1, …).",
                                                [](std::int64_t length, int d_model, double base) {
                                                  return table_by(length, d_model, [&](Eigen::Index p, Eigen::Index i) {
                                                    return static_cast<double>(p + 1) * omega_of(i, d_model, base);
                                                  });
                                                });

const check::Misconception<fast_table> half_split(
    "all sines first", "(sin, sin, …, cos, cos, …)",
    "Some libraries put all sines into the first half. Here the sine and the cosine of a pair are neighbours.",
    [](std::int64_t length, int d_model, double base) -> Eigen::MatrixXf {
      return fast_table(length, d_model,
                        base)(Eigen::all, Eigen::VectorXi::NullaryExpr(d_model, [&](Eigen::Index slot) {
                                return static_cast<int>(slot < d_model / 2 ? 2 * slot : 2 * slot - d_model + 1);
                              }));
    });

const check::Misconception<fast_table> row_by_row(
    "rows written into columns", "data()[p · d_model + slot]",
    "An Eigen matrix keeps each column together, not each row, and so your numbers are right but in the wrong places. "
    "Write through table(p, slot) or a column at a time.",
    [](std::int64_t length, int d_model, double base) -> Eigen::MatrixXf {
      return fast_table(length, d_model, base).transpose().reshaped(length, d_model);
    });

const check::Misconception<fast_table> half_exponent(
    "half the exponent", "base^(-i / d_model)",
    "The exponent holds 2i, the number of the pair's first slot, and yours holds i.",
    [](std::int64_t length, int d_model, double base) { return fast_table(length, d_model, std::sqrt(base)); });

const check::Misconception<fast_table> integer_division(
    "integer division", "std::pow(base, -2 * i / d_model) with i and d_model of type int",
    "Both sides of your division are whole numbers, so C++ drops the fraction and every pair turns as fast as the "
    "first. Make one side a double before you divide.",
    [](std::int64_t length, int d_model, double) { return fast_table(length, d_model, 1); });

const check::Misconception<fast_table> double_exponent(
    "the 2 counted twice", "base^(-4i / d_model)",
    "A loop over slots in steps of two has 2i in its variable already. Multiplied by two again, the exponent is twice "
    "what it should be.",
    [](std::int64_t length, int d_model, double base) { return fast_table(length, d_model, base * base); });

const check::Misconception<fast_table>
    swapped("sine and cosine swapped", "(cos, sin, cos, sin, …)",
            "The first row must begin with 0 and yours begins with 1. Which of the two functions is 0 there?",
            [](std::int64_t length, int d_model, double base) {
              Eigen::MatrixXf table = fast_table(length, d_model, base);
              for (int slot = 0; slot < d_model; slot += 2) table.col(slot).swap(table.col(slot + 1));
              return table;
            });

const check::Misconception<fast_table> every_block_the_first(
    "every block like the first", "row p holds PE(p mod 256)",
    "Your rows begin again at 0 with every block. The turn within a block starts from the encoding of the block's own "
    "first position.",
    [](std::int64_t length, int d_model, double base) {
      return table_by(length, d_model, [&](Eigen::Index p, Eigen::Index i) {
        return static_cast<double>(p % 256) * omega_of(i, d_model, base);
      });
    });

} // namespace
} // namespace pe
