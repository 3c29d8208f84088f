#include "course/exercises.hpp"
#include "course/judge.hpp"
#include "course/recall.hpp"
#include "course/watch.hpp"
#include "report/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

/// The command line. ./lab builds this program and hands its own arguments over.

namespace {

enum Exit { all_passed = 0, something_failed = 1, could_not_judge = 2 };

struct CheckOptions {
  std::vector<std::string> slugs;
  bool solutions = false;
  std::string from;
  std::uint64_t seed = 1;
  bool json = false;
  bool raw = false;
};

report::Colour colour() {
  const char* refused = std::getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) == 1 && (refused == nullptr || *refused == '\0');
  return wanted ? report::Colour::yes : report::Colour::no;
}

course::Submission submission_of(const CheckOptions& options) {
  if (options.solutions) return {.folder = course::house().source / "solutions", .file = "solution.cpp"};
  if (options.from.empty()) return {.folder = course::house().source / "exercises"};
  if (!std::filesystem::is_directory(options.from)) {
    throw course::UsageError(fmt::format("{} is no folder. --from wants one that is laid out like exercises/.",
                                         report::printable(options.from)));
  }
  return {.folder = std::filesystem::absolute(options.from)};
}

/// What to do next, for somebody who works on the exercises.
std::string next_step(const record::Record& record) {
  const auto open = std::find_if(record.exercises.begin(), record.exercises.end(),
                                 [](const auto& one) { return one.verdict != "passed"; });
  if (open == record.exercises.end()) return "All of them pass. Well done!\n";
  return fmt::format("Next: exercises/{}/README.md is the task; write in exercise.cpp beside it, then ./lab check {}\n",
                     open->slug, open->slug.substr(0, 2));
}

Exit exit_of(const record::Record& record) {
  const auto any = [&](auto predicate) {
    return std::any_of(record.exercises.begin(), record.exercises.end(), predicate);
  };
  if (any([](const auto& one) { return one.verdict == "not judged"; })) return could_not_judge;
  return any([](const auto& one) { return one.verdict != "passed"; }) ? something_failed : all_passed;
}

Exit check(const CheckOptions& options) {
  const auto exercises = course::exercises(options.slugs);
  const auto submission = submission_of(options);
  const auto record = course::judge(submission, exercises, options.seed, [&](const auto& exercise) {
    if (options.json) return;
    fmt::print("{}", report::progress_line(exercise, colour()));
    std::fflush(stdout);
  });
  if (options.json) {
    fmt::print("{}", record::to_json(record));
    return exit_of(record);
  }
  for (const auto& exercise : record.exercises) fmt::print("{}", report::details(exercise, colour()));
  if (options.raw) {
    for (const auto& exercise : record.exercises) fmt::print("{}", report::compiler_output(exercise));
  }
  fmt::print("{}", report::standing(record, colour()));
  if (!options.solutions && options.from.empty()) fmt::print("{}", next_step(record));
  return exit_of(record);
}

Exit list(std::uint64_t seed) {
  const course::Submission submission{.folder = course::house().source / "exercises"};
  for (const auto& exercise : course::exercises()) {
    const auto known = course::kept(submission, exercise, seed);
    const auto state = known ? *known : course::unjudged(exercise, "not judged yet");
    fmt::print("{:<18} {:>2} of {:>2} points   {:<16} {}\n", exercise.slug, state.points, state.max_points,
               known ? state.verdict : "not judged yet", exercise.title);
  }
  return all_passed;
}

Exit watch(const CheckOptions& options) {
  course::watch(submission_of(options), options.slugs.empty() ? "" : options.slugs.front(), options.seed, colour());
  return all_passed;
}

Exit recall() {
  const auto cards = course::cards(course::house().source / "exercises" / "RECALL.md");
  if (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
    course::ask_cards(cards);
  } else {
    course::print_cards(cards);
  }
  return all_passed;
}

} // namespace

int main(int argc, char** argv) {
  CLI::App app("Sinusoidal positional encodings: exercises, checks and figures.", "./lab");
  app.require_subcommand(1);
  CheckOptions options;

  auto* list_command = app.add_subcommand("list", "the exercises, what they are worth, and where you stand");
  list_command->add_option("--seed", options.seed, "of the random inputs, as it was given to check")
      ->capture_default_str();

  auto* check_command = app.add_subcommand("check", "judge the exercises; all, or those named");
  check_command->add_option("slug", options.slugs, "exercises, as 02_frequencies or just 02");
  auto* solutions = check_command->add_flag("--solutions", options.solutions, "judge the reference solutions");
  check_command->add_option("--from", options.from, "judge another folder laid out like exercises/")
      ->excludes(solutions);
  check_command->add_option("--seed", options.seed, "of the random inputs")->capture_default_str();
  check_command->add_flag("--json", options.json, "print the record; checker/record/README.md documents it");
  check_command->add_flag("--raw", options.raw, "show below all that the compiler said");

  auto* watch_command = app.add_subcommand("watch", "judge an exercise whenever you save it");
  watch_command->add_option("slug", options.slugs, "where to begin; otherwise the first that does not pass")
      ->expected(0, 1);
  watch_command->add_option("--from", options.from, "watch another folder laid out like exercises/");
  watch_command->add_option("--seed", options.seed, "of the random inputs")->capture_default_str();

  auto* recall_command = app.add_subcommand("recall", "ask what you should know by heart, one question at a time");

  try {
    app.parse(argc, argv);
    if (recall_command->parsed()) return recall();
    if (watch_command->parsed()) return watch(options);
    return list_command->parsed() ? list(options.seed) : check(options);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? all_passed : could_not_judge;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return could_not_judge;
  }
}
