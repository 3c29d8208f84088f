#pragma once

#include "answer/contract.hpp"

namespace pe {

/// The base for which a pair has a wanted wavelength: the solution of 2 pi base^(2 pair / d_model) = wavelength.
///
/// @param wavelength in positions: finite and positive
/// @param pair       1 to d_model / 2 - 1; no base moves pair 0, whose wavelength is always 2 pi
/// @param d_model    width of the encoding: even, at least 2
/// @return the base: base_for_wavelength(1000, 1, 4) is 25330.3
/// @throws std::invalid_argument naming wavelength, pair or d_model when it is not as above
/// In the notes: solving for the base in the worked exercises.
double base_for_wavelength(double wavelength, int pair, int d_model);

/// What the checker asks for.
void contract(Functions<base_for_wavelength>);

} // namespace pe
