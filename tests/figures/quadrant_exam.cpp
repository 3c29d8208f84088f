#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(quadrant_exam)

BOOST_AUTO_TEST_CASE(quadrant_exam_puts_positions_close_to_an_axis) {
  const auto all = series("quadrant_exam");
  const auto& dots = all.at("dots");
  const Eigen::MatrixXd expected{{355, 3.014435336e-5, 3},
                                 {710, 6.028870672e-5, 1},
                                 {103993, -1.912933176e-5, 4},
                                 {104348, 1.101502160e-5, 3},
                                 {208341, -8.114310161e-6, 2}};
  // The angle in a lap is that of a double near 208341: off by 3e-11 at most.
  BOOST_TEST(close(dots.rows(Eigen::all, {1, 2, 4}), expected, 3e-11));
  BOOST_TEST(close(dots["row"], Eigen::VectorXd::LinSpaced(5, 0, 4), 0));
}

BOOST_AUTO_TEST_CASE(quadrant_exam_gives_the_wrong_quadrants_of_each_coarse_pi) {
  const auto all = series("quadrant_exam");
  const auto& axes = all.at("axes");
  // Rows are positions; columns are 3.14, 22/7, 3.1416 and 3.14159.
  const Eigen::MatrixXd quadrants{{3, 2, 2, 3}, {1, 4, 4, 1}, {2, 2, 4, 1}, {4, 4, 2, 3}, {2, 1, 2, 3}};
  const Eigen::Vector<double, 5> right(3, 1, 4, 3, 2);
  BOOST_TEST(close(axes["quadrant"].reshaped(4, 5).transpose(), quadrants, 0));
  for (Eigen::Index row = 0; row < axes.rows.rows(); ++row) {
    BOOST_TEST(axes["wrong"][row] == (axes["quadrant"][row] == right[row / 4] ? 0 : 1));
  }
  BOOST_TEST(close(axes["row"].reshaped(4, 5).transpose(), Eigen::VectorXd::LinSpaced(5, 0, 4).replicate(1, 4), 0));
  BOOST_TEST(close(axes["which"], Eigen::Vector4d(0, 1, 2, 3).replicate(5, 1), 0));
  BOOST_TEST(close(axes["pi"], Eigen::Vector4d(3.14, 22.0 / 7, 3.1416, 3.14159).replicate(5, 1)));
  BOOST_TEST(std::abs(axes["radians"][0] + 113 * 1.59265358979e-3) <= 1e-10);
  BOOST_TEST(std::abs(axes["radians"][2] - 113 * 7.34641021e-6) <= 1e-10);
  BOOST_TEST(std::abs(axes["radians"][11] + 33102 * 2.65358979e-6) <= 1e-6);
}

BOOST_AUTO_TEST_CASE(quadrant_exam_draws_all_radians_on_one_scale) {
  const auto all = series("quadrant_exam");
  for (const auto& [name, one] : all) {
    const Eigen::ArrayXd decades = one["place"].array().abs();
    BOOST_TEST(close(Eigen::pow(10, decades) - 1, one["radians"].cwiseAbs() * 1e6, 1e-3), name);
    BOOST_TEST((one["place"].array() * one["radians"].array() >= 0).all());
  }
}

BOOST_AUTO_TEST_SUITE_END()
