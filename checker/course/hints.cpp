#include "course/hints.hpp"

#include "course/ladder.hpp"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace course {
namespace {

/// Its words, where code between backticks is one word.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words{""};
  bool code = false;
  for (const char letter : text) {
    if (letter == '`') code = !code;
    if (letter == ' ' && !code) {
      words.emplace_back();
    } else {
      words.back() += letter;
    }
  }
  return words;
}

/// A step, wrapped, and set in under its number.
std::string wrapped(const std::string& step) {
  constexpr std::size_t widest = 80;
  const std::string margin(step.find(' '), ' ');
  std::string text;
  std::string line;
  for (const auto& word : words_of(step)) {
    if (!line.empty() && line.size() + 1 + word.size() > widest) {
      text += line + "\n";
      line = margin;
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return text + line + "\n";
}

std::string steps_text(const std::vector<std::string>& steps, std::size_t shown, report::Colour colour) {
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    const bool before = i + 1 < shown && colour == report::Colour::yes;
    text += "\n" + (before ? fmt::format(fmt::emphasis::faint, "{}", wrapped(steps[i])) : wrapped(steps[i]));
  }
  return text;
}

/// What to do after the last step.
std::string all_shown(const Exercise& exercise) {
  const auto number = exercise.slug.substr(0, 2);
  return fmt::format("These are all of them. Now write what you have, even if you doubt it: ./lab check {} shows what\n"
                     "was expected, what came, and where they differ. Still stuck? Work the example of\n"
                     "exercises/{}/README.md by hand, and compare each step with your code.\n"
                     "./lab hint {} --again starts over.\n",
                     number, exercise.slug, number);
}

std::string left_text(const Exercise& exercise, std::size_t left, const std::string& for_more) {
  if (left == 0) return all_shown(exercise);
  return fmt::format("{} more {} left. When you want the next: {}\n", left, left == 1 ? "is" : "are", for_more);
}

/// The numbered steps of a page of hints, each on one line. Throws std::runtime_error when there is none.
std::vector<std::string> hint_steps(const std::filesystem::path& page) {
  std::ifstream lines(page);
  std::vector<std::string> steps;
  for (std::string line; std::getline(lines, line);) {
    line.erase(0, line.find_first_not_of(' '));
    if (line.starts_with(fmt::format("{}. ", steps.size() + 1))) {
      steps.push_back(line);
    } else if (!steps.empty() && !line.empty()) {
      steps.back() += " " + line;
    }
  }
  if (steps.empty()) throw std::runtime_error(fmt::format("{} has no hints. Is it still there?", page.string()));
  return steps;
}

} // namespace

std::string hint(const Exercise& exercise, bool again, report::Colour colour, const std::string& for_more) {
  const auto page = std::filesystem::path("exercises") / exercise.slug / "hints.md";
  const auto steps = hint_steps(house().source / page);
  std::size_t shown = 0;
  const auto progress = remember(progress_file(), [&](auto& exercises) {
    auto& remembered = exercises[exercise.slug];
    const int most = static_cast<int>(steps.size());
    remembered.hints = again ? 1 : std::clamp(remembered.hints, 0, most - 1) + 1;
    shown = static_cast<std::size_t>(remembered.hints);
  });
  auto text = fmt::format("{} · {}\n{}\n", exercise.slug, exercise.title, steps_text(steps, shown, colour));
  text += progress.kept ? left_text(exercise, steps.size() - shown, for_more)
                        : fmt::format("All {} are in {}.\n", steps.size(), page.string());
  return progress.notice.empty() ? text : fmt::format("{}\n{}\n", text, progress.notice);
}

} // namespace course
