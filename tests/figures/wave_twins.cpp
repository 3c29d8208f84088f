#include "figure_data.hpp"

#include <cmath>
#include <numbers>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(wave_twins)

BOOST_AUTO_TEST_CASE(wave_gives_slots_2_and_14_the_same_height_and_never_leaves_its_bounds) {
  const auto all = series("wave_twins");
  const auto& slots = all.at("slots");
  const auto& wave = all.at("wave");
  const auto height = [](double position) { return std::sin(std::numbers::pi / 6 * position); };
  BOOST_TEST(close(slots["position"], Eigen::VectorXd::LinSpaced(17, 0, 16), 0));
  BOOST_TEST(close(slots["height"], slots["position"].unaryExpr(height)));
  BOOST_TEST(close(wave["height"], wave["position"].unaryExpr(height)));
  BOOST_TEST((wave["height"].array().abs() <= 1).all());
  BOOST_TEST(close(wave["position"].tail(1), slots["position"].tail(1), 0));
  const Eigen::MatrixXd twins{{2, 0.8660254037844386}, {14, 0.8660254037844386}};
  BOOST_TEST(close(all.at("twins").rows, twins, 1e-15));
}

BOOST_AUTO_TEST_SUITE_END()
