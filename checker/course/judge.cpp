#include "course/judge.hpp"

#include "course/compile.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <sha2.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <future>
#include <iterator>
#include <mutex>
#include <shared_mutex>
#include <sstream>
#include <thread>

namespace course {
namespace {

unsigned processors() { return std::max(1U, std::thread::hardware_concurrency()); }

constexpr std::uintmax_t largest_source = 1U << 20U;

/// Where a student's file is compiled and run: a folder that is there for as long as this object, in one that nobody
/// else may enter.
class Stage {
public:
  Stage() {
    const auto stages = house().build / "stage";
    std::filesystem::create_directories(stages);
    std::filesystem::permissions(stages, std::filesystem::perms::owner_all);
    remove_left_behind(stages);
    auto name = (stages / fmt::format("{}-XXXXXX", getpid())).string();
    if (mkdtemp(name.data()) == nullptr) throw sandbox::Failure(fmt::format("{} could not be made", name));
    folder = name;
    // The isolated program may be another user.
    std::filesystem::permissions(folder, std::filesystem::perms(0755));
    std::filesystem::create_directory(folder / "scratch");
  }
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;
  ~Stage() {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }

  std::filesystem::path folder;

private:
  /// By a process that was killed: its number is in the name.
  static void remove_left_behind(const std::filesystem::path& stages) {
    for (const auto& entry : std::filesystem::directory_iterator(stages)) {
      const auto owner = std::atoi(entry.path().filename().c_str());
      std::error_code ignored;
      if (owner > 0 && kill(owner, 0) != 0 && errno == ESRCH) std::filesystem::remove_all(entry.path(), ignored);
    }
  }
};

std::filesystem::path checks_program(const Exercise& exercise) {
  return house().build / "bin" / ("check_" + exercise.slug);
}

std::filesystem::path answer_archive(const Exercise& exercise) {
  return house().build / "answer" / fmt::format("lib{}.a", exercise.slug);
}

record::Exercise broken(const Exercise& exercise, const std::string& why) {
  return {.slug = exercise.slug,
          .title = exercise.title,
          .verdict = "not judged",
          .reason = fmt::format("The checker could not judge this, which is not your mistake: {}", why)};
}

bool is_built(const Exercise& exercise) {
  return std::filesystem::exists(checks_program(exercise)) && std::filesystem::exists(answer_archive(exercise));
}

/// Those whose checks were never built; ./lab keeps fresh what was.
std::vector<Exercise> not_built(const std::vector<Exercise>& exercises) {
  std::vector<Exercise> missing;
  std::copy_if(exercises.begin(), exercises.end(), std::back_inserter(missing),
               [](const auto& one) { return !is_built(one); });
  return missing;
}

/// Builds what judging takes, where the exercise is among those whose checks were missing; the first to come builds
/// them all. The others need not wait for that.
void ensure_built(const Exercise& exercise, const std::vector<Exercise>& missing) {
  static std::mutex one_at_a_time;
  if (std::none_of(missing.begin(), missing.end(), [&](const auto& one) { return one.slug == exercise.slug; })) return;
  const std::scoped_lock lock(one_at_a_time);
  if (is_built(exercise)) return;
  sandbox::Command command{
      .arguments = {house().cmake, "--build", house().build, "--parallel", std::to_string(processors()), "--target"},
      .working_folder = house().source,
      .environment = {"PATH=/usr/bin:/bin"}};
  for (const auto& one : not_built(missing)) command.arguments.push_back(one.slug);
  // One that cannot be built must not keep the others from it.
  for (const auto* option : {"--", "-k", "0"}) command.arguments.emplace_back(option);
  const auto said = sandbox::run(command, sandbox::checks_limits).output;
  if (is_built(exercise)) return;
  constexpr std::size_t most = 2000;
  throw sandbox::Failure(
      fmt::format("its checks could not be built:\n{}", said.substr(said.size() - std::min(most, said.size()))));
}

record::Exercise run_checks(const Exercise& exercise, const std::vector<std::string>& options) {
  sandbox::Command command{.arguments = {checks_program(exercise), "--log_level=nothing", "--report_level=no", "--"},
                           .working_folder = "/"};
  command.arguments.insert(command.arguments.end(), options.begin(), options.end());
  const auto outcome = sandbox::run(command, sandbox::checks_limits);
  if (outcome.ending.kind != sandbox::Ending::Kind::exited || outcome.ending.code != 0) {
    return broken(exercise, fmt::format("its checks program {}. {}",
                                        sandbox::describe(outcome.ending, sandbox::checks_limits), outcome.errors));
  }
  auto judged = record::exercise_from_json(outcome.output);
  judged.slug = exercise.slug;
  judged.title = exercise.title;
  return judged;
}

std::filesystem::path file_of(const Submission& submission, const Exercise& exercise) {
  return submission.folder / exercise.slug / submission.file;
}

/// The student's text; nothing when there is no such file, or one that no student can have written. A link out of the
/// submission is not followed: what the compiler says would show the file that it leads to.
std::optional<std::string> source_of(const Submission& submission, const Exercise& exercise) {
  const auto file = file_of(submission, exercise);
  std::error_code none;
  const auto real = std::filesystem::canonical(file, none);
  const auto inside = real.lexically_relative(std::filesystem::canonical(submission.folder, none));
  if (none || inside.empty() || *inside.begin() == "..") return std::nullopt;
  if (std::filesystem::file_size(file, none) > largest_source || none) return std::nullopt;
  return record::read_file(file);
}

std::string sha256(const std::string& text) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> digest;
  SHA256Data(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), digest.data());
  return digest.data();
}

