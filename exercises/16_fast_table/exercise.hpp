#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The encodings of positions 0 … length - 1 in single precision, right to 6e-8: as good as a float near 1 can be.
///
/// @param length  zero or more
/// @param d_model width of an encoding: even, at least 2
/// @param base    finite and positive; the frequencies are omega_i = base^(-2i / d_model)
/// @return length × d_model; row p is (sin, cos, sin, cos, …) of the angles p · omega_i
/// @throws std::invalid_argument naming length, d_model or base when it is not as above
/// In the notes: the rotation T_k, put to work.
Eigen::MatrixXf fast_table(std::int64_t length, int d_model, double base);

/// What the checker asks for.
void contract(Functions<fast_table>);

} // namespace pe
