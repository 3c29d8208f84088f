#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The dot product of one pair at two positions: sin · sin + cos · cos. It depends on the gap alone.
///
/// @param omega the pair's frequency in radians per position: finite and positive
/// @return a number from -1 to 1; 1 where the positions are the same
/// @throws std::invalid_argument naming omega when it is not as above
/// In the notes: the dot-product identity of the worked exercises.
double pair_similarity(double omega, std::int64_t first, std::int64_t second);

/// The dot product of two whole encodings that are `gap` positions apart: the sum over the pairs.
///
/// @param gap   in positions, of either sign
/// @param omega the frequency of each pair, in radians per position: finite and positive
/// @return a number from -omega.size() to omega.size()
/// @throws std::invalid_argument naming omega when one is not as above
double similarity(std::int64_t gap, const Vec& omega);

/// The dot products of all encodings of positions 0 … length - 1 with one another.
///
/// @param length zero or more
/// @return length × length; entry (p, q) belongs to positions p and q
/// @throws std::invalid_argument naming length or omega when it is not as above
Mat similarity_matrix(int length, const Vec& omega);

/// What the checker asks for.
void contract(Functions<pair_similarity, similarity, similarity_matrix>);

} // namespace pe
