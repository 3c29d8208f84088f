#pragma once

#include "answer/contract.hpp"

namespace pe {

/// The wavelength lambda_i = 2 pi / omega_i of each pair: after how many positions it has made one full turn.
///
/// @param d_model width of the encoding: even, at least 2
/// @param base    finite and positive
/// @return d_model / 2 wavelengths in positions, shortest first: wavelengths(4, 10000) is (6.2832, 628.32)
/// @throws std::invalid_argument naming d_model or base when it is not as above
/// In the notes: lambda_1 = 200 pi of the worked exercises, the slowest wave in step 6 of the walkthrough.
Vec wavelengths(int d_model, double base);

/// How many pairs do not finish a turn within `length` positions: those whose wavelength exceeds it.
///
/// @param length in positions; zero or more
/// @return a count from 0 to d_model / 2: unfinished_pairs(512, 10000, 512) is 133
/// @throws std::invalid_argument naming d_model, base or length when it is not as above
/// In the notes: why the base must be big enough, step 4 of the walkthrough.
int unfinished_pairs(int d_model, double base, double length);

/// What the checker asks for.
void contract(Functions<wavelengths, unfinished_pairs>);

} // namespace pe
