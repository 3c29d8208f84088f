#include "report/grades.hpp"

#include "record/printable.hpp"

#include <csv.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

namespace report {
namespace {

std::string csv_cell(const std::string& text) {
  auto plain = record::one_line(text);
  if (!plain.empty() && std::string_view("=+-@").find(plain.front()) != std::string_view::npos) plain.insert(0, "'");
  std::string quoted(2 * plain.size() + 2, '\0');
  quoted.resize(csv_write(quoted.data(), quoted.size(), plain.data(), plain.size()));
  return quoted;
}

std::string csv_row(const std::vector<std::string>& cells) { return fmt::format("{}\r\n", fmt::join(cells, ",")); }

/// What somebody should look at, one phrase for each exercise.
std::string notes(const record::Record& record) {
  std::vector<std::string> all;
  if (!record.reason.empty()) all.push_back(record.reason);
  for (const auto& exercise : record.exercises) {
    if (exercise.verdict != "passed" && exercise.verdict != "failed") {
      all.push_back(fmt::format("{}: {}", exercise.slug, exercise.verdict));
    }
  }
  return fmt::format("{}", fmt::join(all, "; "));
}

} // namespace

std::string grades(const std::vector<record::Record>& records, const std::vector<std::string>& slugs) {
  std::vector<std::string> head{"submission", "points", "max_points"};
  head.insert(head.end(), slugs.begin(), slugs.end());
  head.emplace_back("notes");
  auto text = csv_row(head);
  for (const auto& record : records) {
    std::vector<std::string> cells{csv_cell(record.submission), std::to_string(points(record)),
                                   std::to_string(max_points(record))};
    for (const auto& slug : slugs) {
      const auto judged = std::find_if(record.exercises.begin(), record.exercises.end(),
                                       [&](const auto& exercise) { return exercise.slug == slug; });
      cells.push_back(judged == record.exercises.end() ? "" : std::to_string(judged->points));
    }
    cells.push_back(csv_cell(notes(record)));
    text += csv_row(cells);
  }
  return text;
}

} // namespace report
