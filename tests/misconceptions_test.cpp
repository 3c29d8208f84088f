#define BOOST_TEST_MODULE misconceptions
#include "corpus.hpp"
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <sstream>

/// Every misconception, answered in place of the right function: it fails, and it is named, alone; where two have the
/// same values on every input, which misconceptions.cpp marks, both are named and nobody else. And the other way round:
/// every check of every exercise fails for at least one wrong answer that the tests keep.

namespace {

using support::Misconception;
using support::misconceptions;

std::string checks_program(const std::string& slug) { return (support::build() / "bin" / ("check_" + slug)).string(); }

std::string without_function(const std::string& name) { return name.substr(name.find(": ") + 2); }

/// It and those that are marked as giving the same, on the same function.
std::set<std::string> not_told_apart(const Misconception& one, const std::vector<Misconception>& all) {
  const auto root = [](const Misconception& any) { return any.twin.empty() ? without_function(any.name) : any.twin; };
  const auto function = one.name.substr(0, one.name.find(": "));
  std::set<std::string> group;
  for (const auto& other : all) {
    if (other.name.starts_with(function + ": ") && root(other) == root(one)) group.insert(without_function(other.name));
  }
  return group;
}

/// What the checks say of a misconception; asked for by both tests, and computed once.
const nlohmann::json& judged(const std::string& slug, const std::string& misconception) {
  static std::map<std::string, nlohmann::json> known;
  auto& exercise = known[slug + misconception];
  if (!exercise.is_null()) return exercise;
  const auto command = fmt::format("{} --log_level=nothing --report_level=no -- --mistaken {}", checks_program(slug),
                                   support::quoted(misconception));
  return exercise = nlohmann::json::parse(support::run(command).output);
}

std::set<std::string> names_in(const nlohmann::json& check) {
  std::set<std::string> names;
  if (check.at("failure").is_null()) return names;
  for (const auto& one : check.at("failure").at("misconceptions")) names.insert(one.at("name").get<std::string>());
  return names;
}

void note_failed_checks(const nlohmann::json& exercise, std::set<std::string>& failed) {
  for (const auto& check : exercise.at("checks")) {
    if (check.at("verdict") == "failed") failed.insert(check.at("name").get<std::string>());
  }
}

} // namespace

BOOST_DATA_TEST_CASE(each_fails_and_is_named, boost::unit_test::data::make(support::slugs()), slug) {
  const auto all = misconceptions(slug);
  BOOST_TEST(!all.empty());
  for (const auto& misconception : all) {
    const auto& exercise = judged(slug, misconception.name);
    BOOST_TEST(exercise.at("verdict") == "failed");
    const auto expected = not_told_apart(misconception, all);
    BOOST_TEST((misconception.twin.empty() || expected.size() > 1),
               misconception.name << " has a twin that is not there");
    int named = 0;
    for (const auto& check : exercise.at("checks")) {
      const auto names = names_in(check);
      BOOST_TEST((names.empty() || names == expected),
                 misconception.name << " is named " << fmt::format("{}", fmt::join(names, " and ")));
      named += names.empty() ? 0 : 1;
    }
    BOOST_TEST(named > 0, misconception.name << " is not named");
  }
}

BOOST_DATA_TEST_CASE(each_check_fails_for_somebody, boost::unit_test::data::make(support::slugs()), slug) {
  const auto nobody =
      support::run(fmt::format("{} --log_level=nothing --report_level=no -- --absent x", checks_program(slug)));
  const auto checks = nlohmann::json::parse(nobody.output).at("checks");
  std::set<std::string> failed;
  for (const auto& misconception : misconceptions(slug)) note_failed_checks(judged(slug, misconception.name), failed);
  for (const auto& kind : corpus::kinds()) {
    if (failed.size() == checks.size()) break;
    if (kind.needs_isolation || !std::filesystem::exists(kind.folder / slug / "exercise.cpp")) continue;
    const auto command = fmt::format("'{}' check {} --json --from '{}'", (support::build() / "bin" / "course").string(),
                                     slug, kind.folder.string());
    note_failed_checks(nlohmann::json::parse(support::run(command).output).at("exercises").at(0), failed);
  }
  for (const auto& check : checks) {
    BOOST_TEST(failed.contains(check.at("name")), slug << ": no wrong answer fails " << check.at("name"));
    BOOST_TEST(check.at("max_points") > 0);
    BOOST_TEST(check.at("sentence") != check.at("name"));
  }
}
