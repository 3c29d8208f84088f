#define BOOST_TEST_MODULE figures
#include "draw.hpp"
#include "support.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <map>
#include <numbers>
#include <set>

/// The figures draw nothing but their series, so these numbers are what the pictures show.

namespace {

namespace fs = std::filesystem;
namespace data = boost::unit_test::data;

constexpr double rounding = 1e-13;
const fs::path gallery = support::source() / "plots" / "gallery";

const plots::Figure& figure(const std::string& name) {
  const auto& all = plots::figures();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  if (found == all.end()) throw std::out_of_range("no figure " + name);
  return *found;
}

/// The series of a figure by their names.
std::map<std::string, plots::Series> series(const std::string& name) {
  std::map<std::string, plots::Series> all;
  for (const auto& one : figure(name).series()) all.emplace(one.name, one);
  return all;
}

/// Written so that NaN is wrong.
bool close(const Eigen::MatrixXd& got, const Eigen::MatrixXd& expected, double tolerance = rounding) {
  return got.rows() == expected.rows() && got.cols() == expected.cols() &&
         ((got - expected).array().abs() <= tolerance).all();
}

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

BOOST_AUTO_TEST_CASE(frequencies_start_at_1_and_fall_by_a_constant_ratio) {
  const auto all = series("frequency_ladder");
  for (const auto& [name, d_model, base] : {std::tuple{"d_model_8_base_10000", 8, 1e4},
                                            {"d_model_64_base_10000", 64, 1e4},
                                            {"d_model_512_base_10000", 512, 1e4},
                                            {"d_model_8_base_100", 8, 1e2},
                                            {"d_model_512_base_100", 512, 1e2}}) {
    BOOST_TEST_CONTEXT(name) {
      const auto omega = all.at(name)["omega"];
      const auto exponent = all.at(name)["exponent"];
      BOOST_TEST(omega.size() == d_model / 2);
      BOOST_TEST(omega[0] == 1);
      const Eigen::VectorXd ratio = omega.tail(omega.size() - 1).cwiseQuotient(omega.head(omega.size() - 1));
      BOOST_TEST(close(ratio, Eigen::VectorXd::Constant(ratio.size(), std::pow(base, -2.0 / d_model))));
      BOOST_TEST(close(omega.array().log(), -std::log(base) * exponent));
      BOOST_TEST(omega.minCoeff() > 1 / base);
    }
  }
  BOOST_TEST(close(all.at("limits")["omega"], Eigen::Vector2d(1e-2, 1e-4)));
}

BOOST_AUTO_TEST_CASE(wavelengths_leave_133_and_95_pairs_unfinished) {
  const auto all = series("wavelength_ladder");
  const auto wavelength = all.at("wavelengths")["wavelength"];
  BOOST_TEST(wavelength.size() == 256);
  BOOST_TEST(close(wavelength.head(1), Eigen::VectorXd::Constant(1, 2 * std::numbers::pi)));
  BOOST_TEST(close(wavelength.tail(1), Eigen::VectorXd::Constant(1, 60611.4771662611), 1e-9));
  const Eigen::MatrixXd contexts{{512, 133, 256, 123}, {2048, 95, 256, 161}};
  BOOST_TEST(close(all.at("contexts").rows, contexts, 0));
  BOOST_TEST((wavelength.array() > 512).count() == 133);
  BOOST_TEST((wavelength.array() > 2048).count() == 95);
  BOOST_TEST(close(all.at("ends").rows, Eigen::Matrix2d{{0, wavelength[0]}, {255, wavelength[255]}}, 0));
}

BOOST_AUTO_TEST_CASE(rotation_takes_both_pairs_along_the_same_wedge) {
  const auto all = series("rotation_match");
  const auto radius = [](const plots::Series& one) -> Eigen::VectorXd {
    return one["cosine"].cwiseAbs2() + one["sine"].cwiseAbs2();
  };
  const auto& dots = all.at("dots");
  const Eigen::MatrixXd expected{{3, 3, 0.95533648912560602, 0.29552020666133957},
                                 {3, 10, 0.54030230586813972, 0.84147098480789651},
                                 {1003, 1003, 0.97344596, -0.22891692},
                                 {1003, 1010, 0.8920048697881602, 0.45202578717835057}};
  BOOST_TEST(close(dots.rows, expected, 1e-7));
  BOOST_TEST(close(radius(dots), Eigen::VectorXd::Ones(4)));
  BOOST_TEST(close(all.at("shifted").rows, dots.rows(Eigen::seqN(1, 2, 2), Eigen::all)));
  BOOST_TEST(close(all.at("turn").rows, Eigen::RowVector3d(7, 0.1, 0.7)));

  const Eigen::Index length = all.at("wedge").rows.rows() / 2;
  for (const Eigen::Index panel : {0, 1}) {
    const Eigen::MatrixXd outline = all.at("wedge").rows.middleRows(panel * length, length);
    const Eigen::MatrixXd arc = outline.middleRows(1, length - 2).rightCols(2);
    BOOST_TEST(close(outline.row(0).tail(2), Eigen::RowVector2d::Zero(), 0));
    BOOST_TEST(close(outline.row(length - 1).tail(2), Eigen::RowVector2d::Zero(), 0));
    BOOST_TEST(close(arc.rowwise().norm(), Eigen::VectorXd::Ones(length - 2)));
    BOOST_TEST(close(arc.row(0), dots.rows.row(2 * panel).tail(2)));
    BOOST_TEST(close(arc.bottomRows(1), dots.rows.row(2 * panel + 1).tail(2)));
    const Eigen::VectorXd angle =
        arc.col(1).binaryExpr(arc.col(0), [](double y, double x) { return std::atan2(y, x); });
    BOOST_TEST(std::abs(angle[angle.size() - 1] - angle[0] - 0.7) <= rounding);
    BOOST_TEST((angle.tail(angle.size() - 1).array() > angle.head(angle.size() - 1).array()).all());
  }
}

BOOST_AUTO_TEST_CASE(base_25330_gives_a_wavelength_of_1000) {
  const auto all = series("base_solving");
  const Eigen::MatrixXd solved{{4, 1000, 25330.2959105844}, {8, 1000, 862.502128530330}, {64, 1000, 187.433229197808}};
  BOOST_TEST(close(all.at("solved").rows, solved, 1e-7));
  for (const int d_model : {4, 8, 64}) {
    const auto& curve = all.at("d_model_" + std::to_string(d_model));
    const Eigen::ArrayXd reached = 2 * std::numbers::pi * curve["base"].array().pow((d_model - 2.0) / d_model);
    BOOST_TEST(close(reached / curve["wavelength"].array(), Eigen::VectorXd::Ones(curve.rows.rows()), 1e-12));
  }
}

BOOST_AUTO_TEST_CASE(similarity_is_1_at_gap_0_even_and_rises_first_where_it_says) {
  const auto all = series("similarity");
  const auto& curves = all.at("against_gap");
  const Eigen::Index middle = curves.rows.rows() / 2;
  BOOST_TEST(curves["gap"][middle] == 0);
  BOOST_TEST(close(curves.rows.row(middle).tail(4), Eigen::RowVector4d::Ones()));
  BOOST_TEST(close(curves.rows.colwise().reverse().rightCols(4), curves.rows.rightCols(4)));
  BOOST_TEST(close(curves["d_model_4"].tail(1), Eigen::VectorXd::Constant(1, (std::cos(50) + std::cos(0.5)) / 2)));
  BOOST_TEST(close(curves["d_model_512"].tail(1), Eigen::VectorXd::Constant(1, 0.512), 5e-4));
  const auto& rises = all.at("first_rises");
  BOOST_TEST(close(rises["gap"], Eigen::Vector4d(4, 4, 6, 44), 0));
  for (Eigen::Index row = 0; row < 4; ++row) {
    const auto gap = static_cast<Eigen::Index>(rises["gap"][row]);
    const Eigen::VectorXd onwards = curves.rows.col(row + 1).tail(middle + 1);
    BOOST_TEST(rises["similarity"][row] == onwards[gap]);
    BOOST_TEST(onwards[gap] > onwards[gap - 1]);
    BOOST_TEST((onwards.segment(1, gap - 1).array() <= onwards.head(gap - 1).array()).all());
  }
}

BOOST_AUTO_TEST_CASE(similarity_matrix_is_symmetric_with_one_value_a_diagonal) {
  const auto all = series("similarity");
  const auto& cells = all.at("matrix");
  const Eigen::MatrixXd matrix = cells["similarity"].reshaped(100, 100);
  BOOST_TEST(close(cells["p"].reshaped(100, 100).row(7), Eigen::RowVectorXd::LinSpaced(100, 0, 99), 0));
  BOOST_TEST(close(cells["q"].reshaped(100, 100).col(7), Eigen::VectorXd::LinSpaced(100, 0, 99), 0));
  BOOST_TEST(close(matrix, matrix.transpose()));
  BOOST_TEST(close(matrix.bottomRightCorner(99, 99), matrix.topLeftCorner(99, 99)));
  BOOST_TEST(close(matrix.col(0).head(51), all.at("against_gap")["d_model_64"].tail(51)));
}

BOOST_AUTO_TEST_CASE(quadrant_walk_puts_the_dots_at_cosine_and_sine) {
  const auto all = series("quadrant_walk");
  const auto& fast = all.at("fast");
  const Eigen::MatrixXd expected{{0, 1, 0},
                                 {2, -0.41614684, 0.90929743},
                                 {4, -0.65364362, -0.75680250},
                                 {6, 0.96017029, -0.27941550},
                                 {7, 0.75390225, 0.65698660}};
  BOOST_TEST(close(fast.rows.leftCols(3), expected, 1e-8));
  BOOST_TEST(close(fast["quadrant"], Eigen::Vector<double, 5>(0, 2, 3, 4, 1), 0));
  BOOST_TEST(close(fast["laps"], Eigen::Vector<double, 5>(0, 0, 0, 0, 1), 0));
  BOOST_TEST(close(fast["angle_in_lap"].tail(1), Eigen::VectorXd::Constant(1, 7 - 2 * std::numbers::pi)));
  const auto& slow = all.at("slow");
  BOOST_TEST(close(slow["angle_in_lap"], 0.01 * slow["position"]));
  BOOST_TEST(close(slow["cosine"].cwiseAbs2() + slow["sine"].cwiseAbs2(), Eigen::VectorXd::Ones(5)));
  BOOST_TEST(close(slow["sine"], slow["position"].unaryExpr([](double one) { return std::sin(0.01 * one); })));
  const Eigen::MatrixXd way = all.at("way").rows.rightCols(2);
  const Eigen::RowVectorXd end = way.bottomRows(1).rowwise().normalized();
  BOOST_TEST(close(end, fast.rows.row(4).segment(1, 2)));
  BOOST_TEST(close(all.at("arrow").rows.leftCols(2) + all.at("arrow").rows.rightCols(2), way.bottomRows(1)));
}

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
