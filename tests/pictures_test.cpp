#define BOOST_TEST_MODULE pictures
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <regex>
#include <sstream>

/// Pictures of an answer: what the checks programs find to draw, and what becomes of it.

namespace {

namespace fs = std::filesystem;
namespace data = boost::unit_test::data;
using nlohmann::json;
using support::says;

const auto answers = support::source() / "tests" / "answers";

/// What a checks program hands over, with nobody or a misconception in the answer's place.
json pictures(const std::string& slug, const std::string& options = "") {
  const auto program = (support::build() / "bin" / ("check_" + slug)).string();
  return json::parse(support::run(fmt::format("{} -- --picture {}", program, options)).output);
}

support::Ran plot(const std::string& arguments) {
  return support::run(fmt::format("{} plot --mine {}", (support::build() / "bin" / "course").string(), arguments));
}

/// What the last plot of one exercise, or of several, was drawn from.
json handed_over(const std::string& name = "several") {
  return json::parse(support::read(support::build() / "pictures" / (name + ".json")));
}

/// How many values of a panel there are, whether of the target or of yours, and how many are those of the other.
struct Count {
  int target = 0;
  int yours = 0;
  int equal = 0;
};

/// Two numbers that a picture shows at one place.
bool look_alike(const json& one, const json& other) {
  const auto first = one.get<double>();
  return std::abs(first - other.get<double>()) <= 1e-6 * std::max(1.0, std::abs(first));
}

void add(const json& panel, Count& count) {
  const std::size_t first = panel.at("kind") == "map" ? 0 : 1;
  for (std::size_t row = 0; row < panel.at("target").size(); ++row) {
    for (std::size_t col = first; col < panel.at("target")[row].size(); ++col) {
      const auto& target = panel.at("target")[row][col];
      const auto& yours = panel.at("yours")[row][col];
      count.target += target.is_null() ? 0 : 1;
      count.yours += yours.is_null() ? 0 : 1;
      count.equal += !target.is_null() && !yours.is_null() && look_alike(target, yours) ? 1 : 0;
    }
  }
}

Count count(const json& pictures) {
  Count count;
  for (const auto& picture : pictures) {
    for (const auto& panel : picture.at("panels")) add(panel, count);
  }
  return count;
}

/// How often the words stand in a text.
std::ptrdiff_t occurrences(const std::string& words, const std::string& text) {
  const std::regex pattern(words);
  return std::distance(std::sregex_iterator(text.begin(), text.end(), pattern), {});
}

/// The solutions of these exercises, with stubs for 02, 04 and 05 otherwise.
void hand_in(const std::vector<std::string>& done, const fs::path& folder) {
  for (const std::string slug : {"02_frequencies", "04_encoding", "05_table"}) {
    const bool is_done = std::find(done.begin(), done.end(), slug) != done.end();
    const auto file = is_done ? support::source() / "solutions" / slug / "solution.cpp"
                              : support::source() / "exercises" / slug / "exercise.cpp";
    support::write(folder / slug / "exercise.cpp", support::read(file));
  }
}

/// Runs a command at a terminal of this size that says this of itself when it is asked.
support::Ran at_a_terminal(const std::string& command, const std::string& size, const std::string& attributes) {
  return support::run(
      fmt::format("{{ printf '{}'; sleep 3; }} | TERM=xterm-256color timeout 60 script -qec {} /dev/null", attributes,
                  support::quoted(fmt::format("stty {}; {}", size, command))));
}

std::size_t widest(const std::string& text) {
  // Colours, the question for the terminal's kind, and its answer, which may be shown when it comes early.
  static const std::regex unseen("\x1b\\[[0-9;]*[mc]|\\^\\[\\[\\?[0-9;]*c|\r");
  std::istringstream lines(std::regex_replace(text, unseen, ""));
  std::size_t widest = 0;
  for (std::string line; std::getline(lines, line);) {
    const auto continued = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
    widest =
        std::max(widest, line.size() - static_cast<std::size_t>(std::count_if(line.begin(), line.end(), continued)));
  }
  return widest;
}

} // namespace

BOOST_DATA_TEST_CASE(every_exercise_has_a_picture, data::make(support::slugs()), slug) {
  const auto all = pictures(slug);
  BOOST_TEST(!all.empty());
  for (const auto& picture : all) {
    BOOST_TEST(count(json::array({picture})).target > 0);
    BOOST_TEST(picture.at("title") != "");
  }
  BOOST_TEST(count(all).yours == 0);
}

