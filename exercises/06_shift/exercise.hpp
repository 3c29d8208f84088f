#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The matrix that moves one pair, as the column (sine, cosine), k positions ahead.
///
/// @param omega the pair's frequency in radians per position: finite and positive
/// @param k     how many positions ahead; below zero is back, zero stays
/// @return a 2 × 2 rotation; it depends on k alone, never on the position
/// @throws std::invalid_argument naming omega when it is not as above
/// In the notes: T_k, and the rotation match T_1 PE(2) = PE(3) of the worked exercises.
Eigen::Matrix2d shift_pair(double omega, std::int64_t k);

/// The matrix that moves a whole encoding k positions ahead: the pairs' own matrices along the diagonal.
///
/// @param omega the frequency of each pair, in radians per position: finite and positive
/// @return a square matrix with 2 rows for each pair; slots 2i and 2i + 1 belong to pair i
/// @throws std::invalid_argument naming omega when one is not as above
Mat shift_matrix(const Vec& omega, std::int64_t k);

/// The encoding k positions after the position that `encoding` belongs to.
///
/// @param encoding slots (sin, cos, sin, cos, …), two for each omega
/// @throws std::invalid_argument naming omega or encoding when it is not as above
Vec shift_encoding(const Vec& encoding, const Vec& omega, std::int64_t k);

/// What the checker asks for.
void contract(Functions<shift_pair, shift_matrix, shift_encoding>);

} // namespace pe
