#pragma once

#include "figure.hpp"

#include <string>

/// Series that several pictures of the walk show, from a raw counter to the whole code.
namespace plots {

/// The raw counter as a tag: (slot, height), the height being the slot's own number.
Series counter();

/// Two slots whose one wave gives both the same height.
inline constexpr int twins[] = {2, 14};

/// The frequency of the wave of the twins: one turn in 12 slots.
double twin_omega();

/// One wave from position 0 to the last, drawn as a line: (position, height).
Series wave(double omega, int last);

/// The same wave at whole positions only.
Series wave_at_slots(double omega, int last);

/// The pairs of an encoding with d_model 512 whose waves are compared: the fastest, one in between, the slowest.
inline constexpr int compared_pairs[] = {0, 64, 255};

/// The sines of those pairs at positions 0 … 31: (row, position, height), where rows count downwards from 0.
Series strips();

/// A matrix as the cells of a heat map: (row, column, value).
Series cells(const std::string& name, const Eigen::MatrixXd& matrix);

} // namespace plots
