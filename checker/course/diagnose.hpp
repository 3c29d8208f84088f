#pragma once

#include <string>

namespace course {

/// What compiler and linker said, for a student to read.
struct Diagnosis {
  std::string reason{};      ///< one sentence: what is wrong, and on which line
  std::string diagnostics{}; ///< the first error with the student's line, without the noise of templates
  std::string help{};        ///< one sentence that leads to the fix, where it is one of the usual mistakes
};

/// The two files that the compiler spoke of.
struct Sources {
  std::string answer;   ///< exercise.cpp, the student's
  std::string contract; ///< exercise.hpp, ours
};

/// Reads what compiler and linker said of a student's file. Throws sandbox::Failure when it is none of the student's
/// doing.
Diagnosis diagnose(const std::string& compiler_output, const Sources& sources);

/// The first warning about a student's file that may tell why its values are wrong; all empty when there is none.
Diagnosis warned(const std::string& compiler_output);

/// The sentence for a message of the compiler's; empty when it is none of the usual ones.
std::string help_with(const std::string& message);

} // namespace course
