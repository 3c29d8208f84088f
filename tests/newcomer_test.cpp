#define BOOST_TEST_MODULE newcomer
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <sstream>
#include <unistd.h>

/// What a newcomer does, in a fresh copy of the tree: the README's commands, and adding an exercise.

namespace {

namespace fs = std::filesystem;

/// The tree as git has it, with what is not committed yet, and nothing that was built.
void copy_the_tree(const fs::path& to) {
  const auto copied = support::run(
      fmt::format("git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from=- | "
                  "tar --extract --directory='{}'",
                  to.string()),
      support::source());
  BOOST_REQUIRE_MESSAGE(copied.code == 0, copied.errors);
}

struct Shown {
  std::string command;
  std::string output;
};

/// The commands of a README's console blocks, and the output that it shows for each.
std::vector<Shown> sessions(const fs::path& readme) {
  std::vector<Shown> all;
  std::istringstream lines(support::read(readme));
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) {
      inside = line == "```console";
    } else if (inside && line.starts_with("$ ")) {
      all.push_back({line.substr(2), ""});
    } else if (inside) {
      all.back().output += line + "\n";
    }
  }
  return all;
}

struct Fresh {
  Fresh() { copy_the_tree(folder.path); }
  support::Ran lab(const std::string& arguments) const { return support::run("./lab " + arguments, folder.path); }
  support::Folder folder;
};

/// A copy in which everything but what was built is fresh: building takes a minute, and is tried once. Who works here
/// keeps their files to themselves.
struct Built {
  Built() : folder(copy().folder) {
    copy_the_tree(folder.path);
    type("chmod --recursive go= checker exercises");
  }
  ~Built() {
    for (const auto* left : {".progress.json", ".progress.json.unreadable"}) fs::remove(folder.path / left);
  }
  Built(const Built&) = delete;
  Built& operator=(const Built&) = delete;
  support::Ran lab(const std::string& arguments) const { return type("./lab " + arguments); }
  support::Ran type(const std::string& command) const { return support::run("umask 077\n" + command, folder.path); }

