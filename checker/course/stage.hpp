#pragma once

#include "course/compile.hpp"
#include "course/exercises.hpp"
#include "sandbox/sandbox.hpp"

#include <optional>
#include <string>
#include <vector>

/// What it takes to ask a student's file for anything, whether it is judged or drawn.
namespace course {

struct Submission {
  std::filesystem::path folder; ///< holds <slug>/<file> for each exercise
  std::string file = "exercise.cpp";
};

std::filesystem::path file_of(const Submission& submission, const Exercise& exercise);

/// The student's text; nothing when there is no such file, or one that no student can have written.
std::optional<std::string> source_of(const Submission& submission, const Exercise& exercise);

/// Why there is no source.
std::string missing_source(const Submission& submission, const Exercise& exercise);

std::filesystem::path checks_program(const Exercise& exercise);

/// Our half of every answer to the exercise.
std::filesystem::path answer_archive(const Exercise& exercise);

/// How many things to do at a time.
unsigned processors();

/// Those whose checks were never built; ./lab keeps fresh what was.
std::vector<Exercise> not_built(const std::vector<Exercise>& exercises);

/// Builds what judging takes, where the exercise is among those whose checks were missing; the first to come builds
/// them all. The others need not wait for that. Throws sandbox::Failure.
void ensure_built(const Exercise& exercise, const std::vector<Exercise>& missing);

/// Runs the checks program with these options of ours.
sandbox::Outcome run_checks_program(const Exercise& exercise, const std::vector<std::string>& options);

/// Where a student's file is compiled and run: a folder that is there for as long as this object, in one that nobody
/// else may enter.
class StageFolder {
public:
  StageFolder();
  StageFolder(const StageFolder&) = delete;
  StageFolder& operator=(const StageFolder&) = delete;
  ~StageFolder();

  std::filesystem::path path;
};

/// A copy of a student's file beside the contract, compiled.
struct Stage {
  /// An isolated one is compiled, and asked, in isolation. Throws sandbox::Failure.
  Stage(const std::string& source, const Exercise& exercise, bool isolated);

  /// Options of the checks program: those that tell it whom to ask, and more. Only where it compiled.
  std::vector<std::string> asked_with(const std::vector<std::string>& more) const;

  StageFolder folder;
  bool isolated;
  Compiled compiled{};
};

} // namespace course
