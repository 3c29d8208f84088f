#pragma once

#include "answer/contract.hpp"

namespace pe {

/// Self-attention at its barest, where the tokens themselves are queries, keys and values: softmax(x xᵀ / √d) x.
///
/// @param x one row for each token, and d columns; a row and a column at least, and finite entries
/// @return of the shape of x; row p is a mean of all rows of x, in which row q has the weight
///         exp(score(p, q)) / (the sum of exp(score(p, r)) over all r), with score(p, q) = x_p · x_q / √d.
///         Right for large entries as well, such as 1000, though exp(1000) is not a double
/// @throws std::invalid_argument naming x when it is not as above
/// In the notes: why positions are needed at all, step 1 of the walkthrough.
Mat self_attention(const Mat& x);

/// What the checker asks for.
void contract(Functions<self_attention>);

} // namespace pe
