#include "course/ladder.hpp"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <sstream>

namespace course {
namespace {

/// The sum over its checks, read off their source: the checks program may not be built.
int worth(const Exercise& exercise) {
  const auto checks = record::read_file(house().source / "exercises" / exercise.slug / "checks.cpp").value_or("");
  static const std::regex points(R"(\bpoints\((\d{1,4})\))");
  int sum = 0;
  for (std::sregex_iterator at(checks.begin(), checks.end(), points), end; at != end; ++at) sum += std::stoi((*at)[1]);
  return sum;
}

/// Whether the line of a task that tells its level says so.
bool is_stretch(const Exercise& exercise) {
  std::istringstream task(record::read_file(house().source / "exercises" / exercise.slug / "README.md").value_or(""));
  std::string line;
  while (std::getline(task, line) && !line.starts_with("*Needs ")) {}
  return line.find(" · stretch · ") != std::string::npos;
}

bool passes(const Rung& rung) { return rung.remembered.verdict == "passed"; }

std::string mark(const Rung& rung, report::Colour wanted) {
  const auto& verdict = rung.remembered.verdict;
  const bool open = verdict.empty() || verdict == "not started";
  const auto* sign = passes(rung) ? "✓" : open ? "·" : "✗";
  const auto colour = passes(rung) ? fmt::terminal_color::green
                      : open       ? fmt::terminal_color::bright_black
                                   : fmt::terminal_color::red;
  return wanted == report::Colour::yes ? fmt::format(fmt::fg(colour), "{}", sign) : sign;
}

std::string state(const Rung& rung) {
  const auto& remembered = rung.remembered;
  if (remembered.verdict.empty()) return "not judged yet";
  auto text = remembered.verdict;
  if (rung.changed) text += ", changed since";
  if (remembered.passed && !passes(rung)) {
    text += ", passed before";
  } else if (remembered.best_points > remembered.points) {
    text += fmt::format(", best {}", remembered.best_points);
  }
  return text;
}

} // namespace

std::filesystem::path progress_file() { return house().source / ".progress.json"; }

Submission own_answers() { return {.folder = house().source / "exercises"}; }

std::map<std::string, std::string> fingerprints(const Submission& submission, const std::vector<Exercise>& exercises) {
  std::map<std::string, std::string> all;
  for (const auto& exercise : exercises) all[exercise.slug] = fingerprint(submission, exercise);
  return all;
}

Progress remember_judged(const std::vector<record::Exercise>& judged, const std::map<std::string, std::string>& files) {
  return remember(progress_file(), [&](auto& known) {
    for (const auto& one : judged) take_up(known[one.slug], one, files.at(one.slug));
  });
}

std::vector<Rung> ladder(const Progress& progress, const Submission& submission) {
  const auto files = fingerprints(submission, exercises());
  std::vector<Rung> rungs;
  for (const auto& exercise : exercises()) {
    const auto known = progress.exercises.find(exercise.slug);
    auto remembered = known == progress.exercises.end() ? Remembered{} : known->second;
    if (remembered.verdict.empty()) remembered.max_points = worth(exercise);
    const bool changed = !remembered.verdict.empty() && files.at(exercise.slug) != remembered.source;
    rungs.push_back({exercise, remembered, changed, is_stretch(exercise)});
  }
  return rungs;
}

std::optional<Exercise> next_of(const std::vector<Rung>& ladder) {
  const auto next = std::find_if_not(ladder.begin(), ladder.end(), passes);
  return next == ladder.end() ? std::nullopt : std::optional(next->exercise);
}

record::Record record_of(const std::vector<Rung>& ladder) {
  record::Record record;
  for (const auto& [exercise, remembered, changed, stretch] : ladder) {
    record.exercises.push_back({.slug = exercise.slug,
                                .title = exercise.title,
                                .verdict = remembered.verdict.empty() ? "not started" : remembered.verdict,
                                .points = remembered.points,
                                .max_points = remembered.max_points});
  }
  return record;
}

std::string ladder_text(const std::vector<Rung>& ladder, report::Colour colour) {
  const auto next = next_of(ladder);
  std::string text;
  for (const auto& rung : ladder) {
    const bool is_next = next && next->slug == rung.exercise.slug;
    text += fmt::format("{} {} {:<18} {:>2} of {:>2} points   {:<7}   {}\n", is_next ? "→" : " ", mark(rung, colour),
                        rung.exercise.slug, rung.remembered.points, rung.remembered.max_points,
                        rung.stretch ? "stretch" : "", state(rung));
  }
  return text;
}

} // namespace course
