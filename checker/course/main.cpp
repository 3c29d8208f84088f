#include "course/doctor.hpp"
#include "course/exercises.hpp"
#include "course/grade.hpp"
#include "course/hints.hpp"
#include "course/judge.hpp"
#include "course/ladder.hpp"
#include "course/pictures.hpp"
#include "course/recall.hpp"
#include "course/watch.hpp"
#include "record/printable.hpp"
#include "report/terminal.hpp"
#include "sandbox/sandbox.hpp"

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
  course::Terms terms;
  bool json = false;
  bool raw = false;
};

struct DrawOptions {
  bool mine = false;
  std::string folder; ///< empty for the usual one
  bool terminal = false;
};

report::Colour colour() {
  const char* refused = std::getenv("NO_COLOR");
  const bool wanted = isatty(STDOUT_FILENO) == 1 && (refused == nullptr || *refused == '\0');
  return wanted ? report::Colour::yes : report::Colour::no;
}

course::Submission submission_of(const CheckOptions& options) {
  if (options.solutions) return {.folder = course::house().source / "solutions", .file = "solution.cpp"};
  if (options.from.empty()) return course::own_answers();
  if (!std::filesystem::is_directory(options.from)) {
    throw course::UsageError(fmt::format("{} is no folder. --from wants one that is laid out like exercises/.",
                                         record::printable(options.from)));
  }
  return {.folder = std::filesystem::absolute(options.from)};
}

/// Isolated where that is possible; where it is demanded, it has to be.
course::Terms terms_of(const CheckOptions& options) {
  const auto obstacle = sandbox::isolation_obstacle();
  if (options.terms.isolated && !obstacle.empty()) {
    throw course::UsageError(fmt::format("Answers cannot be isolated on this machine: {}.", obstacle));
  }
  return {.seed = options.terms.seed, .isolated = obstacle.empty()};
}

void tell(const course::Progress& progress) {
  if (!progress.notice.empty()) fmt::print(stderr, "{}\n", progress.notice);
}

/// What to do next, for somebody who works on the exercises.
std::string next_step(const record::Record& record) {
  const auto open = std::find_if(record.exercises.begin(), record.exercises.end(),
                                 [](const auto& one) { return one.verdict != "passed"; });
  if (open == record.exercises.end()) return "All of them pass. Well done!\n";
  return fmt::format(
      "Next: exercises/{}/README.md is the task; write in exercise.cpp\nbeside it, then ./lab check {}\n", open->slug,
      open->slug.substr(0, 2));
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
  const bool own = !options.solutions && options.from.empty();
  const auto files = course::fingerprints(submission, exercises);
  const auto record = course::judge(submission, exercises, terms_of(options), [&](const auto& exercise) {
    if (options.json) return;
    fmt::print("{}", report::progress_line(exercise, colour()));
    std::fflush(stdout);
  });
  course::Progress progress;
  if (own) tell(progress = course::remember_judged(record.exercises, files));
  if (options.json) {
    fmt::print("{}", record::to_json(record));
    return exit_of(record);
  }
  for (const auto& exercise : record.exercises) {
    fmt::print("{}{}", report::details(exercise, colour()), own ? course::picture_hint(exercise) : "");
  }
  if (options.raw) {
    for (const auto& exercise : record.exercises) fmt::print("{}", report::compiler_output(exercise));
  }
  fmt::print("{}", report::standing(record, colour()));
  if (own) {
    const bool passed = exit_of(record) == all_passed;
    fmt::print("{}", next_step(passed ? course::record_of(course::ladder(progress)) : record));
  }
  return exit_of(record);
}

/// Strangers' code, so isolated, unless somebody knows better.
Exit grade(const std::string& class_folder, const std::string& results, course::Terms terms, bool unsafe) {
  const auto obstacle = sandbox::isolation_obstacle();
  if (!obstacle.empty() && !unsafe) {
    throw course::UsageError(fmt::format("Nothing is graded, since answers cannot be isolated on this machine: {}. "
                                         "--unsafe grades all the same, where every answer can be trusted.",
                                         obstacle));
  }
  terms.isolated = obstacle.empty();
  const auto records = course::grade(class_folder, results, terms, [](const auto& record) {
    fmt::print("{}", report::graded_line(record, colour()));
    std::fflush(stdout);
  });
  const auto faults = std::count_if(records.begin(), records.end(),
                                    [](const auto& record) { return exit_of(record) == could_not_judge; });
  const auto empty = std::count_if(records.begin(), records.end(), [](const auto& one) { return !one.reason.empty(); });
  fmt::print("\n{} submissions; {} held nothing to judge, {} met a fault of the checker's. The grades are in {}\n",
             records.size(), empty, faults, (std::filesystem::path(results) / "grades.csv").string());
  return faults > 0 ? could_not_judge : empty > 0 ? something_failed : all_passed;
}

Exit list() {
  const auto progress = course::progress(course::progress_file());
  tell(progress);
  const auto ladder = course::ladder(progress);
  const auto record = course::record_of(ladder);
  fmt::print("{}{}{}", course::ladder_text(ladder, colour()), report::standing(record, colour()), next_step(record));
  return all_passed;
}

