#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// A query or a key with its position worked in: each pair of slots (x_2i, x_2i+1) turned by position · omega_i.
///
/// @param x        what attention would compare without positions: two slots for each omega
/// @param position of either sign; 0 turns nothing
/// @param omega    the frequency of each pair, in radians per position: finite and positive
/// @return x, each pair multiplied by ((cos, -sin), (sin, cos)) of its angle; no pair changes its length
/// @throws std::invalid_argument naming x or omega when it is not as above
/// In the notes: rotary position embeddings, where the rotation T_k leads.
Vec rope(const Vec& x, std::int64_t position, const Vec& omega);

/// The dot product of a query and a key after each was turned by its own position. Only the gap of the two counts.
///
/// @param q, k two slots for each omega
/// @throws std::invalid_argument naming q, k or omega when it is not as above
double rope_score(const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega);

/// What the checker asks for.
void contract(Functions<rope, rope_score>);

} // namespace pe
