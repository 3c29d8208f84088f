#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(one_step)

BOOST_AUTO_TEST_CASE(one_step_adds_a_hundredth_of_a_radian_counter_clockwise) {
  const auto all = series("one_step");
  const auto& dots = all.at("dots");
  BOOST_TEST(close(dots["position"], Eigen::Vector3d(0, 2, 3), 0));
  BOOST_TEST(close(dots["angle"], Eigen::Vector3d(0, 0.02, 0.03)));
  BOOST_TEST(close(dots["cosine"], dots["angle"].array().cos()));
  BOOST_TEST(close(dots["sine"], dots["angle"].array().sin()));

  const auto& enlarged = all.at("enlarged");
  BOOST_TEST(close(enlarged.rows.leftCols(2), dots.rows.leftCols(2), 0));
  BOOST_TEST(close(enlarged["cosine"], (30 * dots["angle"]).array().cos()));
  BOOST_TEST(close(enlarged["sine"], (30 * dots["angle"]).array().sin()));

  const auto& wedge = all.at("wedge").rows;
  const Eigen::MatrixXd arc = wedge.middleRows(1, wedge.rows() - 2).rightCols(2);
  BOOST_TEST(close(arc.topRows(1), enlarged.rows.row(1).tail(2)));
  BOOST_TEST(close(arc.bottomRows(1), enlarged.rows.row(2).tail(2)));
  BOOST_TEST(close(arc.rowwise().norm(), Eigen::VectorXd::Ones(arc.rows())));
  BOOST_TEST(close(wedge.row(0), Eigen::RowVector3d(2, 0, 0), 0));
  BOOST_TEST(close(wedge.bottomRows(1), Eigen::RowVector3d(3, 0, 0), 0));
  BOOST_TEST(close(arc.col(1), (0.3 * wedge.col(0).segment(1, arc.rows())).array().sin()));

  const Eigen::MatrixXd matrix{{0.999950000416665, 0.00999983333416666, 0.0199986666933331, 0.0299955002024957},
                               {-0.00999983333416666, 0.999950000416665, 0.999800006666578, 0.999550033748988}};
  BOOST_TEST(close(all.at("matrix").rows, matrix));
}

BOOST_AUTO_TEST_SUITE_END()
