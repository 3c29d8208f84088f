#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(decay)

BOOST_AUTO_TEST_CASE(decay_first_rises_at_4_4_6_and_44) {
  const auto all = series("decay");
  const auto& curves = all.at("curves");
  const auto& rises = all.at("first_rises");
  BOOST_TEST(close(rises.rows.leftCols(2), Eigen::Matrix<double, 4, 2>{{4, 4}, {8, 4}, {64, 6}, {512, 44}}, 0));
  const Eigen::ArrayXd gap = curves["gap"].array();
  BOOST_TEST(close(curves["d_model_4"], (gap.cos() + (gap / 100).cos()) / 2));
  BOOST_TEST(close(curves["d_model_8"], (gap.cos() + (gap / 10).cos() + (gap / 100).cos() + (gap / 1000).cos()) / 4));
  for (Eigen::Index row = 0; row < 4; ++row) {
    const Eigen::VectorXd curve = curves.rows.col(row + 1);
    const auto rise = static_cast<Eigen::Index>(rises["gap"][row]) - 1; // the curves begin with gap 1
    BOOST_TEST(curve[rise] == rises["similarity"][row]);
    BOOST_TEST(curve[rise] > curve[rise - 1]);
    BOOST_TEST((curve.segment(1, rise - 1).array() <= curve.head(rise - 1).array()).all());
  }
}

BOOST_AUTO_TEST_SUITE_END()
