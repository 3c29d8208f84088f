#include "course/judge.hpp"

#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <sha2.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <iterator>
#include <sstream>
#include <thread>

namespace course {
namespace {

record::Exercise broken(const Exercise& exercise, const std::string& why) {
  return {.slug = exercise.slug,
          .title = exercise.title,
          .verdict = "not judged",
          .reason = fmt::format("The checker could not judge this, which is not your mistake: {}", why)};
}

record::Exercise run_checks(const Exercise& exercise, const std::vector<std::string>& options) {
  const auto outcome = run_checks_program(exercise, options);
  if (outcome.ending.kind != sandbox::Ending::Kind::exited || outcome.ending.code != 0) {
    return broken(exercise, fmt::format("its checks program {}. {}",
                                        sandbox::describe(outcome.ending, sandbox::checks_limits), outcome.errors));
  }
  auto judged = record::exercise_from_json(outcome.output);
  judged.slug = exercise.slug;
  judged.title = exercise.title;
  return judged;
}

std::string sha256(const std::string& text) {
  std::array<char, SHA256_DIGEST_STRING_LENGTH> digest;
  SHA256Data(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), digest.data());
  return digest.data();
}

std::filesystem::path kept_file(const Exercise& exercise, const std::string& source, std::uint64_t seed) {
  const auto content = [](const std::filesystem::path& file) { return sha256(record::read_file(file).value_or("")); };
  static const auto course = content("/proc/self/exe");
  const auto key = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", course, sha256(source),
                               content(checks_program(exercise)), content(answer_archive(exercise)),
                               content(house().source / "exercises" / exercise.slug / "exercise.hpp"),
                               compile_key(exercise.slug), house().compiler_version, seed);
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

record::Exercise judge_source(const std::string& source, const Exercise& exercise, std::uint64_t seed) {
  const Stage stage(source, exercise);
  const auto& compiled = stage.compiled;
  if (!compiled.works) {
    auto judged = unjudged(exercise, "does not compile");
    judged.verdict = "does not compile";
    judged.reason = compiled.diagnosis.reason;
    judged.diagnostics = compiled.diagnosis.diagnostics;
    judged.help = compiled.diagnosis.help;
    judged.compiler_output = compiled.said;
    return judged;
  }
  auto judged = run_checks(exercise, stage.asked_with({"--seed", std::to_string(seed)}));
  judged.compiler_output = compiled.said;
  quote(source, judged);
  return judged;
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

std::optional<record::Exercise> kept(const Submission& submission, const Exercise& exercise, std::uint64_t seed) {
  const auto source = source_of(submission, exercise);
  return source ? kept(kept_file(exercise, *source, seed), exercise) : std::nullopt;
}

namespace {

record::Exercise judge(const Submission& submission, const Exercise& exercise, std::uint64_t seed,
                       const std::vector<Exercise>& missing) {
  try {
    ensure_built(exercise, missing);
    const auto source = source_of(submission, exercise);
    if (!source) {
      auto judged = unjudged(exercise, "there is no file");
      judged.verdict = "missing";
      judged.reason = missing_source(submission, exercise);
      return judged;
    }
    const auto keep = kept_file(exercise, *source, seed);
    if (auto known = kept(keep, exercise)) return *known;
    auto judged = judge_source(*source, exercise, seed);
    if (judged.verdict != "not judged" && !judged.timed_out) record::write_file(keep, record::to_json(judged));
    return judged;
  } catch (const std::exception& error) {
    return broken(exercise, error.what());
  }
}

} // namespace

record::Record judge(const Submission& submission, const std::vector<Exercise>& exercises, std::uint64_t seed,
                     const std::function<void(const record::Exercise&)>& judged) {
  record::Record record{
      .compiler = house().compiler_version, .seed = seed, .protections = sandbox::protections(sandbox::answer_limits)};
  const auto missing = not_built(exercises);
  std::vector<std::promise<record::Exercise>> results(exercises.size());
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < processors(); ++i) {
    workers.emplace_back([&] {
      for (auto mine = next++; mine < exercises.size(); mine = next++) {
        results[mine].set_value(judge(submission, exercises[mine], seed, missing));
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
