#pragma once

#include "course/stage.hpp"
#include "record/record.hpp"

#include <cstdint>
#include <functional>

/// The one way to judge.
namespace course {

/// Judges exercises, as many at a time as there are processors, and tells `judged` of each in their order. For one:
/// stages a copy of the student's file, compiles it, runs the checks, and keeps the record. The same file under the
/// same checks, compiler, limits and seed has the record that it had before, and nothing runs.
record::Record judge(const Submission& submission, const std::vector<Exercise>& exercises, std::uint64_t seed,
                     const std::function<void(const record::Exercise&)>& judged);

/// The record that is kept of this very file, if there is one.
std::optional<record::Exercise> kept(const Submission& submission, const Exercise& exercise, std::uint64_t seed);

/// Tells one version of a student's file from another; empty when there is no file that can be judged.
std::string fingerprint(const Submission& submission, const Exercise& exercise);

/// An exercise that nobody has judged: its checks and what they are worth.
record::Exercise unjudged(const Exercise& exercise, const std::string& reason);

} // namespace course
