#include "course/stage.hpp"

#include "record/record.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iterator>
#include <mutex>
#include <thread>

namespace course {
namespace {

constexpr std::uintmax_t largest_source = 1U << 20U;

bool is_built(const Exercise& exercise) {
  return std::filesystem::exists(checks_program(exercise)) && std::filesystem::exists(answer_archive(exercise));
}

/// By a process that was killed: its number is in the name.
void remove_left_behind(const std::filesystem::path& stages) {
  for (const auto& entry : std::filesystem::directory_iterator(stages)) {
    const auto owner = std::atoi(entry.path().filename().c_str());
    std::error_code ignored;
    if (owner > 0 && kill(owner, 0) != 0 && errno == ESRCH) std::filesystem::remove_all(entry.path(), ignored);
  }
}

} // namespace

unsigned processors() { return std::max(1U, std::thread::hardware_concurrency()); }

std::filesystem::path checks_program(const Exercise& exercise) {
  return house().build / "bin" / ("check_" + exercise.slug);
}

std::filesystem::path answer_archive(const Exercise& exercise) {
  return house().build / "answer" / fmt::format("lib{}.a", exercise.slug);
}

std::vector<Exercise> not_built(const std::vector<Exercise>& exercises) {
  std::vector<Exercise> missing;
  std::copy_if(exercises.begin(), exercises.end(), std::back_inserter(missing),
               [](const auto& one) { return !is_built(one); });
  return missing;
}

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

std::filesystem::path file_of(const Submission& submission, const Exercise& exercise) {
  return submission.folder / exercise.slug / submission.file;
}

std::optional<std::string> source_of(const Submission& submission, const Exercise& exercise) {
  const auto file = file_of(submission, exercise);
  std::error_code none;
  // A link out of the submission is not followed: what the compiler says would show the file that it leads to.
  const auto real = std::filesystem::canonical(file, none);
  const auto inside = real.lexically_relative(std::filesystem::canonical(submission.folder, none));
  if (none || inside.empty() || *inside.begin() == "..") return std::nullopt;
  if (std::filesystem::file_size(file, none) > largest_source || none) return std::nullopt;
  return record::read_file(file);
}

std::string missing_source(const Submission& submission, const Exercise& exercise) {
  const auto file = file_of(submission, exercise);
  return std::filesystem::exists(file)
             ? fmt::format("{} is no ordinary file of at most 1 MB in its own folder.", file.string())
             : fmt::format("{} is not there.", file.string());
}

sandbox::Outcome run_checks_program(const Exercise& exercise, const std::vector<std::string>& options) {
  sandbox::Command command{.arguments = {checks_program(exercise), "--log_level=nothing", "--report_level=no", "--"},
                           .working_folder = "/"};
  command.arguments.insert(command.arguments.end(), options.begin(), options.end());
  return sandbox::run(command, sandbox::checks_limits);
}

StageFolder::StageFolder() {
  const auto stages = house().build / "stage";
  std::filesystem::create_directories(stages);
  std::filesystem::permissions(stages, std::filesystem::perms::owner_all);
  remove_left_behind(stages);
  auto name = (stages / fmt::format("{}-XXXXXX", getpid())).string();
  if (mkdtemp(name.data()) == nullptr) throw sandbox::Failure(fmt::format("{} could not be made", name));
  path = name;
  // The isolated program may be another user.
  std::filesystem::permissions(path, std::filesystem::perms(0755));
}

StageFolder::~StageFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

Stage::Stage(const std::string& source, const Exercise& exercise, bool in_isolation) : isolated(in_isolation) {
  record::write_file(folder.path / "exercise.cpp", source);
  std::filesystem::copy_file(house().source / "exercises" / exercise.slug / "exercise.hpp",
                             folder.path / "exercise.hpp");
  for (const auto* file : {"exercise.cpp", "exercise.hpp"}) {
    std::filesystem::permissions(folder.path / file, std::filesystem::perms(0644));
  }
  std::filesystem::create_directory(folder.path / "scratch");
  compiled = compile(folder.path, exercise.slug, isolated);
}

std::vector<std::string> Stage::asked_with(const std::vector<std::string>& more) const {
  std::vector<std::string> options{"--answer", folder.path / "answer", "--scratch", folder.path / "scratch"};
  if (isolated) options.emplace_back("--isolated");
  options.insert(options.end(), more.begin(), more.end());
  return options;
}

} // namespace course
