#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(edge_cases)

BOOST_AUTO_TEST_CASE(edge_cases_start_with_a_picket_fence) {
  const auto all = series("edge_cases");
  const auto& start = all.at("start");
  BOOST_TEST(close(start["slot"], Eigen::VectorXd::LinSpaced(16, 0, 15), 0));
  BOOST_TEST(close(start["value"], Eigen::Vector2d(0, 1).replicate(8, 1), 0));
}

BOOST_AUTO_TEST_CASE(edge_cases_show_the_slowest_wave_before_the_end_of_its_turn) {
  const auto all = series("edge_cases");
  const Eigen::MatrixXd marks{
      {15152.8692915653, 1, 0.25}, {60000, -0.06334529637, 0.98991152840}, {60611.4771662611, 0, 1}};
  BOOST_TEST(close(all.at("marks").rows, marks, 1e-9));
  const auto& slowest = all.at("slowest");
  const Eigen::ArrayXd angle = slowest["position"].array() * 1.036632928437697e-4;
  BOOST_TEST(close(slowest["value"], angle.sin()));
  BOOST_TEST(close(slowest["position"].tail(1), Eigen::VectorXd::Constant(1, 65000), 0));
}

BOOST_AUTO_TEST_CASE(edge_cases_let_the_wave_go_on_where_the_learned_table_ends) {
  const auto all = series("edge_cases");
  const auto& wave = all.at("wave");
  BOOST_TEST(close(wave["value"], (wave["position"].array() * 0.1).sin()));
  BOOST_TEST(close(wave["position"].tail(1), Eigen::VectorXd::Constant(1, 120), 0));
  const auto& learned = all.at("learned");
  BOOST_TEST(close(learned["position"], Eigen::VectorXd::LinSpaced(60, 0, 59), 0));
  BOOST_TEST((learned["value"].array().abs() <= 1).all());
  // All that the generator of 32 bits can give, from 0 to its most, is spread over −1 to 1.
  const Eigen::ArrayXd drawn = (learned["value"].array() + 1) / 2 * 4294967295;
  BOOST_TEST(close(drawn, drawn.round(), 1e-5));
  // The first and the 60th number of MT19937 with seed 6.
  BOOST_TEST(close(drawn({0, 59}), Eigen::Array2d(3834805130, 3545890600), 1e-5));
}

BOOST_AUTO_TEST_SUITE_END()
