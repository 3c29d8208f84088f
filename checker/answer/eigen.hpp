#pragma once

/// Eigen as every program of the course uses it: where one of its rules is broken, for instance by an index out of
/// range, it throws instead of ending the program. Include this before anything of Eigen's.

#include <execinfo.h>

#include <array>
#include <stdexcept>

namespace pe {

/// A rule of Eigen's was broken; the text is the rule.
struct EigenMisuse : std::logic_error {
  using logic_error::logic_error;

  std::array<void*, 32> callers{}; ///< where each function that is under way will go on, the innermost first
  int depth = 0;                   ///< how many of them are set
};

[[noreturn]] inline void broken_eigen_rule(const char* rule) {
  EigenMisuse misuse(rule);
  misuse.depth = backtrace(misuse.callers.data(), static_cast<int>(misuse.callers.size()));
  throw misuse;
}

} // namespace pe

#define eigen_assert(rule) ((rule) ? void() : pe::broken_eigen_rule(#rule))

#include <Eigen/Core>