std::optional<course::Exercise> next_exercise() {
  const auto progress = course::progress(course::progress_file());
  tell(progress);
  return course::next_of(course::ladder(progress));
}

Exit hint(const std::string& slug, bool again) {
  const auto exercise = slug.empty() ? next_exercise() : course::exercises({slug}).front();
  if (exercise) {
    fmt::print("{}", course::hint(*exercise, again, colour(), "./lab hint " + exercise->slug.substr(0, 2)));
  } else {
    fmt::print("Every exercise passes. ./lab hint SLUG shows the hints of one that you name.\n");
  }
  return all_passed;
}

Exit watch(const CheckOptions& options) {
  course::watch(submission_of(options), options.slugs.empty() ? "" : options.slugs.front(), terms_of(options),
                colour());
  return all_passed;
}

/// Asks the answers for what the pictures hold, and then becomes the program that draws them.
Exit plot(const CheckOptions& options, const DrawOptions& drawing) {
  const auto file = course::sketch(submission_of(options), course::pictures(options.slugs), terms_of(options).isolated);
  const auto figures = (course::house().build / "bin" / "figures").string();
  std::vector<std::string> words{figures, "--mine", file.string()};
  if (!drawing.folder.empty()) words.insert(words.end(), {"--out", drawing.folder});
  if (drawing.terminal) words.emplace_back("--terminal");
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (auto& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  execv(figures.c_str(), arguments.data());
  throw std::runtime_error(fmt::format("{} could not be started. Is it built?", figures));
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

  std::string hinted;
  bool again = false;
  auto* hint_command = app.add_subcommand("hint", "show one hint more for an exercise; for the next, or the one named");
  hint_command->add_option("slug", hinted, "exercise, as 02_frequencies or just 02");
  hint_command->add_flag("--again", again, "start over with the first");

  auto* doctor_command = app.add_subcommand("doctor", "say what works here, and what to do about the rest");

  auto* check_command = app.add_subcommand("check", "judge the exercises; all, or those named");
  check_command->add_option("slug", options.slugs, "exercises, as 02_frequencies or just 02");
  auto* solutions = check_command->add_flag("--solutions", options.solutions, "judge the reference solutions");
  check_command->add_option("--from", options.from, "judge another folder laid out like exercises/")
      ->excludes(solutions);
  check_command->add_option("--seed", options.terms.seed, "of the random inputs")->capture_default_str();
  check_command->add_flag("--isolated", options.terms.isolated, "refuse to judge where answers cannot be isolated");
  check_command->add_flag("--json", options.json, "print the record; checker/record/README.md documents it");
  check_command->add_flag("--raw", options.raw, "show below all that the compiler said");

  auto* watch_command = app.add_subcommand("watch", "judge an exercise whenever you save it");
  watch_command->add_option("slug", options.slugs, "where to begin; otherwise the first that does not pass")
      ->expected(0, 1);
  watch_command->add_option("--from", options.from, "watch another folder laid out like exercises/");
  watch_command->add_option("--seed", options.terms.seed, "of the random inputs")->capture_default_str();

  std::string class_folder;
  std::string results;
  bool unsafe = false;
  auto* grade_command = app.add_subcommand("grade", "judge a class: a folder with a folder for each submission");
  grade_command->add_option("CLASS", class_folder, "the folder of submissions, each laid out like exercises/")
      ->required();
  grade_command->add_option("--out", results, "the folder for the records and grades.csv")->required();
  grade_command
      ->add_option("-j", options.terms.at_once, "how many exercises at a time; as many as there are processors")
      ->check(CLI::Range(1, 256));
  grade_command->add_option("--seed", options.terms.seed, "of the random inputs")->capture_default_str();
  grade_command->add_flag("--unsafe", unsafe, "grade even where answers cannot be isolated");

  DrawOptions drawing;
  auto* plot_command = app.add_subcommand("plot", "draw the target and yours over it");
  plot_command->add_option("name", options.slugs, "exercises or pictures; all when there is none");
  plot_command->add_flag("--mine", drawing.mine, "the pictures of your own answers")->required();
  auto* reference = plot_command->add_flag("--solutions", options.solutions, "of the reference solutions instead");
  plot_command->add_option("--from", options.from, "of another folder laid out like exercises/")->excludes(reference);
  auto* out = plot_command->add_option("--out", drawing.folder, "where to");
  plot_command->add_flag("--terminal", drawing.terminal, "draw here, and no files")->excludes(out);

  auto* recall_command = app.add_subcommand("recall", "ask what you should know by heart, one question at a time");

  try {
    app.parse(argc, argv);
    if (recall_command->parsed()) return recall();
    if (plot_command->parsed()) return plot(options, drawing);
    if (watch_command->parsed()) return watch(options);
    if (grade_command->parsed()) return grade(class_folder, results, options.terms, unsafe);
    if (list_command->parsed()) return list();
    if (hint_command->parsed()) return hint(hinted, again);
    if (doctor_command->parsed()) return course::examine() ? all_passed : could_not_judge;
    return check(options);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? all_passed : could_not_judge;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return could_not_judge;
  }
}
