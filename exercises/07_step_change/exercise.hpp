#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// How much each slot changes from a position to the next: PE(position + 1) - PE(position).
///
/// @param position of either sign
/// @param omega    the frequency of each pair, in radians per position: finite and positive
/// @return slots (sin, cos, sin, cos, …), two for each omega: step_change(0, (1, 0.01)) begins 0.8415, -0.4597
/// @throws std::invalid_argument naming omega when one is not as above
/// In the notes: dimension 0 against dimension 2 in the worked exercises, a ratio of 84 at the step from 0 to 1.
Vec step_change(std::int64_t position, const Vec& omega);

/// How far the dot of each pair moves in one step, straight across: the chord of its circle. It is the same everywhere.
///
/// @param omega the frequency of each pair, in radians per position: finite and positive
/// @return one length for each omega, zero or more: chord_lengths((1, 0.01)) is (0.9589, 0.0100)
/// @throws std::invalid_argument naming omega when one is not as above
Vec chord_lengths(const Vec& omega);

/// What the checker asks for.
void contract(Functions<step_change, chord_lengths>);

} // namespace pe
