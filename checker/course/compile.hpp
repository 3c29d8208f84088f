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
  bool timed_out;      ///< the compiler took long, which a loaded machine may be to blame for
};

/// Compiles `stage`/exercise.cpp and links it with our half of the answer to `slug` into `stage`/answer;
/// `stage`/scratch is there for the compiler to write to. An isolated compiler sees the toolchain, the contract and the
/// stage.
Compiled compile(const std::filesystem::path& stage, const std::string& slug, bool isolated);

/// Everything about compiling that a record depends on, beside the student's file.
std::string compile_key(const std::string& slug);

} // namespace course