BOOST_DATA_TEST_CASE(mistakes_are_seen, data::make(support::slugs()), slug) {
  std::vector<std::string> hidden;
  const auto all = support::misconceptions(slug);
  for (const auto& [misconception, twin] : all) {
    const auto seen = count(pictures(slug, "--mistaken " + support::quoted(misconception)));
    if (seen.equal == seen.target) hidden.push_back(misconception);
  }
  BOOST_TEST(hidden.size() < all.size());
  BOOST_TEST_MESSAGE(fmt::format("{}: {} of {} mistakes are seen; not {}", slug, all.size() - hidden.size(), all.size(),
                                 fmt::join(hidden, ", ")));
}

BOOST_AUTO_TEST_CASE(solutions_are_on_target) {
  const support::Folder folder;
  const auto ran = plot(fmt::format("--solutions --out {}", support::quoted(folder.path.string())));
  BOOST_TEST(ran.code == 0, ran.output << ran.errors);
  const auto all = handed_over();
  BOOST_TEST(all.size() == support::slugs().size());
  for (const auto& exercise : all) {
    const auto found = count(exercise.at("pictures"));
    BOOST_TEST_CONTEXT(exercise.at("slug")) {
      BOOST_TEST(found.yours == found.target);
      BOOST_TEST(found.equal == found.target);
    }
    for (const auto& picture : exercise.at("pictures")) {
      const auto name = picture.at("name").get<std::string>();
      BOOST_TEST(fs::exists(folder.path / (name + "_mine.svg")), name);
      BOOST_TEST(fs::exists(folder.path / (name + "_mine.png")), name);
    }
  }
}

BOOST_AUTO_TEST_CASE(of_stubs_nothing_is_drawn) {
  const auto ran = plot("--terminal");
  BOOST_TEST(ran.code == 1);
  BOOST_TEST(says(ran.output, "frequencies is not written yet"), ran.output);
  for (const auto& exercise : handed_over()) {
    BOOST_TEST(count(exercise.at("pictures")).yours == 0, exercise.at("slug"));
  }
}

struct Hostile {
  const char* answer;
  const char* words;
};

std::ostream& operator<<(std::ostream& stream, const Hostile& hostile) { return stream << hostile.answer; }

const std::vector<Hostile> hostiles{{"endless_loop", "did not come back"},
                                    {"exception", "ended without a value"},
                                    {"nan", "gave no finite number"},
                                    {"segfault", "SIGSEGV"},
                                    {"exit_0", "left early"},
                                    {"empty", "another shape"},
                                    {"misuses_eigen", "ended without a value"}};

BOOST_DATA_TEST_CASE(what_an_answer_does_not_give_is_absent, data::make(hostiles), hostile) {
  const auto ran =
      plot(fmt::format("frequencies --terminal --from {}", support::quoted((answers / hostile.answer).string())));
  BOOST_TEST(ran.code == 1);
  BOOST_TEST(says(ran.output, hostile.words), ran.output << ran.errors);
  const auto found = count(handed_over("02_frequencies")[0].at("pictures"));
  BOOST_TEST(found.target > 0);
  BOOST_TEST(found.yours == 0);
}

BOOST_DATA_TEST_CASE(what_an_answer_gives_in_part_is_there_in_part, data::make({"nan_last", "infinite"}), answer) {
  const auto ran = plot(fmt::format("frequencies --terminal --from {}", support::quoted((answers / answer).string())));
  BOOST_TEST(ran.code == 0);
  const auto found = count(handed_over("02_frequencies")[0].at("pictures"));
  BOOST_TEST(found.yours > 0);
  BOOST_TEST(found.yours < found.target);
  BOOST_TEST(found.equal == found.yours);
}

BOOST_AUTO_TEST_CASE(a_file_that_does_not_compile_is_told_of) {
  const auto from = support::quoted((answers / "missing_semicolon").string());
  const auto ran = plot("02 --terminal --from " + from);
  BOOST_TEST(ran.code == 1);
  const auto check =
      support::run(fmt::format("{} check 02 --json --from {}", (support::build() / "bin" / "course").string(), from));
  const auto reason = json::parse(check.output).at("exercises")[0].at("reason").get<std::string>();
  BOOST_TEST(says(ran.output, reason), ran.output);
  BOOST_TEST(says(ran.output, "./lab check 02"), ran.output);
}