  const support::Folder& folder;

private:
  static const Fresh& copy() {
    static const Fresh the_copy;
    return the_copy;
  }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(in_a_fresh_copy, Fresh)

BOOST_AUTO_TEST_CASE(lab_explains_itself) {
  BOOST_TEST(lab("").code == 0);
  BOOST_TEST(lab("").output == lab("--help").output);
  for (const auto* command :
       {"./lab list", "./lab check",  "./lab watch",     "./lab hint", "--again",     "./lab doctor", "./lab recall",
        "./lab plot", "./lab verify", "./lab benchmark", "./lab test", "--solutions", "--from",       "--seed",
        "--json",     "--raw",        "--out",           "--gallery",  "--markdown",  "--mine",       "--terminal"}) {
    BOOST_TEST(support::says(lab("").output, command));
  }
  const auto unknown = lab("chekc");
  BOOST_TEST(unknown.code == 2);
  BOOST_TEST(support::says(unknown.errors, "There is no command 'chekc'."));
}

BOOST_AUTO_TEST_CASE(a_missing_package_is_named_to_who_may_not_install_it) {
  const auto packages = folder.path / ".ci" / "packages";
  support::write(packages, support::read(packages) + "no-such-package course\n");
  fs::permissions(folder.path, fs::perms::others_all, fs::perm_options::add);
  const auto* as_nobody = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "";
  const auto ran = support::run(fmt::format("PATH=/usr/bin:/bin {} ./lab check", as_nobody), folder.path);
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(support::says(ran.errors, "missing: no-such-package"), ran.errors);
  BOOST_TEST(support::says(ran.errors, "apt-get install"), ran.errors);
}

BOOST_AUTO_TEST_CASE(the_doctor_works_where_nothing_can_be_built) {
  const auto packages = folder.path / ".ci" / "packages";
  const auto all = support::read(packages);
  support::write(packages, all + "no-such-package course\nnor-such-a-one test\n");
  const auto without_package = lab("doctor");
  BOOST_TEST(without_package.code == 2);
  BOOST_TEST(support::says(without_package.output, "✗ The course needs Debian packages that are missing."));
  BOOST_TEST(support::says(without_package.output, "apt-get install --yes --no-install-recommends no-such-package"));
  BOOST_TEST(support::says(without_package.output, "· Only ./lab test needs these packages"));
  BOOST_TEST(support::says(without_package.output, "✓ g++ is version"), without_package.output);
  BOOST_TEST(support::says(without_package.output, "cores"), without_package.output);
  BOOST_TEST(without_package.errors == "");
  BOOST_TEST(!fs::exists(folder.path / "build"), "it examines and installs nothing");

  support::write(packages, all);
  const support::Folder older;
  support::write(older.path / "g++", "#!/bin/sh\necho 11.4.0\n");
  fs::permissions(older.path / "g++", fs::perms::owner_all);
  const auto with_path = [&](const std::string& path) {
    return support::run(fmt::format("PATH='{}' ./lab doctor", path), folder.path);
  };
  const auto old_compiler = with_path(older.path.string() + ":/usr/bin:/bin");
  BOOST_TEST(old_compiler.code == 2);
  BOOST_TEST(support::says(old_compiler.output, "✗ g++ is version 11.4.0; the course needs 12"), old_compiler.output);

  support::write(folder.path / "CMakeLists.txt", "this is no CMake\n");
  const auto broken = lab("doctor");
  BOOST_TEST(broken.code == 2);
  BOOST_TEST(support::says(broken.output, "✗ The course cannot be built"), broken.output);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_FIXTURE_TEST_SUITE(in_a_copy_that_is_built_once, Built)

BOOST_AUTO_TEST_CASE(progress_and_hints_are_remembered) {
  const auto examined = lab("doctor");
  BOOST_TEST(examined.code == 0, examined.output << examined.errors);
  BOOST_TEST(support::says(examined.output, "✓ The build folder build/student was not there, and is now."));
  BOOST_TEST(support::says(examined.output, "✓ Answers run protected: own session"), examined.output);
  BOOST_TEST(support::says(lab("doctor").output, "✓ The build folder build/student is there and up to date."));

  // The list judges and builds nothing.
  const auto bin = folder.path / "build" / "student" / "bin";
  const auto fresh = lab("list");
  BOOST_TEST(fresh.code == 0);
  BOOST_TEST(support::says(fresh.output, "→ · 01_slots 0 of 5 points not judged yet"), fresh.output);
  BOOST_TEST(support::says(fresh.output, "0 of 110 points, 0 of 16 exercises"), fresh.output);
  BOOST_TEST(!fs::exists(bin / "check_01_slots"));
  const auto file = folder.path / ".progress.json";
  BOOST_TEST(!fs::exists(file), "nothing is to be remembered yet");

  // One hint more each time, and again all of them.
  const std::string first = "1. How many pairs does an encoding of width 6 have";
  const std::string last = "3. `std::pow(base, exponent)`";
  const auto once = lab("hint 02");
  BOOST_TEST(support::says(once.output, first), once.output << once.errors);
  BOOST_TEST(support::says(once.output, "2 more are left."));
  BOOST_TEST(!support::says(once.output, "2. Each fraction"));
  const auto twice = lab("hint 02_frequencies");
  BOOST_TEST(support::says(twice.output, first));
  BOOST_TEST(support::says(twice.output, "1 more is left."));
  BOOST_TEST(!support::says(twice.output, last));
  const auto all = lab("hint 02");
  BOOST_TEST(support::says(all.output, last));
  BOOST_TEST(support::says(all.output, "These are all of them."));
  BOOST_TEST(lab("hint 02").output == all.output);
  BOOST_TEST(lab("hint 02 --again").output == once.output);
  BOOST_TEST(lab("hint 02").output == twice.output);
  BOOST_TEST(support::says(lab("hint").output, "01_slots · Slots"), "that is the next");

  // Passing, changing, failing; and what outlives the build.
  const auto own = folder.path / "exercises" / "02_frequencies" / "exercise.cpp";
  const auto right = support::read(folder.path / "solutions" / "02_frequencies" / "solution.cpp");
  support::write(own, right);
  const auto passed = lab("check 02");
  BOOST_TEST(passed.code == 0);
  BOOST_TEST(support::says(passed.output, "Next: exercises/01_slots/README.md"), passed.output);
  BOOST_TEST(support::says(lab("list").output, "✓ 02_frequencies 10 of 10 points passed ·"), lab("list").output);
  support::write(own, right + "// one more thought\n");
  BOOST_TEST(support::says(lab("list").output, "✓ 02_frequencies 10 of 10 points passed, changed since"));
  const auto wrong = folder.path / "tests" / "answers" / "integer_division";
  const auto before = support::read(file);
  BOOST_TEST(lab("check 02 --from tests/answers/integer_division").code == 1);
  BOOST_TEST(lab("check 02 --solutions").code == 0);
  BOOST_TEST(support::read(file) == before, "what is not the student's own leaves no trace");
  support::write(own, support::read(wrong / "02_frequencies" / "exercise.cpp"));
  BOOST_TEST(lab("check 02").code == 1);
  const auto failed = lab("list");
  BOOST_TEST(support::says(failed.output, "✗ 02_frequencies 1 of 10 points failed, passed before"), failed.output);
  fs::remove_all(folder.path / "build" / "student" / "records");
  fs::remove_all(folder.path / "build" / "student" / "answer");
  fs::remove(bin / "check_02_frequencies");
  BOOST_TEST(lab("list").output == failed.output);
  BOOST_TEST(support::run("git init --quiet . && git status --short --untracked-files=all", folder.path)
                 .output.find(".progress") == std::string::npos);

  // A folder that may not be written costs a sentence.
  type("chmod --recursive go+rX .");
  if (getuid() != 0) fs::permissions(folder.path, fs::perms::owner_write, fs::perm_options::remove);
  const auto* as_nobody = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "";
  const auto unkept = support::run(fmt::format("{} build/student/bin/course hint 03", as_nobody), folder.path);
  if (getuid() != 0) fs::permissions(folder.path, fs::perms::owner_write, fs::perm_options::add);
  BOOST_TEST(unkept.code == 0, unkept.errors);
  BOOST_TEST(support::says(unkept.output, "are in exercises/03_wavelengths/hints.md"), unkept.output);
  BOOST_TEST(support::says(unkept.output, "Your progress is not remembered this time"), unkept.output);

  // A file cut short costs the progress, and no more.
  fs::resize_file(file, fs::file_size(file) / 2);
  const auto afresh = lab("list");
  BOOST_TEST(afresh.code == 0);
  BOOST_TEST(support::says(afresh.errors, "Your progress could not be read, and starts afresh"), afresh.errors);
  BOOST_TEST(afresh.output == fresh.output);
  BOOST_TEST(fs::exists(folder.path / ".progress.json.unreadable"));
  BOOST_TEST(lab("list").errors == "");
}

BOOST_AUTO_TEST_CASE(the_readme_shows_what_happens) {
  const auto shown = sessions(folder.path / "README.md");
  BOOST_TEST(shown.size() >= 4);
  for (const auto& [command, output] : shown) {
    const auto ran = type(command);
    BOOST_TEST(ran.output == output, "$ " << command << "\n" << ran.output << ran.errors);
  }

  // The rest of what the README tells people to type, on the tree that is built now.
  BOOST_TEST(lab("list").code == 0);
  const auto plotted = lab("plot quadrant_walk");
  BOOST_TEST(plotted.code == 0, plotted.errors);
  BOOST_TEST(fs::exists(folder.path / "build" / "figures" / "quadrant_walk.svg"));
  BOOST_TEST(lab("plot nothing").code == 2);
  BOOST_TEST(lab("verify --markdown").output == support::read(folder.path / "exercises" / "CLAIMS.md"));
  BOOST_TEST(support::says(lab("recall").output, "What is omega_i?"));
  BOOST_TEST(lab("check --json").code == 1);

  // A mistake in a stub, and a picture of it.
  fs::copy_file(folder.path / "tests" / "answers" / "integer_division" / "02_frequencies" / "exercise.cpp",
                folder.path / "exercises" / "02_frequencies" / "exercise.cpp", fs::copy_options::overwrite_existing);
  BOOST_TEST(support::says(lab("check 02").output, "A picture of the target and yours: ./lab plot 02 --mine"));
  const auto mine = lab("plot 02 --mine");
  BOOST_TEST(mine.code == 0, mine.output << mine.errors);
  BOOST_TEST(fs::exists(folder.path / "build" / "figures" / "frequencies_mine.svg"));

  // Solving an exercise in its stub.
  fs::copy_file(folder.path / "solutions" / "02_frequencies" / "solution.cpp",
                folder.path / "exercises" / "02_frequencies" / "exercise.cpp", fs::copy_options::overwrite_existing);
  const auto solved = lab("check 02");
  BOOST_TEST(solved.code == 0);
  BOOST_TEST(support::says(solved.output, "10 of 10 points, 1 of 1 exercises"), solved.output);

  // A new exercise is two new folders.
  for (const auto* place : {"exercises", "solutions"}) {
    fs::copy(folder.path / place / "02_frequencies", folder.path / place / "99_copied", fs::copy_options::recursive);
  }
  const auto copied = lab("check --solutions 99_copied");
  BOOST_TEST(copied.code == 0);
  BOOST_TEST(support::says(copied.output, "99_copied          10 of 10 points"), copied.output << copied.errors);
  BOOST_TEST(support::says(lab("list").output, "99_copied"));

  // A check that asks nothing does not pass.
  const auto checks = folder.path / "exercises" / "99_copied" / "checks.cpp";
  support::write(checks, support::read(checks) + "CHECK_CASE(hollow, description(\"Nothing\") * points(1)) {}\n");
  const auto hollow = lab("check --solutions 99_copied");
  BOOST_TEST(hollow.code == 2);
  BOOST_TEST(support::says(hollow.output, "the check \"hollow\" is broken"), hollow.output);

  fs::remove_all(folder.path / "exercises" / "99_copied");
  fs::remove_all(folder.path / "solutions" / "99_copied");
  BOOST_TEST(!support::says(lab("list").output, "99_copied"));
}

BOOST_AUTO_TEST_CASE(a_tree_that_does_not_build_is_not_the_students_mistake) {
  fs::remove(folder.path / "build" / "student" / "bin" / "check_11_quadrants");
  support::write(folder.path / "solutions" / "11_quadrants" / "solution.cpp", "this is no C++\n");
  const auto ran = lab("check 08 11");
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(support::says(ran.output, "11_quadrants        0 of  0 points   not judged"), ran.output);
  BOOST_TEST(support::says(ran.output, "which is not your mistake: its checks could not be built"), ran.output);
  BOOST_TEST(support::says(ran.output, "08_base             0 of 10 points   not started"),
             "the others are judged all the same");

  support::write(folder.path / "solutions" / "08_base" / "solution.cpp", "this is no C++\n");
  const auto spoilt = lab("check 08");
  BOOST_TEST(spoilt.code == 2);
  BOOST_TEST(support::says(spoilt.errors, "The course could not be built, which is not your mistake"), spoilt.errors);
}

BOOST_AUTO_TEST_SUITE_END()
