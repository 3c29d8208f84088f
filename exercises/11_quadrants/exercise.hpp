#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// The angle position · omega without its full turns.
///
/// @param position of either sign
/// @param omega    the pair's frequency in radians per position: finite and positive
/// @return radians, from 0 to just below 2 pi: angle_in_lap(7, 1) is 0.7168
/// @throws std::invalid_argument naming omega when it is not as above
/// In the notes: the quadrant walk of the worked exercises.
double angle_in_lap(std::int64_t position, double omega);

/// How many full turns lie behind the pair at a position. Below position 0 they count down: position -1 is in lap -1.
///
/// @throws std::invalid_argument naming omega when it is not finite and positive
std::int64_t completed_laps(std::int64_t position, double omega);

/// The quadrant of the pair's dot at (cos, sin): 1 where both are positive, then counter-clockwise 2, 3 and 4.
///
/// @return 1 to 4, or 0 exactly on an axis
/// @throws std::invalid_argument naming omega when it is not finite and positive
int quadrant(std::int64_t position, double omega);

/// What the checker asks for.
void contract(Functions<angle_in_lap, completed_laps, quadrant>);

} // namespace pe
