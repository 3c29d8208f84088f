#include "walk.hpp"

#include "circle.hpp"

#include "02_frequencies/exercise.hpp"
#include "04_encoding/exercise.hpp"

#include <iterator>
#include <numbers>

namespace plots {

namespace {

/// The sine of one pair.
double height(Eigen::Index position, double omega) { return pe::encode(position, pe::Vec::Constant(1, omega))[0]; }

} // namespace

Series counter() {
  const Eigen::VectorXd slots = Eigen::VectorXd::LinSpaced(10, 0, 9);
  Series series{"counter", {"slot", "height"}, Eigen::MatrixXd(10, 2)};
  series.rows << slots, slots;
  return series;
}

double twin_omega() { return std::numbers::pi / 6; }

Series wave(double omega, int last) {
  constexpr int points = 401;
  const Eigen::VectorXd positions = Eigen::VectorXd::LinSpaced(points, 0, last);
  Series series{"wave", {"position", "height"}, Eigen::MatrixXd(points, 2)};
  series.rows << positions, positions.unaryExpr([=](double position) { return pair_at(position, omega)[0]; });
  return series;
}

Series wave_at_slots(double omega, int last) {
  Series series{"slots", {"position", "height"}, Eigen::MatrixXd(last + 1, 2)};
  for (int position = 0; position <= last; ++position) series.rows.row(position) << position, height(position, omega);
  return series;
}

Series strips() {
  constexpr int length = 32;
  const auto omega = pe::frequencies(512, 10000);
  Series series{"strips", {"row", "position", "height"}, Eigen::MatrixXd(std::size(compared_pairs) * length, 3)};
  Eigen::Index at = 0;
  for (int row = 0; const int pair : compared_pairs) {
    for (int position = 0; position < length; ++position) {
      series.rows.row(at++) << row, position, height(position, omega[pair]);
    }
    ++row;
  }
  return series;
}

Series cells(const std::string& name, const Eigen::MatrixXd& matrix) {
  Series series{name, {"row", "column", "value"}, Eigen::MatrixXd(matrix.size(), 3)};
  Eigen::Index at = 0;
  for (Eigen::Index row = 0; row < matrix.rows(); ++row) {
    for (Eigen::Index column = 0; column < matrix.cols(); ++column) {
      series.rows.row(at++) << static_cast<double>(row), static_cast<double>(column), matrix(row, column);
    }
  }
  return series;
}

} // namespace plots
