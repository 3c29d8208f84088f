#define BOOST_TEST_MODULE figures
#include "draw.hpp"
#include "figures/figure_data.hpp"
#include "gallery.hpp"
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

/// The figures as pictures and files; the numbers of each are tested in figures/.

namespace figure_data {

const plots::Figure& figure(const std::string& name) {
  const auto& all = plots::figures();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  if (found == all.end()) throw std::out_of_range("no figure " + name);
  return *found;
}

std::map<std::string, plots::Series> series(const std::string& name) {
  const char* spoiled = std::getenv("SPOILED_COLUMN");
  long column = spoiled == nullptr ? -1 : std::atol(spoiled);
  std::map<std::string, plots::Series> all;
  for (auto& one : figure(name).series()) {
    if (column >= 0 && column < one.rows.cols()) one.rows.col(column) = 1.01 * one.rows.col(column).array() + 0.003;
    column -= one.rows.cols();
    all.emplace(one.name, one);
  }
  return all;
}

bool close(const Eigen::MatrixXd& got, const Eigen::MatrixXd& expected, double tolerance) {
  return got.rows() == expected.rows() && got.cols() == expected.cols() &&
         ((got - expected).array().abs() <= tolerance).all();
}

} // namespace figure_data

namespace {

namespace fs = std::filesystem;
namespace data = boost::unit_test::data;
using figure_data::figure;

const fs::path gallery = support::source() / "plots" / "gallery";

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto& one : plots::figures()) all.push_back(one.name);
  return all;
}

/// The files of a folder.
std::set<std::string> files(const fs::path& folder) {
  std::set<std::string> all;
  for (const auto& entry : fs::directory_iterator(folder)) all.insert(entry.path().filename().string());
  return all;
}

/// Those of a folder of sources, by the names that stand in them.
std::set<std::string> sources(const fs::path& folder) {
  std::set<std::string> all;
  for (const auto& file : files(folder)) {
    if (file.ends_with(".cpp")) all.insert(fs::path(file).stem().string());
  }
  return all;
}

/// A gnuplot that does this instead, first in the PATH.
struct Gnuplot {
  explicit Gnuplot(const std::string& script) {
    support::write(folder.path / "gnuplot", "#!/bin/sh\n" + script + "\n");
    fs::permissions(folder.path / "gnuplot", fs::perms::owner_all);
  }

  std::string path() const { return fmt::format("PATH='{}':\"$PATH\"", folder.path.string()); }

  const support::Folder folder;
};

/// The program as people run it, with a word before it, such as another PATH.
support::Ran run(const std::string& arguments, const std::string& before = "") {
  const auto program = (support::build() / "bin" / "figures").string();
  return support::run(fmt::format("{} '{}' {}", before, program, arguments));
}

/// Two figures, one of which has a heat map, in a folder.
std::string two(const support::Folder& folder) {
  return fmt::format("base_solving similarity --out '{}'", folder.path.string());
}

/// What there is of the two figures in numbers.
const std::set<std::string> numbers_of_two{"base_solving.d_model_4.csv", "base_solving.d_model_64.csv",
                                           "base_solving.d_model_8.csv", "base_solving.solved.csv",
                                           "similarity.against_gap.csv", "similarity.first_rises.csv",
                                           "similarity.matrix.csv"};

} // namespace

BOOST_AUTO_TEST_CASE(the_gallery_is_what_the_figures_draw) {
  const support::Folder folder;
  const auto ran = run(fmt::format("--gallery '{}'", folder.path.string()));
  BOOST_REQUIRE_MESSAGE(ran.code == 0, ran.errors);
  BOOST_TEST(files(gallery) == files(folder.path), boost::test_tools::per_element());
  for (const auto& file : files(folder.path)) {
    const bool there = fs::exists(gallery / file);
    BOOST_TEST((there && support::read(gallery / file) == support::read(folder.path / file)),
               file << " is not as plots/gallery has it. If that is what you want: ./lab plot --gallery plots/gallery, "
                       "and look at the picture.");
  }
}

BOOST_AUTO_TEST_CASE(the_gallery_shows_each_figure_once) {
  const auto page = plots::gallery_page(plots::figures());
  for (const auto& name : names()) {
    const auto picture = fmt::format("]({}.svg)", name);
    BOOST_TEST(page.find(picture) != std::string::npos, "the page lacks " << name);
    BOOST_TEST(page.find(picture) == page.rfind(picture));
  }
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);) BOOST_TEST(line.size() <= 140, line);
  BOOST_TEST(page.find("## From a counter to the whole code\n\n### Raw counter\n") != std::string::npos);
  BOOST_TEST(page.find("### One step") < page.find("## A closer look"));
}

