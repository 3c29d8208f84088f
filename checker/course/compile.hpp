#pragma once

#include <filesystem>
#include <string>

namespace course {

/// What became of compiling an answer.
struct Compiled {
  bool works;
  std::string reason;      ///< one sentence for the student, when it does not
  std::string diagnostics; ///< the compiler's words, from the first error in the student's file
};

/// Compiles `stage`/exercise.cpp and links it with our half of the answer to `slug` into `stage`/answer.
Compiled compile(const std::filesystem::path& stage, const std::string& slug);

/// Reads what compiler and linker said of a student's file. Throws sandbox::Failure when it is none of the student's
/// doing.
Compiled diagnose(const std::string& compiler_output);

/// Everything about compiling that a record depends on, beside the student's file.
std::string compile_key(const std::string& slug);

} // namespace course
