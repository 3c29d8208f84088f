#define BOOST_TEST_MODULE texts
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <regex>
#include <sstream>

/// What the texts say is true, and what they point at is there.

namespace {

namespace data = boost::unit_test::data;
namespace fs = std::filesystem;

std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  std::vector<std::string> all;
  const std::regex regex(pattern);
  for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) {
    all.push_back((*at)[at->size() > 1 ? 1 : 0]);
  }
  return all;
}

/// Whether a number of a text is some number of a test, rounded to the digits that the text shows.
bool is_repeated(const std::string& number, const std::vector<double>& tested) {
  const auto point = number.find('.');
  const auto decimals = point == std::string::npos ? 0 : number.size() - point - 1;
  return std::any_of(tested.begin(), tested.end(),
                     [&](double one) { return fmt::format("{:.{}f}", std::abs(one), decimals) == number; });
}

std::vector<double> numbers_in(const fs::path& file) {
  std::vector<double> numbers;
  for (const auto& number : matches(support::read(file), R"(\b\d+(?:\.\d+)?(?:e-?\d+)?)")) {
    numbers.push_back(std::stod(number));
  }
  return numbers;
}

std::vector<double> numbers_in_the_tests() {
  std::vector<double> numbers;
  for (const auto* tests : {"solutions", "figures"}) {
    for (const auto& file : fs::directory_iterator(support::source() / "tests" / tests)) {
      for (const double one : numbers_in(file)) numbers.push_back(one);
    }
  }
  return numbers;
}

std::vector<fs::path> markdown() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(support::source())) {
    const bool built = entry.path().string().starts_with((support::source() / "build").string());
    if (entry.path().extension() == ".md" && !built) files.push_back(entry.path());
  }
  return files;
}

} // namespace

BOOST_DATA_TEST_CASE(an_exercise_has_all_its_parts, data::make(support::slugs()), slug) {
  const auto folder = support::source() / "exercises" / slug;
  const auto task = support::read(folder / "README.md");
  BOOST_TEST(task.starts_with("# "));
  for (const auto* part : {"**Worked by hand.**", "](../../plots/gallery/", "**Your part.**", "](hints.md)"}) {
    BOOST_TEST(task.find(part) != std::string::npos, slug << "/README.md lacks " << part);
  }
  BOOST_TEST(task.find(fmt::format("./lab check {}", slug.substr(0, 2))) != std::string::npos);
  const auto steps = matches(support::read(folder / "hints.md"), R"(\n(\d)\. )");
  BOOST_TEST(steps.size() >= 2);
  BOOST_TEST(steps.size() <= 3);
  const auto todos = matches(support::read(folder / "exercise.cpp"), R"(// TODO: about \d+ lines?)");
  const auto functions = matches(support::read(folder / "exercise.cpp"), R"(\n  todo\(\);)");
  BOOST_TEST(todos.size() == functions.size());
  for (const auto* file : {"solution.cpp", "misconceptions.cpp"}) {
    BOOST_TEST(fs::exists(support::source() / "solutions" / slug / file));
  }
}

BOOST_DATA_TEST_CASE(the_ladder_repeats_what_a_task_says_of_itself, data::make(support::slugs()), slug) {
  const auto task = support::read(support::source() / "exercises" / slug / "README.md");
  const auto title = matches(task, "^# (.+)\n").at(0);
  std::smatch says;
  const std::regex about(R"(\n\*Needs [^*]+ · (easy|medium|hard)( · stretch)? · about (\d+) minutes\*\n)");
  BOOST_REQUIRE_MESSAGE(std::regex_search(task, says, about), slug << " does not say what it needs");
  const auto start = fmt::format("| [{} · {}]({}/README.md) | ", slug.substr(0, 2), title, slug);
  const auto end = fmt::format(" | {} | {} |", says.str(1) + says.str(2), says.str(3));
  const auto rows = matches(support::read(support::source() / "exercises" / "README.md"), R"(\n(\|[^\n]+))");
  BOOST_TEST(std::any_of(rows.begin(), rows.end(),
                         [&](const auto& row) { return row.starts_with(start) && row.ends_with(end); }),
             "exercises/README.md lacks " << start << "…" << end);
  BOOST_TEST(says[2].matched == (slug >= "12"));
}