BOOST_AUTO_TEST_CASE(a_picture_is_small_enough_for_a_page) {
  for (const auto& file : files(gallery)) BOOST_TEST(fs::file_size(gallery / file) < 300'000U, file);
}

BOOST_AUTO_TEST_CASE(cells_of_a_heat_map_stay_crisp) {
  const auto picture = support::read(gallery / "similarity.svg");
  BOOST_TEST(picture.find("<svg image-rendering=\"pixelated\"") != std::string::npos);
  BOOST_TEST(picture.find("<image ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_figure_has_one_file_of_its_name_and_one_test) {
  const std::set<std::string> drawn = [] {
    const auto all = names();
    return std::set<std::string>(all.begin(), all.end());
  }();
  BOOST_TEST(sources(support::source() / "plots" / "figures") == drawn, boost::test_tools::per_element());
  BOOST_TEST(sources(support::source() / "tests" / "figures") == drawn, boost::test_tools::per_element());
  for (const auto& name : names()) {
    for (const auto* folder : {"plots", "tests"}) {
      const auto text = support::read(support::source() / folder / "figures" / (name + ".cpp"));
      BOOST_TEST(text.find(fmt::format("\"{}\"", name)) != std::string::npos,
                 folder << "/figures/" << name << ".cpp is about another figure");
    }
  }
}

BOOST_DATA_TEST_CASE(every_column_is_looked_at_by_the_figures_test, data::make(names()), name) {
  long column = 0;
  for (const auto& one : figure(name).series()) {
    for (const auto& title : one.columns) {
      const auto ran = support::run(fmt::format("SPOILED_COLUMN={} '{}' --run_test={}", column++,
                                                (support::build() / "bin" / "figures_test").string(), name));
      BOOST_TEST(ran.code == 201, name << ": a wrong " << title << " of " << one.name << " passes");
    }
  }
}

BOOST_DATA_TEST_CASE(every_figure_says_what_to_see, data::make(names()), name) {
  BOOST_TEST(figure(name).caption.ends_with("."));
}

BOOST_AUTO_TEST_CASE(a_figure_is_drawn_by_its_name) {
  const support::Folder folder;
  const auto ran = run(two(folder));
  BOOST_TEST(ran.code == 0);
  auto expected = numbers_of_two;
  expected.insert({"base_solving.png", "base_solving.svg", "similarity.png", "similarity.svg"});
  BOOST_TEST(files(folder.path) == expected, boost::test_tools::per_element());
  const auto first = ran.output.find("base_solving.svg\n");
  BOOST_TEST(first < ran.output.find("similarity.svg\n"));
  BOOST_TEST(
      ran.output.ends_with(fmt::format("in {}, as SVG, as PNG, and in numbers as CSV.\n", folder.path.string())));
  BOOST_TEST(run("no_such_figure").code == 2);
  BOOST_TEST(run("no_such_figure").errors.starts_with("There is no figure no_such_figure. The figures are "));
}

BOOST_AUTO_TEST_CASE(a_terminal_sees_one_line_that_is_redrawn) {
  const support::Folder folder;
  const auto program = (support::build() / "bin" / "figures").string();
  const auto ran = support::run(fmt::format(
      "script --quiet --return --command \"'{}' base_solving --out '{}'\" /dev/null", program, folder.path.string()));
  BOOST_TEST(ran.code == 0);
  BOOST_TEST(ran.output.find("\r\x1b[K1 of 1  base_solving\r\x1b[Kbase_solving is in ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(without_gnuplot_there_are_numbers_and_one_sentence) {
  const support::Folder folder;
  const support::Folder empty;
  const auto ran = run(two(folder), fmt::format("PATH='{}'", empty.path.string()));
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(ran.errors == "gnuplot was not found. Install the package gnuplot-nox. Not drawn: all of them.\n");
  BOOST_TEST(files(folder.path) == numbers_of_two, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(a_broken_gnuplot_leaves_numbers_and_one_sentence,
                     data::make({"exit 3", "kill -9 $$", "exit 0",
                                 "sed -n \"s/^set output '\\(.*\\)'$/\\1/p;/^set output/q\" | "
                                 "{ read -r place; printf '<svg ' >\"$place\"; }"}) ^
                         data::make({"gnuplot gave up with exit code 3.", "gnuplot was killed by signal 9.",
                                     "gnuplot left a picture incomplete. Is the disk full?",
                                     "gnuplot left a picture incomplete. Is the disk full?"}),
                     script, sentence) {
  const support::Folder folder;
  const auto ran = run(two(folder), Gnuplot(script).path());
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(ran.errors == fmt::format("{} Not drawn: all of them.\n", sentence));
  BOOST_TEST(files(folder.path) == numbers_of_two, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_gnuplot_that_hangs_is_stopped) {
  const support::Folder folder;
  const Gnuplot hangs("exec sleep 1000");
  support::write(hangs.folder.path / "timeout", "#!/bin/sh\nshift 2\nexec /usr/bin/timeout --foreground 1 \"$@\"\n");
  fs::permissions(hangs.folder.path / "timeout", fs::perms::owner_all);
  const auto ran = run(two(folder), hangs.path());
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(ran.errors.starts_with("gnuplot took more than a minute for a picture and was stopped."));
}

BOOST_AUTO_TEST_CASE(a_figure_that_fails_does_not_stop_the_others) {
  const support::Folder folder;
  const Gnuplot fails_once("cat >\"${0%/*}/script.$$\"; grep -q 'similarity' \"${0%/*}/script.$$\" && exit 1\n"
                           "exec /usr/bin/gnuplot \"${0%/*}/script.$$\"");
  const auto ran = run(two(folder), fails_once.path());
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(ran.errors == "gnuplot gave up with exit code 1. Not drawn: similarity.\n");
  BOOST_TEST(fs::exists(folder.path / "base_solving.svg"));
}

BOOST_AUTO_TEST_CASE(a_folder_that_takes_no_files_is_a_sentence) {
  BOOST_TEST(run("base_solving similarity --out /proc").errors ==
             "Files cannot be written to /proc: No such file or directory. Not drawn: all of them.\n");
  const auto ran = run("base_solving --out /dev/null/below");
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(ran.errors == "The folder /dev/null/below cannot be made: Not a directory.\n");
}

BOOST_AUTO_TEST_CASE(a_full_disk_leaves_nothing_half_written) {
  const support::Folder folder;
  const auto ran = run(two(folder), "trap '' XFSZ; ulimit -f 8;");
  BOOST_TEST(ran.code == 2);
  for (const auto& file : files(folder.path)) {
    BOOST_TEST(file.ends_with(".csv"), file);
    BOOST_TEST(support::read(folder.path / file).ends_with("\n"));
  }
  BOOST_TEST(ran.errors.find("Not drawn: ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_interrupt_leaves_nothing_half_written) {
  const support::Folder folder;
  const Gnuplot slow("sleep 10; exec /usr/bin/gnuplot \"$@\"");
  const auto program = (support::build() / "bin" / "figures").string();
  const auto ran = support::run(
      fmt::format("{} timeout --preserve-status -s INT 2 '{}' --out '{}'", slow.path(), program, folder.path.string()));
  BOOST_TEST(ran.errors.find("Stopped. Every file that is there is complete.") != std::string::npos);
  for (const auto& file : files(folder.path)) BOOST_TEST(!file.starts_with("."), file);
  BOOST_TEST(!fs::exists(folder.path / "summary.svg"));
}

BOOST_AUTO_TEST_CASE(a_picture_that_gnuplot_gives_up_leaves_no_file) {
  const support::Folder folder;
  plots::Figure broken = figure("base_solving");
  broken.script = "plot $d_model_4 using 1:2; no such command";
  BOOST_CHECK_THROW(plots::draw(broken, broken.series(), plots::svg, folder.path), plots::Failure);
  BOOST_TEST(fs::is_empty(folder.path));
}

BOOST_AUTO_TEST_CASE(numbers_are_written_with_every_digit) {
  const support::Folder folder;
  const plots::Figure one{"one", "One number.", {}, 0, 0, nullptr, ""};
  plots::write_csv(one, {{"third", {"position", "value"}, Eigen::RowVector2d(3, 1.0 / 3)}}, folder.path);
  BOOST_TEST(support::read(folder.path / "one.third.csv") == "position,value\n3,0.3333333333333333\n");
}
