#define BOOST_TEST_MODULE answers
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <sstream>

/// Wrong and hostile answers, one folder each under tests/answers/, judged by the built program. Beside each stands
/// expected.txt: for every exercise in the folder a line `slug: verdict, N points: what the report says`.

namespace {

struct Expected {
  std::string slug;
  std::string verdict;
  int points = 0;
  std::string says;
};

std::vector<Expected> expected_in(const std::filesystem::path& folder) {
  std::vector<Expected> all;
  std::istringstream lines(support::read(folder / "expected.txt"));
  static const std::regex form(R"((\w+): ([a-z ]+), (\d+) points: ?(.*))");
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    BOOST_REQUIRE_MESSAGE(std::regex_match(line, match, form), folder << ": " << line);
    all.push_back({match[1], match[2], std::stoi(match[3]), match[4]});
  }
  BOOST_REQUIRE(!all.empty());
  return all;
}

std::vector<std::string> kinds() {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::directory_iterator(support::source() / "tests" / "answers")) {
    if (entry.is_directory()) all.push_back(entry.path().filename().string());
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::string check(const Expected& expected, const std::filesystem::path& folder, const std::string& options = "") {
  return fmt::format("'{}' check {} --from '{}' {}", (support::build() / "bin" / "course").string(), expected.slug,
                     folder.string(), options);
}

bool is_running(const std::string& command_line) {
  return support::run(fmt::format("pgrep --full --exact '{}'", command_line)).code == 0;
}

} // namespace

BOOST_DATA_TEST_CASE(verdicts, boost::unit_test::data::make(kinds()), kind) {
  const auto folder = support::source() / "tests" / "answers" / kind;
  for (const auto& expected : expected_in(folder)) {
    const auto json = support::run(check(expected, folder, "--json"));
    const auto exercise = nlohmann::json::parse(json.output).at("exercises").at(0);
    BOOST_TEST(exercise.at("verdict") == expected.verdict);
    BOOST_TEST(exercise.at("points") == expected.points);
    BOOST_TEST(json.code == (expected.verdict == "passed" ? 0 : 1));
    const auto report = support::run(check(expected, folder));
    BOOST_TEST(report.code == json.code);
    BOOST_TEST(support::says(report.output, expected.says), report.output << " does not say " << expected.says);
    const auto harmless = [](char c) { return c == '\n' || (c >= 0 && c < ' ') == false; };
    BOOST_TEST(std::all_of(report.output.begin(), report.output.end(), harmless), report.output);
  }
  BOOST_TEST(!is_running("sleep 86399"), "something that the answer started is still there");
}
