#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// What judging writes and reporting reads. README.md beside this file documents the JSON field by field.
namespace record {

/// A number, or a vector or matrix of numbers in row-major order; of a large one only the first entries are kept.
struct Value {
  std::string kind{}; ///< "bool", "integer", "number", "vector" or "matrix"
  std::int64_t rows = 1;
  std::int64_t cols = 1;
  std::vector<double> entries{};

  static constexpr std::size_t kept_entries = 4096;
};

/// Where and by how much an answer differs from what was expected.
struct Difference {
  bool shape = false;   ///< the shapes differ; nothing below is set then
  std::int64_t row = 0; ///< of the first entry that differs
  std::int64_t col = 0;
  std::int64_t differing = 0; ///< entries that differ
  std::int64_t entries = 0;   ///< entries compared
  double error = 0;           ///< |expected - got| at that entry; not finite where one of them is not
  double tolerance = 0;       ///< the largest error that would have passed
};

struct Misconception {
  std::string name{};
  std::string formula{};
  std::string sentence{};
};

/// The first input of a check that failed.
struct Failure {
  std::string call{};    ///< what was asked, as in "frequencies(4, 10000)"
  std::string problem{}; ///< one sentence, where more is to be said than expected and got
  std::size_t line = 0;  ///< of the student's file, where the program says that it stumbled there; 0 where it does not
  std::string source{};  ///< the text of that line
  std::optional<Value> expected{};
  std::optional<Value> got{};
  std::optional<Difference> difference{};
  std::vector<Misconception> misconceptions{}; ///< the wrong formulas that give just this answer on all inputs tried
};

struct Check {
  std::string name{};
  std::string sentence{};
  std::string verdict{}; ///< "passed", "failed" or "not judged"
  std::string reason{};  ///< why it was not judged
  int points = 0;
  int max_points = 0;
  int inputs = 0; ///< inputs tried
  int failed_inputs = 0;
  std::optional<Failure> failure{};
};

struct Exercise {
  std::string slug{};
  std::string title{};
  std::string verdict{};         ///< "passed", "failed", "not started", "does not compile", "missing" or "not judged"
  std::string reason{};          ///< one sentence, where the verdict needs one
  std::string diagnostics{};     ///< the compiler's words on the first error or warning, and the line
  std::string help{};            ///< one sentence that leads to the fix of that
  std::string compiler_output{}; ///< all that the compiler said
  int points = 0;
  int max_points = 0;
  bool timed_out = false; ///< a call did not come back in time, which a loaded machine may be to blame for
  std::string output{};   ///< what the student's program printed, its beginning
  std::vector<Check> checks{};
};

struct Record {
  int schema = 1;
  std::string submission{}; ///< its name, where it is one of a class
  std::string compiler{};
  std::uint64_t seed = 0;
  std::vector<std::string> protections{};
  std::string reason{}; ///< why nothing could be judged at all
  std::vector<Exercise> exercises{};
};

int points(const Record& record);
int max_points(const Record& record);

/// JSON and back. Values that are not finite are the strings "nan", "inf" and "-inf"; text that is not UTF-8 has its
/// wrong bytes replaced. Reading throws std::runtime_error with a sentence where the text is no such record.
std::string to_json(const Record& record);
std::string to_json(const Exercise& exercise);
Exercise exercise_from_json(const std::string& text);

/// Writes beside the file and renames, so that a reader finds the old contents or the new and never a part.
void write_file(const std::filesystem::path& file, const std::string& text);

/// The contents of a file; nothing when there is none.
std::optional<std::string> read_file(const std::filesystem::path& file);

} // namespace record
