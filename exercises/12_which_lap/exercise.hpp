#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The position that an encoding belongs to, among those of the slowest pair's first lap.
///
/// @param encoding slots (sin, cos, sin, cos, …), two for each omega, finite; each may be rounded to two decimals
/// @param omega    the frequency of each pair in radians per position, fastest first: two or more, finite and positive,
///                 each at most 100 times the next
/// @return from 0 to below the slowest wavelength: with omega = (1, 0.01) a position from 0 to 628
/// @throws std::invalid_argument naming omega or encoding when it is not as above; the order and the factor of 100 are
///         taken on trust
/// In the notes: the slow dimensions say which lap, the end of the quadrant walk.
std::int64_t decode(const Vec& encoding, const Vec& omega);

/// What the checker asks for.
void contract(Functions<decode>);

} // namespace pe