std::filesystem::path kept_file(const Exercise& exercise, const std::string& source, const Terms& terms) {
  const auto content = [](const std::filesystem::path& file) { return sha256(record::read_file(file).value_or("")); };
  static const auto course = content("/proc/self/exe");
  const auto key = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", course, sha256(source),
                               content(checks_program(exercise)), content(answer_archive(exercise)),
                               content(house().source / "exercises" / exercise.slug / "exercise.hpp"),
                               compile_key(exercise.slug), house().compiler_version, terms.seed, terms.isolated);
  return house().build / "records" / (sha256(key) + ".json");
}

std::optional<record::Exercise> kept(const std::filesystem::path& file, const Exercise& exercise) {
  const auto text = record::read_file(file);
  if (!text) return std::nullopt;
  try {
    auto judged = record::exercise_from_json(*text);
    judged.title = exercise.title;
    return judged;
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

/// Puts the text of the student's lines to their numbers.
void quote(const std::string& source, record::Exercise& exercise) {
  std::istringstream stream(source);
  std::string text;
  for (std::size_t line = 1; std::getline(stream, text); ++line) {
    for (auto& check : exercise.checks) {
      if (check.failure && check.failure->line == line) check.failure->source = text.substr(0, 200);
    }
  }
}

void tell(const Diagnosis& diagnosis, record::Exercise& exercise) {
  exercise.reason = diagnosis.reason;
  exercise.diagnostics = diagnosis.diagnostics;
  exercise.help = diagnosis.help;
}

record::Exercise judge_source(const std::string& source, const Exercise& exercise, const Terms& terms) {
  const Stage stage;
  const auto& folder = stage.folder;
  record::write_file(folder / "exercise.cpp", source);
  std::filesystem::copy_file(house().source / "exercises" / exercise.slug / "exercise.hpp", folder / "exercise.hpp");
  const auto compiled = compile(folder, exercise.slug, terms.isolated);
  std::vector<std::string> options{"--answer",         folder / "answer", "--scratch",
                                   folder / "scratch", "--seed",          std::to_string(terms.seed)};
  if (terms.isolated) options.emplace_back("--isolated");
  auto judged = compiled.works ? run_checks(exercise, options) : unjudged(exercise, "does not compile");
  if (!compiled.works) judged.verdict = "does not compile";
  // What is right needs no warning.
  if (judged.verdict == "failed" || !compiled.works) tell(compiled.diagnosis, judged);
  judged.timed_out |= compiled.timed_out;
  judged.compiler_output = compiled.said;
  quote(source, judged);
  return judged;
}

/// What may have been too slow only because of what else was running gets a second try, with nothing beside it.
record::Exercise judge_fairly(const std::string& source, const Exercise& exercise, const Terms& terms) {
  static std::shared_mutex machine;
  {
    const std::shared_lock beside_others(machine);
    auto judged = judge_source(source, exercise, terms);
    if (!judged.timed_out) return judged;
  }
  const std::unique_lock alone(machine);
  return judge_source(source, exercise, terms);
}

} // namespace

record::Exercise unjudged(const Exercise& exercise, const std::string& reason) {
  ensure_built(exercise, not_built({exercise}));
  return run_checks(exercise, {"--absent", reason});
}

std::string fingerprint(const Submission& submission, const Exercise& exercise) {
  const auto source = source_of(submission, exercise);
  return source ? sha256(*source) : "";
}

namespace {

record::Exercise judge(const Submission& submission, const Exercise& exercise, const Terms& terms,
                       const std::vector<Exercise>& missing) {
  try {
    ensure_built(exercise, missing);
    const auto source = source_of(submission, exercise);
    if (!source) {
      const auto file = file_of(submission, exercise);
      auto judged = unjudged(exercise, "there is no file");
      judged.verdict = "missing";
      judged.reason = std::filesystem::exists(file)
                          ? fmt::format("{} is no ordinary file of at most 1 MB in its own folder.", file.string())
                          : fmt::format("{} is not there.", file.string());
      return judged;
    }
    const auto keep = kept_file(exercise, *source, terms);
    if (auto known = kept(keep, exercise)) return *known;
    auto judged = judge_fairly(*source, exercise, terms);
    if (judged.verdict != "not judged" && !judged.timed_out) record::write_file(keep, record::to_json(judged));
    return judged;
  } catch (const std::exception& error) {
    return broken(exercise, error.what());
  }
}

} // namespace

record::Record judge(const Submission& submission, const std::vector<Exercise>& exercises, const Terms& terms,
                     const std::function<void(const record::Exercise&)>& judged) {
  record::Record record{.compiler = house().compiler_version,
                        .seed = terms.seed,
                        .protections = sandbox::protections(sandbox::answer_limits, terms.isolated)};
  const auto missing = not_built(exercises);
  std::vector<std::promise<record::Exercise>> results(exercises.size());
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < (terms.at_once > 0 ? terms.at_once : processors()); ++i) {
    workers.emplace_back([&] {
      for (auto mine = next++; mine < exercises.size(); mine = next++) {
        results[mine].set_value(judge(submission, exercises[mine], terms, missing));
      }
    });
  }
  for (auto& result : results) {
    record.exercises.push_back(result.get_future().get());
    judged(record.exercises.back());
  }
  return record;
}

} // namespace course
