#include "course/compile.hpp"

#include "course/exercises.hpp"
#include "record/record.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace course {
namespace {

std::filesystem::path answers() { return house().build / "answer"; }

std::vector<std::string> arguments(const std::string& slug) {
  // Behind the name may stand a link through /etc, which the isolated compiler does not see.
  std::vector<std::string> all{std::filesystem::canonical(house().compiler)};
  all.insert(all.end(), house().compiler_flags.begin(), house().compiler_flags.end());
  for (const auto& more :
       {std::string("-include"), (answers() / "prelude.hpp").string(), std::string("-MMD"), std::string("-MF"),
        std::string("-"), std::string("exercise.cpp"), (answers() / fmt::format("lib{}.a", slug)).string(),
        std::string("-o"), std::string("scratch/answer")}) {
    all.push_back(more);
  }
  return all;
}

/// The files that a rule written by -MMD names; a space in a name is escaped there.
std::vector<std::string> dependencies_in(std::string text) {
  std::vector<std::string> files{""};
  text.erase(0, text.find(':') + 1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == ' ') {
      files.back() += text[++i];
    } else if (text[i] != ' ' && text[i] != '\n' && text[i] != '\\') {
      files.back() += text[i];
    } else if (!files.back().empty()) {
      files.emplace_back();
    }
  }
  return files;
}

/// An answer is made of the student's file and the course's contract, and of nothing else that lies on this machine.
std::string stranger_among(const std::vector<std::string>& files) {
  const auto stranger = std::find_if(files.begin(), files.end(), [&](const std::string& file) {
    return !file.empty() && file != "exercise.cpp" && file != "exercise.hpp" && !file.starts_with(answers().string());
  });
  return stranger == files.end() ? "" : *stranger;
}

} // namespace

Compiled compile(const std::filesystem::path& stage, const std::string& slug, bool isolated) {
  sandbox::Command command{
      .arguments = {"/bin/sh", "-c", R"("$@" && exec cat scratch/answer >&4)", "compile"},
      .working_folder = stage,
      .environment = {"PATH=/usr/bin:/bin", "LANG=C.UTF-8", "TMPDIR=" + (stage / "scratch").string()}};
  for (const auto& argument : arguments(slug)) command.arguments.push_back(argument);
  if (isolated) {
    command.view = sandbox::View{.paths = {"/usr/bin", "/usr/include", "/usr/lib", answers(), stage},
                                 .scratch = stage / "scratch"};
  }
  const auto outcome = sandbox::run(command, sandbox::compiler_limits);
  const auto& ending = outcome.ending;
  const auto said = [&](const char* words) { return outcome.errors.find(words) != std::string::npos; };
  // A part of the compiler that runs into a limit ends by a signal; its scratch folder is full only where it is
  // limited.
  const bool too_expensive = ending.kind != sandbox::Ending::Kind::exited || said("signal terminated program") ||
                             said("terminated with signal") || said("out of memory") ||
                             said("virtual memory exhausted") || (isolated && said("No space left on device"));
  const bool timed_out = ending.kind == sandbox::Ending::Kind::wall_limit;
  const auto refused = [&](Diagnosis diagnosis) {
    return Compiled{false, std::move(diagnosis), outcome.errors, timed_out};
  };
  if (too_expensive) {
    return refused({.reason = fmt::format("Your exercise.cpp is too expensive to compile: the compiler {}.",
                                          ending.kind == sandbox::Ending::Kind::exited
                                              ? "ran into its limits"
                                              : sandbox::describe(ending, sandbox::compiler_limits))});
  }
  if (ending.code != 0) {
    return refused(diagnose(outcome.errors, {.answer = record::read_file(stage / "exercise.cpp").value_or(""),
                                             .contract = record::read_file(stage / "exercise.hpp").value_or("")}));
  }
  if (const auto stranger = stranger_among(dependencies_in(outcome.output)); !stranger.empty()) {
    return refused(
        {.reason = fmt::format("Your exercise.cpp includes {}, which is not part of the exercise.", stranger)});
  }
  record::write_file(stage / "answer", outcome.sent);
  std::filesystem::permissions(stage / "answer", std::filesystem::perms(0755));
  return {true, warned(outcome.errors), outcome.errors, false};
}

std::string compile_key(const std::string& slug) { return fmt::format("{}", fmt::join(arguments(slug), " ")); }

} // namespace course
