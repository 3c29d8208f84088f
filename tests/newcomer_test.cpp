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

} // namespace

BOOST_FIXTURE_TEST_SUITE(in_a_fresh_copy, Fresh)

BOOST_AUTO_TEST_CASE(the_readme_shows_what_happens) {
  const auto shown = sessions(folder.path / "README.md");
  BOOST_TEST(shown.size() >= 4);
  for (const auto& [command, output] : shown) {
    const auto ran = support::run(command, folder.path);
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

BOOST_AUTO_TEST_CASE(lab_explains_itself) {
  BOOST_TEST(lab("").code == 0);
  BOOST_TEST(lab("").output == lab("--help").output);
  for (const auto* command :
       {"./lab list", "./lab check", "./lab watch", "./lab recall", "./lab plot", "./lab verify", "./lab benchmark",
        "./lab test", "--solutions", "--from", "--seed", "--json", "--raw", "--out", "--gallery", "--markdown"}) {
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

BOOST_AUTO_TEST_CASE(a_tree_that_does_not_build_is_not_the_students_mistake) {
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
