#pragma once

#include "answer/eigen.hpp"

#include <stdexcept>
#include <string>

/// What an exercise's interface is written with. Your own code may use all of it.
namespace pe {

using Vec = Eigen::VectorXd;
using Mat = Eigen::MatrixXd;

/// Throws std::invalid_argument with `message` unless `rule` holds. The message names the argument that broke it.
inline void require(bool rule, const std::string& message) {
  if (!rule) throw std::invalid_argument(message);
}

/// What a stub throws: its function is not written yet.
struct NotStarted {};

/// Marks a function that is not written yet. Replace the call with your own lines.
[[noreturn]] inline void todo() { throw NotStarted{}; }

/// Lists the functions that the checker asks an answer for; each exercise.hpp declares one
/// `void contract(Functions<…>);` with it, and nobody ever calls that.
template <auto... functions>
struct Functions {};

} // namespace pe
