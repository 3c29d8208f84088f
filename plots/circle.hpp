#pragma once

#include "answer/eigen.hpp"

/// What the circle pictures share.
namespace plots {

/// (sine, cosine) of one pair by their definition, also between whole positions, where an arc runs.
Eigen::Vector2d pair_at(double position, double omega);

/// The pairs at these positions as rows (position, cosine, sine): cosine first, since that is the plot's x.
Eigen::MatrixXd on_circle(const Eigen::VectorXd& positions, double omega);

} // namespace plots
