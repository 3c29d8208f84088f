#pragma once

#include "course/stage.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <functional>

/// The one way to judge.
namespace course {

/// On what terms answers are judged; records are comparable when these are the same.
struct Terms {
  std::uint64_t seed = 1; ///< of the random inputs
  bool isolated = false;  ///< the compiler and the answers are kept from this machine's files, processes and network
  unsigned at_once = 0;   ///< how many exercises at a time; 0 for as many as there are processors
};

/// Judges exercises, several at a time, and tells `judged` of each in their order. For one:
/// stages a copy of the student's file, compiles it, runs the checks, and keeps the record. The same file under the
/// same checks, compiler, limits and terms has the record that it had before, and nothing runs.
record::Record judge(const Submission& submission, const std::vector<Exercise>& exercises, const Terms& terms,
                     const std::function<void(const record::Exercise&)>& judged);

/// Tells one version of a student's file from another; empty when there is no file that can be judged.
std::string fingerprint(const Submission& submission, const Exercise& exercise);

/// An exercise that nobody has judged: its checks and what they are worth.
record::Exercise unjudged(const Exercise& exercise, const std::string& reason);

} // namespace course