BOOST_DATA_TEST_CASE(every_number_is_repeated_by_a_test, data::make(support::slugs()), slug) {
  const auto folder = support::source() / "exercises" / slug;
  auto tested = numbers_in_the_tests();
  for (const double one : numbers_in(folder / "checks.cpp")) tested.push_back(one);
  for (const auto* file : {"README.md", "hints.md", "exercise.hpp", "exercise.cpp"}) {
    for (const auto& number : matches(support::read(folder / file), R"((\d+\.\d+|\b\d{3,}\b))")) {
      BOOST_TEST(is_repeated(number, tested), slug << "/" << file << " says " << number << ", and no test does");
    }
  }
}

BOOST_AUTO_TEST_CASE(every_number_of_the_story_and_the_cards_is_repeated_by_a_test) {
  auto tested = numbers_in_the_tests();
  for (const auto& slug : support::slugs()) {
    for (const double one : numbers_in(support::source() / "exercises" / slug / "checks.cpp")) tested.push_back(one);
  }
  for (const auto* file : {"WALKTHROUGH.md", "RECALL.md"}) {
    auto text = support::read(support::source() / "exercises" / file);
    text = std::regex_replace(text, std::regex(R"(\n\|[^\n]*)"), "");
    for (const auto& number : matches(text, R"((\d+\.\d+|\b\d{3,}\b))")) {
      BOOST_TEST(is_repeated(number, tested), file << " says " << number << ", and no test does");
    }
  }
}

BOOST_AUTO_TEST_CASE(the_story_shows_each_librarys_tag) {
  const auto story = support::read(support::source() / "exercises" / "WALKTHROUGH.md");
  const auto shows = [&](std::vector<double> tag, double scale) {
    for (auto& slot : tag) slot *= scale;
    return story.find(fmt::format("| {:.4f} |", fmt::join(tag, ", "))) != std::string::npos;
  };
  const double fast = 2;
  const double slow = 2 * std::pow(1e4, -2.0 / 4);
  const double slowest = 2 * std::pow(1e4, -1.0);
  using std::cos;
  using std::sin;
  BOOST_TEST(shows({sin(fast), cos(fast), sin(slow), cos(slow)}, 1));
  BOOST_TEST(shows({sin(fast), sin(slow), cos(fast), cos(slow)}, 1));
  BOOST_TEST(shows({sin(fast), sin(slowest), cos(fast), cos(slowest)}, 1));
  BOOST_TEST(shows({sin(fast), sin(slowest), cos(fast), cos(slowest)}, std::sqrt(2.0 / 4)));
  BOOST_TEST(shows({sin(fast), sin(slow), cos(fast), cos(slow)}, 1 / std::sqrt(4.0)));
  BOOST_TEST(shows({sin(fast), cos(2 * std::pow(1e4, -1.0 / 4)), sin(slow), cos(2 * std::pow(1e4, -3.0 / 4))}, 1));
}

BOOST_AUTO_TEST_CASE(every_link_leads_somewhere) {
  for (const auto& file : markdown()) {
    const auto prose = std::regex_replace(support::read(file), std::regex(R"(```[^`]*```)"), "");
    for (const auto& link : matches(prose, R"(\]\(([^)#]+)\))")) {
      if (link.starts_with("https://")) continue;
      BOOST_TEST(fs::exists(file.parent_path() / link), file << " points at " << link);
    }
  }
}

BOOST_AUTO_TEST_CASE(nothing_strange_lies_among_the_exercises) {
  const std::vector<std::string> parts{"README.md", "checks.cpp", "exercise.cpp", "exercise.hpp", "hints.md"};
  for (const auto& slug : support::slugs()) {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(support::source() / "exercises" / slug)) {
      found.push_back(entry.path().filename().string());
    }
    std::sort(found.begin(), found.end());
    BOOST_TEST(found == parts, boost::test_tools::per_element());
  }
}

BOOST_AUTO_TEST_CASE(ci_runs_the_command_of_the_readme) {
  BOOST_TEST(support::read(support::source() / ".ci" / "run").find("./lab test") != std::string::npos);
  BOOST_TEST(support::read(support::source() / "README.md").find("./lab test") != std::string::npos);
}
