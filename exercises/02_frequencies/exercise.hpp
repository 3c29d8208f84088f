#pragma once

#include "answer/contract.hpp"

namespace pe {

/// The frequency omega_i = base^(-2i / d_model) of each pair i = 0 … d_model / 2 - 1, fastest first.
///
/// @param d_model width of the encoding: even, at least 2
/// @param base    finite and positive; 10000 in the original Transformer
/// @return d_model / 2 frequencies in radians per position: frequencies(4, 10000) is (1, 0.01)
/// @throws std::invalid_argument naming d_model or base when it is not as above
/// In the notes: the definition of omega_i, and step 4 of the walkthrough.
Vec frequencies(int d_model, double base);

/// What the checker asks for.
void contract(Functions<frequencies>);

} // namespace pe