BOOST_AUTO_TEST_CASE(the_heat_map_fills_as_exercises_are_completed) {
  std::vector<std::string> done;
  std::ptrdiff_t open = 3;
  for (const auto* slug : {"02_frequencies", "04_encoding", "05_table"}) {
    done.emplace_back(slug);
    const support::Folder folder;
    hand_in(done, folder.path);
    const auto place = support::quoted(folder.path.string());
    const auto ran = plot(fmt::format("heatmap --from {0} --out {0}", place));
    BOOST_TEST(ran.code == 0, ran.output << ran.errors);
    const auto svg = support::read(folder.path / "heatmap_mine.svg");
    BOOST_TEST(occurrences(">target<", svg) == 1);
    BOOST_TEST(occurrences("yours: ", svg) == 3);
    // A text in a box is written twice.
    BOOST_TEST(occurrences("not written yet", svg) == 2 * --open);
    BOOST_TEST(occurrences("<image", svg) == 4 - open);
    for (const auto& exercise : handed_over()) {
      const auto found = count(exercise.at("pictures"));
      const bool is_done = std::find(done.begin(), done.end(), exercise.at("slug")) != done.end();
      BOOST_TEST(found.equal == (is_done ? found.target : 0));
    }
  }
}

BOOST_AUTO_TEST_CASE(both_lines_are_in_the_picture) {
  const support::Folder folder;
  const auto ran =
      plot(fmt::format("frequencies --from {} --out {}", support::quoted((answers / "integer_division").string()),
                       support::quoted(folder.path.string())));
  BOOST_TEST(ran.code == 0, ran.output << ran.errors);
  BOOST_TEST(says(ran.output, "frequencies_mine"), ran.output);
  const auto svg = support::read(folder.path / "frequencies_mine.svg");
  for (const auto* words : {"target", "yours", "The ladder of frequencies", "frequencies(16, 100)"}) {
    BOOST_TEST(svg.find(words) != std::string::npos, words);
  }
  // The house's colours of both, in two panels.
  BOOST_TEST(occurrences("rgb\\(196, 174, 245\\)", svg) >= 2);
  BOOST_TEST(occurrences("rgb\\( ?33, 102, 172\\)", svg) >= 2);
  BOOST_TEST(
      support::read(folder.path / "frequencies_mine.panel_0.csv").starts_with("x,target,yours\n0,1,1\n1,0.3162"));
}

BOOST_AUTO_TEST_CASE(without_a_terminal_pictures_are_plain_letters) {
  const auto from = support::quoted((answers / "integer_division").string());
  const auto ran = plot("02 --terminal --from " + from);
  BOOST_TEST(ran.code == 0);
  BOOST_TEST(ran.output.find('\x1b') == std::string::npos);
  BOOST_TEST(ran.output.find('\f') == std::string::npos);
  BOOST_TEST(widest(ran.output) <= 80);
  for (const auto* words : {"The ladder of frequencies", "target", "yours", " o ", "The striped table", "####"}) {
    BOOST_TEST(ran.output.find(words) != std::string::npos, ran.output);
  }
}

BOOST_AUTO_TEST_CASE(a_terminal_is_filled_in_colour) {
  const auto command = (support::build() / "bin" / "figures").string() + " similarity --terminal";
  const auto ran = at_a_terminal(command, "cols 100 rows 40", "\\033[?6c");
  BOOST_TEST(ran.output.find("\x1b[38;2;") != std::string::npos);
  BOOST_TEST(ran.output.find("█") != std::string::npos);
  BOOST_TEST(ran.output.find("\x1bP") == std::string::npos);
  BOOST_TEST(widest(ran.output) <= 100);
  BOOST_TEST(widest(ran.output) > 85);
}

BOOST_AUTO_TEST_CASE(a_terminal_that_shows_pixels_gets_them) {
  const auto command = (support::build() / "bin" / "figures").string() + " similarity --terminal";
  const auto ran = at_a_terminal(command, "cols 100 rows 40", "\\033[?62;4;22c");
  BOOST_TEST(ran.output.find("\x1bP") != std::string::npos);
  BOOST_TEST(ran.output.find("\x1b[38;2;") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(unknown_names_are_told_what_there_is) {
  const auto ran = plot("nothing");
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(says(ran.errors, "No exercise is called 'nothing'"), ran.errors);
  BOOST_TEST(says(ran.errors, "02_frequencies"), ran.errors);
  BOOST_TEST(says(ran.errors, "The pictures are: "), ran.errors);
  BOOST_TEST(says(ran.errors, "heatmap"), ran.errors);
  BOOST_TEST(plot("--from /nowhere").code == 2);
  const auto figures = (support::build() / "bin" / "figures").string();
  const auto spoiled = support::run(figures + " --mine /dev/null");
  BOOST_TEST(spoiled.code == 2);
  BOOST_TEST(says(spoiled.errors, "does not hold pictures"), spoiled.errors);
  BOOST_TEST(says(support::run(figures + " 02").errors, "--mine"));
}
