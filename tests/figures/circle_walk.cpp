#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(circle_walk)

BOOST_AUTO_TEST_CASE(circle_walk_goes_the_same_way_with_each_step) {
  const auto all = series("circle_walk");
  const auto& dots = all.at("dots");
  const Eigen::VectorXd angle = 0.5 * Eigen::VectorXd::LinSpaced(13, 0, 12);
  BOOST_TEST(close(dots["position"], 2 * angle, 0));
  BOOST_TEST(close(dots["cosine"], angle.array().cos()));
  BOOST_TEST(close(dots["sine"], angle.array().sin()));
  const Eigen::MatrixXd chords = dots.rows.bottomRows(12) - dots.rows.topRows(12);
  BOOST_TEST(close(chords.rightCols(2).rowwise().norm(), Eigen::VectorXd::Constant(12, 0.494807918509046)));

  for (const int start : {0, 7}) {
    const auto& step = all.at("step_" + std::to_string(start)).rows;
    const Eigen::MatrixXd arc = step.middleRows(1, step.rows() - 2);
    BOOST_TEST(close(step.topRows(1).rightCols(2), Eigen::RowVector2d::Zero(), 0));
    BOOST_TEST(close(step.bottomRows(1).rightCols(2), Eigen::RowVector2d::Zero(), 0));
    BOOST_TEST(close(arc.topRows(1), dots.rows.row(start)));
    BOOST_TEST(close(arc.bottomRows(1), dots.rows.row(start + 1)));
    BOOST_TEST(close(arc.rightCols(2).rowwise().norm(), Eigen::VectorXd::Ones(arc.rows())));
  }
  const Eigen::MatrixXd middles{{0.5, std::cos(0.25), std::sin(0.25)}, {7.5, std::cos(3.75), std::sin(3.75)}};
  BOOST_TEST(close(all.at("middles").rows, middles));
}

BOOST_AUTO_TEST_SUITE_END()
