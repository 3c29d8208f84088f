#pragma once

/// Eigen as every program of the course uses it: where one of its rules is broken, for instance by an index out of
/// range, it throws instead of ending the program. Include this before anything of Eigen's.

#include <execinfo.h>

#include <array>
#include <exception>
#include <stdexcept>

namespace pe {

/// A rule of Eigen's was broken; the text is the rule.
struct EigenMisuse : std::logic_error {
  using logic_error::logic_error;

  std::array<void*, 32> callers{}; ///< where each function that is under way will go on, the innermost first
  int depth = 0;                   ///< how many of them are set
};

/// While another exception is on its way, that one is told: a second would end the program.
inline void broken_eigen_rule(const char* rule) {
  if (std::uncaught_exceptions() > 0) return;
  EigenMisuse misuse(rule);
  misuse.depth = backtrace(misuse.callers.data(), static_cast<int>(misuse.callers.size()));
  throw misuse;
}

} // namespace pe

#define eigen_assert(rule) ((rule) ? void() : pe::broken_eigen_rule(#rule))

/// Whether all entries are there is checked at the end of x << 1, 2, 3, in a destructor; with this it may throw.
#define VERIFY_RAISES_ASSERT

#include <Eigen/Core>
