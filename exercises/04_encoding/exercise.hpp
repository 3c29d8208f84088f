#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The encoding of one position: (sin, cos, sin, cos, …) of the angles position · omega.
///
/// @param position where the token stands: 0 is the first, below zero and a million are as good as any
/// @param omega    the frequency of each pair, in radians per position: finite and positive
/// @return two slots for each omega, each between -1 and 1; slot 2i is the sine of pair i and slot 2i + 1 its cosine
/// @throws std::invalid_argument naming omega when one is not as above
/// In the notes: the definition of PE, and the walkthrough from position 0 to position 3.
Vec encode(std::int64_t position, const Vec& omega);

/// What the checker asks for.
void contract(Functions<encode>);

} // namespace pe
