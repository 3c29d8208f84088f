#include "report/terminal.hpp"

#include "record/printable.hpp"
#include "report/comparison.hpp"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

namespace report {

using record::one_line;
using record::printable;

namespace {

std::string painted(const std::string& text, fmt::terminal_color colour, Colour wanted) {
  return wanted == Colour::yes ? fmt::format(fmt::fg(colour), "{}", text) : text;
}

/// Made harmless, set in by six columns and wrapped between words at 80; lines that are set in already, such as the
/// compiler's excerpts of a source, stay as they are. Behind two spaces stands what belongs together. The head takes
/// the place of the first six columns.
std::string indented(const std::string& text, std::string head = "      ") {
  constexpr std::size_t widest = 74;
  std::string result;
  std::istringstream lines(printable(text));
  for (std::string line; std::getline(lines, line);) {
    while (line.size() > widest && !line.starts_with(' ')) {
      const auto gap = line.rfind("  ", widest);
      const auto space = gap != std::string::npos ? gap : line.rfind(' ', widest);
      if (space == std::string::npos) break;
      result += head + line.substr(0, line.find_last_not_of(' ', space) + 1) + "\n";
      line.erase(0, line.find_first_not_of(' ', space));
      head = "      ";
    }
    result += head + line + "\n";
    head = "      ";
  }
  return result;
}

/// The sentence of a misconception is told once; where the same comes again, its name is enough. Those of two functions
/// may share a name.
std::string misconceptions(const record::Failure& failure, std::set<std::string>& told) {
  std::string text;
  bool all_told = true;
  for (const auto& one : failure.misconceptions) {
    const auto* opening = text.empty() ? "this is" : "or";
    text += indented(told.contains(one.sentence) ? fmt::format("{} {} again", opening, one.name)
                                                 : fmt::format("{} {}: {}", opening, one.name, one.formula));
    if (!told.insert(one.sentence).second) continue;
    text += indented(one.sentence);
    all_told = false;
  }
  if (failure.misconceptions.size() < 2 || all_told) return text;
  return text + indented("On every input that was tried they give the same: you know which of them was your thought.");
}

std::string failed(const record::Check& check, std::set<std::string>& told, Colour colour) {
  const auto& failure = *check.failure;
  auto text = indented(fmt::format("{}  (0 of {} points)", one_line(check.sentence), check.max_points),
                       fmt::format("  {} ", painted("✗", fmt::terminal_color::red, colour)));
  const auto share = check.inputs > 1
                         ? fmt::format("   the first of {} inputs that fail, of {}", check.failed_inputs, check.inputs)
                         : std::string();
  text += fmt::format("      asked     {}{}\n", printable(failure.call), share);
  if (failure.line > 0) {
    const auto code =
        printable(failure.source.substr(std::min(failure.source.find_first_not_of(" \t"), failure.source.size())));
    text += fmt::format("      {:<9} {}\n", fmt::format("line {}", failure.line), code);
  }
  if (failure.difference) text += comparison(failure, colour);
  if (!failure.problem.empty()) {
    // A rule of Eigen's comes with the student's line; that is what the next check that breaks it has to add.
    const bool again = failure.line > 0 && !told.insert(failure.problem).second;
    text += indented(again ? "Your program broke the same rule again." : failure.problem);
  }
  return text + misconceptions(failure, told);
}

std::string not_judged(const record::Check& check, Colour colour) {
  const auto waits = check.reason.starts_with("waits for") ? "" : "not judged: ";
  const auto head = fmt::format("  {} ", painted("·", fmt::terminal_color::bright_black, colour));
  return indented(one_line(check.sentence), head) + indented(waits + check.reason);
}

fmt::terminal_color colour_of(const std::string& verdict) {
  if (verdict == "passed") return fmt::terminal_color::green;
  return verdict == "not started" ? fmt::terminal_color::bright_black : fmt::terminal_color::red;
}

} // namespace

std::string progress_line(const record::Exercise& exercise, Colour colour) {
  const auto mark = exercise.verdict == "passed" ? "✓" : exercise.verdict == "not started" ? "·" : "✗";
  return fmt::format("{} {:<18} {:>2} of {:>2} points   {}\n", painted(mark, colour_of(exercise.verdict), colour),
                     one_line(exercise.slug), exercise.points, exercise.max_points, one_line(exercise.verdict));
}

std::string graded_line(const record::Record& record, Colour colour) {
  const auto judged = std::none_of(record.exercises.begin(), record.exercises.end(),
                                   [](const auto& exercise) { return exercise.verdict == "not judged"; });
  const auto remark = !judged                 ? std::string(": the checker could not judge all of it")
                      : record.reason.empty() ? ""
                                              : ": " + one_line(record.reason);
  return fmt::format("{} {:>3} of {:>3} points   {}{}\n",
                     remark.empty() ? painted("✓", fmt::terminal_color::green, colour)
                                    : painted("✗", fmt::terminal_color::red, colour),
                     points(record), max_points(record), one_line(record.submission), remark);
}

std::string details(const record::Exercise& exercise, Colour colour) {
  std::string text;
  if (exercise.verdict == "not started") return text;
  if (!exercise.reason.empty()) text += indented(exercise.reason);
  if (!exercise.diagnostics.empty()) text += indented(exercise.diagnostics);
  if (!exercise.help.empty()) text += indented(exercise.help);
  // Where no check was run, the reason above says it for all of them.
  const bool judged = std::any_of(exercise.checks.begin(), exercise.checks.end(),
                                  [](const auto& check) { return check.verdict != "not judged"; });
  std::set<std::string> told;
  for (const auto& check : exercise.checks) {
    if (check.failure) text += failed(check, told, colour);
    if (check.verdict == "not judged" && judged) text += not_judged(check, colour);
  }
  if (!exercise.output.empty()) {
    constexpr std::size_t shown = 500;
    text += fmt::format("      your program printed{}:\n{}", exercise.output.size() > shown ? ", to begin with" : "",
                        indented(exercise.output.substr(0, shown)));
  }
  return text.empty() ? text : fmt::format("\n{} · {}\n{}", one_line(exercise.slug), one_line(exercise.title), text);
}

std::string compiler_output(const record::Exercise& exercise) {
  if (exercise.compiler_output.empty()) return "";
  return fmt::format("\n{} · all that the compiler said\n{}", one_line(exercise.slug),
                     printable(exercise.compiler_output));
}

std::string standing(const record::Record& record, Colour colour) {
  const int have = points(record);
  const int all = max_points(record);
  constexpr int width = 40;
  const auto filled = static_cast<std::size_t>(all > 0 ? have * width / all : 0);
  const auto done = std::count_if(record.exercises.begin(), record.exercises.end(),
                                  [](const auto& one) { return one.verdict == "passed"; });
  std::string bar;
  for (std::size_t i = 0; i < width; ++i) bar += i < filled ? "█" : "░";
  return fmt::format("\n{}  {} of {} points, {} of {} exercises\n", painted(bar, fmt::terminal_color::green, colour),
                     have, all, done, record.exercises.size());
}

} // namespace report
