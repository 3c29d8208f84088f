#include "course/judge.hpp"

#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <sha2.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <future>
#include <iterator>
#include <shared_mutex>
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
  const Stage stage(source, exercise, terms.isolated);
  const auto& compiled = stage.compiled;
  auto judged = compiled.works ? run_checks(exercise, stage.asked_with({"--seed", std::to_string(terms.seed)}))
                               : unjudged(exercise, "does not compile");
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
      auto judged = unjudged(exercise, "there is no file");
      judged.verdict = "missing";
      judged.reason = missing_source(submission, exercise);
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
