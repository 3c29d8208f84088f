#pragma once

#include "course/judge.hpp"

#include <functional>

/// Judging a class: a folder of submissions, each a folder laid out like exercises/.
namespace course {

/// Judges every submission in their order, writes its record to results/NAME.json and, after each, results/grades.csv,
/// which has a row for everyone from the beginning. What goes wrong with one is noted in its row, and the others go
/// on. Tells `graded` of each. Returns the records. Throws UsageError where a folder is not what it should be.
std::vector<record::Record> grade(const std::filesystem::path& class_folder, const std::filesystem::path& results,
                                  const Terms& terms, const std::function<void(const record::Record&)>& graded);

} // namespace course
