#define BOOST_TEST_MODULE grade
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sstream>

/// ./lab grade, as an instructor runs it on a class of strangers.

namespace {

namespace fs = std::filesystem;
using support::says;

std::string course() { return (support::build() / "bin" / "course").string(); }

std::string right(const std::string& slug) {
  return support::read(support::source() / "solutions" / slug / "solution.cpp");
}

std::string wrong(const std::string& kind) {
  return support::read(support::source() / "tests" / "answers" / kind / "02_frequencies" / "exercise.cpp");
}

struct Class {
  support::Ran grade(const std::string& more = "") const {
    return support::run(
        fmt::format("'{}' grade '{}' --out '{}' {}", course(), submissions.string(), results.string(), more));
  }

  void hand_in(const std::string& name, const std::string& text, const std::string& slug = "02_frequencies") const {
    support::write(submissions / name / slug / "exercise.cpp", text);
  }

  nlohmann::json record(const std::string& name) const {
    return nlohmann::json::parse(support::read(results / (name + ".json")));
  }

  /// The row of a submission in grades.csv.
  std::string row(const std::string& name) const {
    std::istringstream lines(support::read(results / "grades.csv"));
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("\"" + name + "\",")) return line;
    }
    return "no row for " + name;
  }

  support::Folder folder;
  fs::path submissions = folder.path / "class";
  fs::path results = folder.path / "results" / "of today";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(a_class, Class)

BOOST_AUTO_TEST_CASE(everyone_has_a_row_and_a_record_whatever_they_handed_in) {
  hand_in("alice", right("02_frequencies"));
  hand_in("alice", right("03_wavelengths"), "03_wavelengths");
  hand_in("bob", wrong("integer_division"));
  hand_in("carol", wrong("missing_semicolon"));
  hand_in("=SUM(A1)", wrong("segfault"));
  hand_in("d\"ave, jr", wrong("forged_success"));
  hand_in("two\nlines", "");
  fs::create_directories(submissions / "empty");
  support::write(submissions / "stray file", "hello");
  fs::create_directory_symlink("/etc", submissions / "linked");
  support::write(submissions / ".DS_Store", "not a submission");

  const auto graded = grade("-j 2");
  BOOST_TEST(graded.code == 1, graded.output << graded.errors);
  BOOST_TEST(says(graded.output, "✓ 20 of 110 points alice"), graded.output);
  BOOST_TEST(says(graded.output, "✗ 0 of 110 points empty: it holds no exercise"), graded.output);
  BOOST_TEST(says(graded.output, "9 submissions; 3 held nothing to judge, 0 met a fault of the checker's."));

  BOOST_TEST(row("submission").starts_with("no row"));
  BOOST_TEST(support::read(results / "grades.csv").starts_with("submission,points,max_points,01_slots,"));
  BOOST_TEST(row("alice").starts_with("\"alice\",20,110,0,10,10,0,"), row("alice"));
  BOOST_TEST(row("bob").starts_with("\"bob\",1,110,0,1,0,"), row("bob"));
  BOOST_TEST(says(row("carol"), "02_frequencies: does not compile"), row("carol"));
  BOOST_TEST(row("'=SUM(A1)").starts_with("\"'=SUM(A1)\",0,110,"), "no spreadsheet takes it for a formula");
  BOOST_TEST(row("d\"\"ave, jr").starts_with("\"d\"\"ave, jr\",0,110,"));
  BOOST_TEST(row("two\\x0alines").starts_with("\"two\\x0alines\",0,110,"));
  BOOST_TEST(says(row("empty"), "it holds no exercise"));
  BOOST_TEST(says(row("stray file"), "it is no folder"));
  BOOST_TEST(says(row("linked"), "it is a link, which is not followed"));

  BOOST_TEST(record("alice").at("submission") == "alice");
  BOOST_TEST(record("alice").at("points") == 20);
  BOOST_TEST(record("linked").at("reason") == "it is a link, which is not followed");
  const auto protections = record("alice").at("protections").dump();
  for (const auto* one : {"own file system", "own users", "own processes", "no network", "system calls filtered"}) {
    BOOST_TEST(says(protections, one));
  }
  for (const auto& entry : fs::directory_iterator(results)) {
    BOOST_TEST((entry.path().extension() == ".json" || entry.path().filename() == "grades.csv"), entry.path());
  }
}

