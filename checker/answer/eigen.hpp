#pragma once

/// Eigen as every program of the course uses it: where one of its rules is broken, for instance by an index out of
/// range, it throws instead of ending the program. Include this before anything of Eigen's.

#include <stdexcept>

namespace pe {

/// A rule of Eigen's was broken; the text is the rule.
struct EigenMisuse : std::logic_error {
  using logic_error::logic_error;
};

[[noreturn]] inline void broken_eigen_rule(const char* rule) { throw EigenMisuse(rule); }

} // namespace pe

#define eigen_assert(rule) ((rule) ? void() : pe::broken_eigen_rule(#rule))

#include <Eigen/Core>
