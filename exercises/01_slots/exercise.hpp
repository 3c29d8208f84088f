#pragma once

#include "answer/contract.hpp"

namespace pe {

/// Whether a slot of an encoding holds a sine; otherwise it holds a cosine.
///
/// @param dim the number of the slot, counted from 0; as large as you like
/// @throws std::invalid_argument naming dim when it is negative
/// In the notes: the parity rule, and its table for d_model 6.
bool is_sine(int dim);

/// The number of the pair that a slot belongs to: the i of the formula, counted from 0.
///
/// @param dim the number of the slot, counted from 0
/// @return the same number for both slots of a pair
/// @throws std::invalid_argument naming dim when it is negative
/// In the notes: the parity rule, and its table for d_model 6.
int pair_index(int dim);

/// What the checker asks for.
void contract(Functions<is_sine, pair_index>);

} // namespace pe
