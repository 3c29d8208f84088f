#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(quadrant_walk)

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
  BOOST_TEST(close(slow["laps"], Eigen::VectorXd::Zero(5), 0));
  BOOST_TEST(close(slow["quadrant"], Eigen::Vector<double, 5>(0, 1, 1, 1, 1), 0));
  const Eigen::MatrixXd way = all.at("way").rows.rightCols(2);
  const Eigen::ArrayXd position = all.at("way")["position"];
  BOOST_TEST(position[0] == 0);
  BOOST_TEST(position.tail(1)[0] == 7);
  BOOST_TEST(close(way.rowwise().normalized().col(0), position.cos()));
  BOOST_TEST(close(way.rowwise().normalized().col(1), position.sin()));
  const Eigen::RowVectorXd end = way.bottomRows(1).rowwise().normalized();
  BOOST_TEST(close(end, fast.rows.row(4).segment(1, 2)));
  BOOST_TEST(close(all.at("arrow").rows.leftCols(2) + all.at("arrow").rows.rightCols(2), way.bottomRows(1)));
}

BOOST_AUTO_TEST_SUITE_END()
