#define BOOST_TEST_MODULE mutations
#include "mutations/plant.hpp"
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <future>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <thread>

/// Small wrong changes to every solution, each judged as a student's answer is: the checks must fail all but those that
/// are as right as the solution. Those are in mutations/equivalent.txt, with the reason.
///
/// There is time for a sample; `mutations_test -- --all` judges every mutant.

namespace {

/// The mutated lines that no check can tell from the right ones, for every exercise. A paragraph of the file is
/// `slug: reason`, and then, indented, all the lines that it excuses.
std::map<std::string, std::set<std::string>> equivalents() {
  std::map<std::string, std::set<std::string>> lines_of;
  std::istringstream stream(support::read(support::source() / "tests" / "mutations" / "equivalent.txt"));
  std::string slug;
  for (std::string line; std::getline(stream, line);) {
    if (line.empty()) {
      slug.clear();
    } else if (line.starts_with(' ')) {
      lines_of[slug].insert(line.substr(line.find_first_not_of(' ')));
    } else if (slug.empty()) {
      slug = line.substr(0, line.find(':'));
    }
  }
  return lines_of;
}

std::vector<mutations::Mutant> planted(const std::string& slug) {
  return mutations::plant(support::read(support::source() / "solutions" / slug / "solution.cpp"));
}

bool all_wanted() {
  const auto& suite = boost::unit_test::framework::master_test_suite();
  return std::any_of(suite.argv, suite.argv + suite.argc, [](const std::string& word) { return word == "--all"; });
}

/// Those to be judged: a sample and the excused ones, or all.
std::vector<mutations::Mutant> chosen(const std::string& slug, const std::set<std::string>& excused) {
  auto all = planted(slug);
  if (all_wanted()) return all;
  auto some = mutations::sample(all);
  const auto is_new = [&](const mutations::Mutant& mutant) {
    return excused.contains(mutant.line) &&
           std::none_of(some.begin(), some.end(), [&](const auto& other) { return other.source == mutant.source; });
  };
  std::vector<mutations::Mutant> more;
  std::copy_if(all.begin(), all.end(), std::back_inserter(more), is_new);
  some.insert(some.end(), more.begin(), more.end());
  return some;
}

std::string course() { return support::quoted((support::build() / "bin" / "course").string()); }

/// What the course says of an answer: a verdict of its record.
std::string verdict(const std::string& slug, const std::string& answer) {
  const support::Folder folder;
  support::write(folder.path / slug / "exercise.cpp", answer);
  const auto command = fmt::format("{} check {} --json --from {}", course(), slug, support::quoted(folder.path));
  return nlohmann::json::parse(support::run(command).output).at("exercises").at(0).at("verdict");
}

/// The verdict on each mutant, found on all processors.
std::vector<std::string> verdicts(const std::string& slug, const std::vector<mutations::Mutant>& mutants) {
  std::vector<std::string> all(mutants.size());
  const std::size_t workers = std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::future<void>> running;
  for (std::size_t worker = 0; worker < workers; ++worker) {
    running.push_back(std::async(std::launch::async, [&, worker] {
      for (auto i = worker; i < mutants.size(); i += workers) all[i] = verdict(slug, mutants[i].source);
    }));
  }
  for (auto& one : running) one.get();
  return all;
}

struct Tally {
  int planted = 0;
  int judged = 0;
  int no_cpp = 0;
  int killed = 0;
  int equivalent = 0;
  int surviving = 0;
};

constexpr std::array counts{&Tally::planted, &Tally::judged,     &Tally::no_cpp,
                            &Tally::killed,  &Tally::equivalent, &Tally::surviving};

std::map<std::string, Tally> tallies;

std::string row(const std::string& title, const Tally& tally) {
  auto text = fmt::format("{:<20}", title);
  for (const auto count : counts) text += fmt::format("{:>11}", tally.*count);
  return text + "\n";
}

std::vector<std::string> lines_of(const std::vector<mutations::Mutant>& mutants) {
  std::vector<std::string> lines;
  std::transform(mutants.begin(), mutants.end(), std::back_inserter(lines), [](const auto& one) { return one.line; });
  return lines;
}

} // namespace

