#include "circle.hpp"

#include <cmath>

namespace plots {

Eigen::Vector2d pair_at(double position, double omega) {
  return {std::sin(position * omega), std::cos(position * omega)};
}

Eigen::MatrixXd on_circle(const Eigen::VectorXd& positions, double omega) {
  Eigen::MatrixXd rows(positions.size(), 3);
  for (Eigen::Index i = 0; i < positions.size(); ++i) {
    rows.row(i) << positions[i], pair_at(positions[i], omega).reverse().transpose();
  }
  return rows;
}

} // namespace plots