BOOST_AUTO_TEST_CASE(a_link_to_a_strangers_file_shows_nothing_of_it) {
  support::write(folder.path / "secret", "the secret text of somebody else\n");
  fs::create_directories(submissions / "eve" / "02_frequencies");
  fs::create_symlink(folder.path / "secret", submissions / "eve" / "02_frequencies" / "exercise.cpp");
  fs::create_directories(folder.path / "other");
  support::write(folder.path / "other" / "exercise.cpp", right("03_wavelengths"));
  fs::create_directory_symlink(folder.path / "other", submissions / "eve" / "03_wavelengths");
  const auto graded = grade();
  BOOST_TEST(graded.code == 0, graded.output << graded.errors);
  BOOST_TEST(row("eve").starts_with("\"eve\",0,110,"), row("eve"));
  BOOST_TEST(!says(record("eve").dump(), "secret text"));
  BOOST_TEST(says(record("eve").dump(), "is no ordinary file of at most 1 MB in its own folder"));
}

BOOST_AUTO_TEST_CASE(an_answer_sees_neither_the_solutions_nor_the_others) {
  hand_in("alice", right("02_frequencies"));
  const auto include = [](const fs::path& file) { return fmt::format("#include \"{}\"\n", file.string()); };
  hand_in("eve", include(support::source() / "solutions" / "02_frequencies" / "solution.cpp"));
  hand_in("mallory", include(submissions / "alice" / "02_frequencies" / "exercise.cpp"));
  const auto incbin = fmt::format(R"(__asm__(".incbin \"{}\"");)", (support::source() / "README.md").string());
  hand_in("trudy", right("02_frequencies") + incbin + "\n");
  BOOST_TEST(grade().code == 0);
  BOOST_TEST(row("alice").starts_with("\"alice\",10,"));
  for (const auto* thief : {"eve", "mallory", "trudy"}) {
    BOOST_TEST(row(thief).starts_with(fmt::format("\"{}\",0,", thief)), row(thief));
    BOOST_TEST(says(row(thief), "02_frequencies: does not compile"), row(thief));
  }
}

BOOST_AUTO_TEST_CASE(many_at_a_time_find_what_one_at_a_time_does) {
  for (const auto* kind : {"integer_division", "segfault", "nan", "orphan"}) hand_in(kind, wrong(kind));
  BOOST_TEST(grade("-j 1").code == 0);
  const auto one = support::read(results / "grades.csv");
  BOOST_TEST(grade("-j 8").code == 0);
  BOOST_TEST(support::read(results / "grades.csv") == one);
}

BOOST_AUTO_TEST_CASE(it_refuses_where_nothing_can_be_isolated) {
  hand_in("alice", right("02_frequencies"));
  // In a namespace where this user is nobody, no further one can be made.
  const auto without = [&](const std::string& more) {
    return support::run(fmt::format("unshare --user --map-root-user sh -c 'echo 0 >/proc/sys/user/max_user_namespaces; "
                                    "echo 0 >/proc/sys/user/max_mnt_namespaces; exec \"$0\" \"$@\"' '{}' {}",
                                    course(), more));
  };
  const auto arguments = fmt::format("grade '{}' --out '{}'", submissions.string(), results.string());
  const auto refused = without(arguments);
  BOOST_TEST(refused.code == 2);
  BOOST_TEST(says(refused.errors, "Nothing is graded, since answers cannot be isolated on this machine"),
             refused.errors);
  BOOST_TEST(says(refused.errors, "--unsafe grades all the same"), refused.errors);
  BOOST_TEST(!fs::exists(results));
  const auto demanded = without("check 02 --isolated");
  BOOST_TEST(demanded.code == 2);
  BOOST_TEST(says(demanded.errors, "Answers cannot be isolated on this machine"), demanded.errors);
  BOOST_TEST(says(without("doctor").output, "· Answers are not kept from this machine's files and network"));
  hand_in("eve", fmt::format("#include \"{}\"\n", (support::source() / "checker" / "record" / "record.hpp").string()) +
                     right("02_frequencies"));
  BOOST_TEST(without(arguments + " --unsafe").code == 0);
  BOOST_TEST(says(record("eve").dump(), "record.hpp, which is not part of the exercise"), record("eve").dump());
  BOOST_TEST(row("alice").starts_with("\"alice\",10,"));
  BOOST_TEST(!says(record("alice").at("protections").dump(), "no network"), "the record does not claim more");
}

BOOST_AUTO_TEST_CASE(what_it_cannot_do_is_a_sentence) {
  BOOST_TEST(grade().code == 2);
  BOOST_TEST(says(grade().errors, "is no folder. grade wants one with a folder for each submission."));
  fs::create_directories(submissions);
  BOOST_TEST(says(grade().errors, "holds no submissions."));
  hand_in("alice", "");
  results = submissions / "results";
  BOOST_TEST(grade().code == 2);
  BOOST_TEST(says(grade().errors, "The results would lie among the submissions"));
  results = folder.path / "file";
  support::write(results, "");
  BOOST_TEST(grade().code == 2);
  BOOST_TEST(grade("-j 0").code == 2);
  BOOST_TEST(support::run(course() + " grade").code == 2);
}

BOOST_AUTO_TEST_SUITE_END()
