#define BOOST_TEST_MODULE answers
#include "corpus.hpp"
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

/// The answers of tests/answers/, judged by the built program as a student does, isolated or not. Those that could harm
/// the machine are left to hostile_test.cpp, which proves first that they are isolated.

namespace {

std::vector<corpus::Kind> harmless_kinds() {
  auto all = corpus::kinds();
  std::erase_if(all, [](const auto& kind) { return kind.needs_isolation; });
  return all;
}

std::string check(const corpus::Expected& expected, const std::filesystem::path& folder,
                  const std::string& options = "") {
  return fmt::format("'{}' check {} --from '{}' {}", (support::build() / "bin" / "course").string(), expected.slug,
                     folder.string(), options);
}

bool is_running(const std::string& command_line) {
  return support::run(fmt::format("pgrep --full --exact '{}'", command_line)).code == 0;
}

} // namespace

BOOST_DATA_TEST_CASE(verdicts, boost::unit_test::data::make(harmless_kinds()), kind) {
  const auto& folder = kind.folder;
  for (const auto& expected : kind.expected) {
    const auto json = support::run(check(expected, folder, "--json"));
    const auto exercise = nlohmann::json::parse(json.output).at("exercises").at(0);
    BOOST_TEST(exercise.at("verdict") == expected.verdict);
    BOOST_TEST(exercise.at("points") == expected.points);
    BOOST_TEST(json.code == (expected.verdict == "passed" ? 0 : 1));
    const auto report = support::run(check(expected, folder));
    BOOST_TEST(report.code == json.code);
    BOOST_TEST(support::says(report.output, expected.says), report.output << " does not say " << expected.says);
    BOOST_TEST(support::is_harmless(report.output), report.output);
  }
  BOOST_TEST(!is_running("sleep 86399"), "something that the answer started is still there");
}
