#pragma once

#include "answer/contract.hpp"

#include <cstdint>

namespace pe {

/// After how many whole positions a pair stands closest to where it began: the positive integer nearest to its period.
///
/// @param omega the pair's frequency in radians per position: finite, positive, and with a period that fits the result
/// @return at least 1, also where the period is shorter than half a position: nearest_repeat(0.01) is 628
/// @throws std::invalid_argument naming omega when it is not as above
/// In the notes: position 628, which looks like 0 to the pair with omega = 0.01.
std::int64_t nearest_repeat(double omega);

/// How far apart the encodings of two positions are, as whole vectors: the length of PE(p + gap) - PE(p).
///
/// @param gap   of either sign
/// @param omega the frequency of each pair, in radians per position: finite and positive
/// @return zero or more, whatever p is: gap_distance(628, (1, 0.01)) is 0.3172
/// @throws std::invalid_argument naming omega when one is not as above
double gap_distance(std::int64_t gap, const Vec& omega);

/// The gap with the closest encodings: the one from 1 to max_gap that has the smallest distance.
///
/// @param max_gap at least 1; it counts too
/// @return the smallest such gap, should there be several: closest_gap(1000, (1, 0.01)) is 622
/// @throws std::invalid_argument naming max_gap or omega when it is not as above
/// In the notes: why the full vector of every position is unique.
std::int64_t closest_gap(std::int64_t max_gap, const Vec& omega);

/// What the checker asks for.
void contract(Functions<nearest_repeat, gap_distance, closest_gap>);

} // namespace pe
