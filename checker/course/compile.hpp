#pragma once

#include "course/diagnose.hpp"

#include <filesystem>
#include <string>

namespace course {

/// What became of compiling an answer.
struct Compiled {
  bool works;
  Diagnosis diagnosis; ///< for the student, when it does not
  std::string said;    ///< all that the compiler said, up to its limit
};

/// Compiles `stage`/exercise.cpp and links it with our half of the answer to `slug` into `stage`/answer.
Compiled compile(const std::filesystem::path& stage, const std::string& slug);

/// Everything about compiling that a record depends on, beside the student's file.
std::string compile_key(const std::string& slug);

} // namespace course