BOOST_AUTO_TEST_CASE(every_kind_of_change_is_planted) {
  const std::string source = "#include <cmath> // 1 + 1\n"
                             "double turn(double angle, int step) {\n"
                             "  require(step >= 0 && angle < 7, \"step 1 and angle\");\n"
                             "  const double next = angle + 2 * step; // not - 1\n"
                             "  return std::atan2(-next, std::sin(angle));\n"
                             "}\n";
  const std::vector<std::string> expected{
      "if (false) require(step >= 0 && angle < 7, \"step 1 and angle\");",
      "require(angle < 7, \"step 1 and angle\");",
      "require(step > 0 && angle < 7, \"step 1 and angle\");",
      "require(step >= 1 && angle < 7, \"step 1 and angle\");",
      "require(step >= -1 && angle < 7, \"step 1 and angle\");",
      "require(step >= 0, \"step 1 and angle\");",
      "require(step >= 0 && angle <= 7, \"step 1 and angle\");",
      "require(step >= 0 && angle < 8, \"step 1 and angle\");",
      "require(step >= 0 && angle < 6, \"step 1 and angle\");",
      "const int next = angle + 2 * step; // not - 1",
      "const float next = angle + 2 * step; // not - 1",
      "const double next = 2 * step; // not - 1",
      "const double next = angle; // not - 1",
      "const double next = angle - 2 * step; // not - 1",
      "const double next = angle + 3 * step; // not - 1",
      "const double next = angle + 1 * step; // not - 1",
      "return std::atan2(next, std::sin(angle));",
      "return std::atan2(std::sin(angle), -next);",
      "return std::atan2(-next, std::cos(angle));",
  };
  const auto lines = lines_of(mutations::plant(source));
  BOOST_TEST(std::set(lines.begin(), lines.end()) == std::set(expected.begin(), expected.end()),
             boost::test_tools::per_element());
  BOOST_TEST(lines.size() == expected.size());
}

BOOST_AUTO_TEST_CASE(a_mutant_is_the_source_but_for_one_change) {
  const std::string source = "int f(int a, int b) { return a - g(b,\n                             a + 1); }\n";
  std::set<std::string> mutants;
  for (const auto& mutant : mutations::plant(source)) mutants.insert(mutant.source);
  BOOST_TEST(mutants.contains("int f(int a, int b) { return a - g(a + 1,\n                             b); }\n"));
  BOOST_TEST(mutants.contains("int f(int a, int b) { return -g(b,\n                             a + 1); }\n"));
  BOOST_TEST(mutants.contains("int f(int a, int b) { return a - g(b,\n                             1); }\n"));
  BOOST_TEST(mutants.contains("int f(int a, int b) { return a - g(b,\n                             a - 1); }\n"));
  BOOST_TEST(!mutants.contains(source));
}

BOOST_AUTO_TEST_CASE(excuses_are_for_exercises) {
  const auto slugs = support::slugs();
  for (const auto& [slug, lines] : equivalents()) {
    BOOST_TEST((std::find(slugs.begin(), slugs.end(), slug) != slugs.end()), slug << " is no exercise");
  }
}

/// It also builds whatever checks are not built, so that the mutants do not wait for one another.
BOOST_AUTO_TEST_CASE(unchanged_solutions_pass) {
  BOOST_TEST(support::run(course() + " check --solutions --json").code == 0);
}

BOOST_DATA_TEST_CASE(none_survives, boost::unit_test::data::make(support::slugs()), slug) {
  const auto excused = equivalents()[slug];
  const auto mutants = chosen(slug, excused);
  const auto found = verdicts(slug, mutants);
  auto& tally = tallies[slug];
  tally.planted = static_cast<int>(planted(slug).size());
  tally.judged = static_cast<int>(mutants.size());
  auto stale = excused;
  for (std::size_t i = 0; i < mutants.size(); ++i) {
    const auto& line = mutants[i].line;
    const bool survives = found[i] == "passed";
    const bool is_excused = survives && excused.contains(line);
    BOOST_TEST((survives || found[i] == "failed" || found[i] == "does not compile"), line << " is " << found[i]);
    BOOST_TEST((!survives || is_excused), slug << ": " << mutants[i].kind << " survives: " << line);
    tally.no_cpp += found[i] == "does not compile" ? 1 : 0;
    tally.killed += found[i] == "failed" ? 1 : 0;
    tally.equivalent += is_excused ? 1 : 0;
    tally.surviving += survives && !is_excused ? 1 : 0;
    if (is_excused) stale.erase(line);
  }
  for (const auto& line : stale) BOOST_ERROR(slug << ": this excuse is not needed: " << line);
  // A test that plants nothing finds nothing.
  BOOST_TEST(tally.killed >= 5);
}

/// Not a test, but what the one before has found.
BOOST_AUTO_TEST_CASE(table) {
  Tally total;
  auto text = fmt::format("{:<20}{:>11}{:>11}{:>11}{:>11}{:>11}{:>11}\n", "mutants", "planted", "judged", "not C++",
                          "killed", "equivalent", "surviving");
  for (const auto& [slug, tally] : tallies) {
    text += row(slug, tally);
    for (const auto count : counts) total.*count += tally.*count;
  }
  fmt::print("{}{}", text, row("all", total));
}
