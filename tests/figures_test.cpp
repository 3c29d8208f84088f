#define BOOST_TEST_MODULE figures
#include "draw.hpp"
#include "figures/figure_data.hpp"
#include "support.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

/// The figures as pictures and files; the numbers of each are tested in figures/.

namespace figure_data {

const plots::Figure& figure(const std::string& name) {
  const auto& all = plots::figures();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  if (found == all.end()) throw std::out_of_range("no figure " + name);
  return *found;
}

std::map<std::string, plots::Series> series(const std::string& name) {
  std::map<std::string, plots::Series> all;
  for (const auto& one : figure(name).series()) all.emplace(one.name, one);
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

std::string bytes(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const auto& one : plots::figures()) all.push_back(one.name);
  return all;
}

/// Another PATH until the end of the test.
struct Path {
  explicit Path(const std::string& path) { setenv("PATH", path.c_str(), 1); }
  Path(const Path&) = delete;
  Path& operator=(const Path&) = delete;
  ~Path() { setenv("PATH", before.c_str(), 1); }

  const std::string before = getenv("PATH");
};

} // namespace

BOOST_AUTO_TEST_CASE(gallery_holds_the_figures_and_nothing_else) {
  std::set<std::string> expected;
  std::set<std::string> found;
  for (const auto& name : names()) expected.insert(name + ".svg");
  for (const auto& entry : fs::directory_iterator(gallery)) found.insert(entry.path().filename().string());
  BOOST_TEST(found == expected, boost::test_tools::per_element());
}

BOOST_DATA_TEST_CASE(every_figure_says_what_to_see, data::make(names()), name) {
  BOOST_TEST(figure(name).caption.ends_with("."));
}

BOOST_DATA_TEST_CASE(every_figure_is_drawn_as_in_the_gallery, data::make(names()), name) {
  const support::Folder folder;
  const auto file = plots::draw(figure(name), figure(name).series(), plots::svg, folder.path);
  BOOST_TEST((bytes(file) == bytes(gallery / file.filename())),
             name << ".svg differs from plots/gallery. If it should: build/bin/figures " << name
                  << ", look at the picture, and copy it there.");
}

BOOST_AUTO_TEST_CASE(a_picture_that_gnuplot_gives_up_leaves_no_file) {
  const support::Folder folder;
  plots::Figure broken = figure("base_solving");
  broken.script = "plot $d_model_4 using 1:2; no such command";
  BOOST_CHECK_THROW(plots::draw(broken, broken.series(), plots::svg, folder.path), plots::Failure);
  BOOST_TEST(fs::is_empty(folder.path));
}

BOOST_AUTO_TEST_CASE(without_gnuplot_there_is_a_sentence) {
  const support::Folder folder;
  const Path path(folder.path.string());
  const auto& any = figure("similarity");
  BOOST_CHECK_EXCEPTION(
      plots::draw(any, any.series(), plots::svg, folder.path), plots::Failure,
      [](const auto& failure) { return std::string(failure.what()).starts_with("gnuplot was not found"); });
  BOOST_TEST(fs::is_empty(folder.path));
}

BOOST_AUTO_TEST_CASE(a_gnuplot_that_dies_at_once_is_a_failure) {
  const support::Folder folder;
  std::ofstream(folder.path / "gnuplot") << "#!/bin/sh\nexit 3\n";
  fs::permissions(folder.path / "gnuplot", fs::perms::owner_all);
  const Path path(folder.path.string());
  const auto& any = figure("similarity");
  BOOST_CHECK_THROW(plots::draw(any, any.series(), plots::svg, folder.path), plots::Failure);
  BOOST_TEST(!fs::exists(folder.path / "similarity.svg"));
}

BOOST_AUTO_TEST_CASE(numbers_are_written_with_every_digit) {
  const support::Folder folder;
  const plots::Figure one{"one", "One number.", 0, 0, nullptr, ""};
  plots::write_csv(one, {{"third", {"position", "value"}, Eigen::RowVector2d(3, 1.0 / 3)}}, folder.path);
  BOOST_TEST(bytes(folder.path / "one.third.csv") == "position,value\n3,0.3333333333333333\n");
}
