#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The encodings of positions 0 … length - 1, one below the other.
///
/// @param length  number of positions, not negative; with 0 the table has no rows, and still its columns
/// @param d_model width of the encoding: even, at least 2
/// @param base    finite and positive; 10000 in the original Transformer
/// @return length × d_model: rows are positions, columns are slots (sin, cos, sin, cos, …), and both columns of pair i
///         turn with omega_i = base^(-2i / d_model) radians a position
/// @throws std::invalid_argument naming length, d_model or base when it is not as above
/// In the notes: the whole formula, and the striped table.
Mat encoding_table(int length, int d_model, double base);

/// Embeddings of consecutive tokens with each token's encoding added, and nothing scaled.
///
/// @param embeddings     one row a token, which may be none; the number of columns is d_model: even, at least 2
/// @param first_position where the token of the first row stands; each next row stands one further
/// @param base           as above
/// @return embeddings + encodings, of the same shape
/// @throws std::invalid_argument naming embeddings or base when it is not as above
/// In the notes: the tag that is added onto the meaning of a word.
Mat add_positions(const Mat& embeddings, std::int64_t first_position, double base);

/// What the checker asks for.
void contract(Functions<encoding_table, add_positions>);

} // namespace pe
