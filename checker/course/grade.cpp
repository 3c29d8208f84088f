#include "course/grade.hpp"

#include "record/printable.hpp"
#include "report/grades.hpp"
#include "report/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace course {
namespace {

namespace fs = std::filesystem;

/// Everything in the folder is somebody's, also what cannot be judged; only hidden entries are the system's.
std::vector<fs::path> submissions(const fs::path& class_folder) {
  std::vector<fs::path> all;
  for (const auto& entry : fs::directory_iterator(class_folder)) {
    if (!entry.path().filename().string().starts_with('.')) all.push_back(entry.path());
  }
  std::sort(all.begin(), all.end());
  return all;
}

bool holds(const fs::path& outer, const fs::path& inner) {
  const auto relative = fs::weakly_canonical(inner).lexically_relative(fs::weakly_canonical(outer));
  return !relative.empty() && *relative.begin() != "..";
}

void require_folders(const fs::path& class_folder, const fs::path& results) {
  const auto name = record::printable(class_folder.string());
  if (!fs::is_directory(class_folder)) {
    throw UsageError(fmt::format("{} is no folder. grade wants one with a folder for each submission.", name));
  }
  if (holds(class_folder, results)) {
    throw UsageError(fmt::format("The results would lie among the submissions in {}: choose another --out.", name));
  }
  if (submissions(class_folder).empty()) throw UsageError(fmt::format("{} holds no submissions.", name));
}

/// Why this can hold no answers; empty when it may.
std::string amiss_with(const fs::path& submission) {
  if (fs::is_symlink(submission)) return "it is a link, which is not followed";
  if (!fs::is_directory(submission)) return "it is no folder";
  const auto all = exercises();
  const bool any = std::any_of(all.begin(), all.end(),
                               [&](const auto& exercise) { return fs::is_directory(submission / exercise.slug); });
  return any ? "" : fmt::format("it holds no exercise: a folder such as {} was expected in it", all.front().slug);
}

/// The record of a submission of which nothing can be judged: no points, of all that there are.
record::Record nothing_of(const std::string& reason, const Terms& terms) {
  record::Record record{.seed = terms.seed, .reason = reason};
  for (const auto& exercise : exercises()) {
    record.exercises.push_back(unjudged(exercise, reason));
    record.exercises.back().verdict = "missing";
  }
  return record;
}

record::Record judged(const fs::path& submission, const Terms& terms) try {
  const auto reason = amiss_with(submission);
  const auto ignore = [](const auto&) {};
  return reason.empty() ? judge({.folder = submission}, exercises(), terms, ignore) : nothing_of(reason, terms);
} catch (const std::exception& error) {
  return nothing_of(fmt::format("it could not be read: {}", error.what()), terms);
}

} // namespace

std::vector<record::Record> grade(const fs::path& class_folder, const fs::path& results, const Terms& terms,
                                  const std::function<void(const record::Record&)>& graded) {
  require_folders(class_folder, results);
  std::vector<std::string> slugs;
  for (const auto& exercise : exercises()) slugs.push_back(exercise.slug);
  const auto folders = submissions(class_folder);
  std::vector<record::Record> records(folders.size());
  for (std::size_t i = 0; i < folders.size(); ++i) {
    records[i].submission = folders[i].filename().string();
    records[i].reason = "it has not been judged yet";
  }
  for (std::size_t i = 0; i < folders.size(); ++i) {
    const auto name = folders[i].filename().string();
    records[i] = judged(folders[i], terms);
    records[i].submission = name;
    try {
      record::write_file(results / (name + ".json"), record::to_json(records[i]));
    } catch (const std::exception& error) {
      records[i].reason = fmt::format("its record could not be kept: {}", error.what());
    }
    record::write_file(results / "grades.csv", report::grades(records, slugs));
    graded(records[i]);
  }
  return records;
}

} // namespace course
