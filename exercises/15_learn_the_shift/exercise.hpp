#pragma once

#include "answer/contract.hpp"

namespace pe {

/// The matrix M that moves the rows of a table k positions ahead as well as a linear map can: of all matrices, the one
/// with the least sum of squares of M · row(p) - row(p + k), over every p for which the table has both.
///
/// @param table row p belongs to position p. The columns are linearly independent, and no entry is infinite or NaN.
///              A column at least, and at least k rows more than columns: fewer leave M open
/// @param k     how many positions ahead: zero or more; zero gives the identity
/// @return square, as large as a row is long; for a column vector, as in M · PE(p)
/// @throws std::invalid_argument naming table or k when it is not as above (the independence is taken on trust)
/// In the notes: a layer can learn the turn, and needs two numbers for it, not one.
Mat fit_shift(const Mat& table, int k);

/// What the checker asks for.
void contract(Functions<fit_shift>);

} // namespace pe
