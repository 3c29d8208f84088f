#include "course/pictures.hpp"

#include "record/printable.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <regex>
#include <set>

namespace course {
namespace {

/// Read off the source of the checks: their program may not be built.
std::vector<std::string> pictures_of(const Exercise& exercise) {
  const auto checks = record::read_file(house().source / "exercises" / exercise.slug / "checks.cpp").value_or("");
  static const std::regex picture(R"(\bPicture\s+\w+\(\s*\{\s*\.name = "(\w+)\")");
  std::vector<std::string> names;
  for (std::sregex_iterator at(checks.begin(), checks.end(), picture), end; at != end; ++at) names.push_back((*at)[1]);
  return names;
}

/// Every picture of every exercise that is called so.
std::vector<Wanted> called(const std::string& name) {
  std::vector<Wanted> found;
  for (const auto& exercise : exercises()) {
    const auto names = pictures_of(exercise);
    if (std::find(names.begin(), names.end(), name) != names.end()) found.push_back({exercise, {name}});
  }
  return found;
}

std::string every_name() {
  std::set<std::string> names;
  for (const auto& exercise : exercises()) {
    for (auto& name : pictures_of(exercise)) names.insert(std::move(name));
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

std::vector<Wanted> of_exercises(const std::vector<std::string>& slugs) try {
  std::vector<Wanted> all;
  for (const auto& exercise : exercises(slugs)) all.push_back({exercise, pictures_of(exercise)});
  return all;
} catch (const UsageError& error) {
  throw UsageError(fmt::format("{} The pictures are: {}.", error.what(), every_name()));
}

/// Takes up what is wanted, and no picture twice.
void add(const std::vector<Wanted>& more, std::vector<Wanted>& all) {
  for (const auto& [exercise, names] : more) {
    const auto same = [&, &slug = exercise.slug](const Wanted& one) { return one.exercise.slug == slug; };
    auto place = std::find_if(all.begin(), all.end(), same);
    if (place == all.end()) place = all.insert(all.end(), {exercise, {}});
    for (const auto& name : names) {
      auto& known = place->pictures;
      if (std::find(known.begin(), known.end(), name) == known.end()) known.push_back(name);
    }
  }
}

nlohmann::json ask_for(const Wanted& wanted, std::vector<std::string> options) {
  for (const auto& name : wanted.pictures) options.push_back("--picture=" + name);
  const auto outcome = run_checks_program(wanted.exercise, options);
  if (outcome.ending.kind == sandbox::Ending::Kind::exited && outcome.ending.code == 0) {
    return nlohmann::json::parse(outcome.output);
  }
  throw std::runtime_error(fmt::format("The pictures of {} could not be made, which is not your mistake. {}",
                                       wanted.exercise.slug, outcome.errors));
}

/// The pictures of one exercise; `reason` says why there is nothing to ask, where that is so.
nlohmann::json sketch(const Submission& submission, const Wanted& wanted, bool isolated) {
  const auto& slug = wanted.exercise.slug;
  const auto without = [&](const std::string& reason) {
    const auto sentence = fmt::format("{} ./lab check {} says more.", record::printable(reason), slug.substr(0, 2));
    return nlohmann::json{{"slug", slug}, {"reason", sentence}, {"pictures", ask_for(wanted, {"--absent", ""})}};
  };
  const auto source = source_of(submission, wanted.exercise);
  if (!source) return without(missing_source(submission, wanted.exercise));
  const Stage stage(*source, wanted.exercise, isolated);
  if (!stage.compiled.works) return without(stage.compiled.diagnosis.reason);
  return {{"slug", slug}, {"reason", ""}, {"pictures", ask_for(wanted, stage.asked_with({}))}};
}

/// Those exercises whose checks have to be built first, which takes a while.
std::vector<Exercise> not_built(const std::vector<Wanted>& wanted) {
  std::vector<Exercise> all;
  std::transform(wanted.begin(), wanted.end(), std::back_inserter(all), [](const auto& one) { return one.exercise; });
  all = not_built(all);
  for (const auto& one : all) fmt::print(stderr, "The checks of {} are built first, once.\n", one.slug);
  return all;
}

} // namespace

std::vector<Wanted> pictures(const std::vector<std::string>& names) {
  if (names.empty()) return of_exercises({});
  std::vector<Wanted> all;
  for (const auto& name : names) {
    const auto found = called(name);
    add(found.empty() ? of_exercises({name}) : found, all);
  }
  return all;
}

std::filesystem::path sketch(const Submission& submission, const std::vector<Wanted>& wanted, bool isolated) {
  const auto missing = not_built(wanted);
  auto all = nlohmann::json::array();
  for (const auto& one : wanted) {
    ensure_built(one.exercise, missing);
    all.push_back(sketch(submission, one, isolated));
  }
  const auto name = wanted.size() == 1 ? wanted.front().exercise.slug : "several";
  auto file = house().build / "pictures" / fmt::format("{}.json", name);
  record::write_file(file, all.dump(1, ' ', false, nlohmann::json::error_handler_t::replace));
  return file;
}

std::string picture_hint(const record::Exercise& judged) {
  if (judged.verdict != "failed") return "";
  return fmt::format("  A picture of the target and yours: ./lab plot {} --mine\n", judged.slug.substr(0, 2));
}

} // namespace course
