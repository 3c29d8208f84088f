#include "figure_data.hpp"

#include <cmath>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(base_decay)

BOOST_AUTO_TEST_CASE(base_decay_reaches_further_with_a_larger_base) {
  const auto all = series("base_decay");
  const auto& curves = all.at("curves");
  const auto& halves = all.at("halves");
  BOOST_TEST(close(halves.rows.leftCols(2), Eigen::Matrix<double, 3, 2>{{100, 5}, {1000, 16}, {10000, 46}}, 0));
  BOOST_TEST(close(curves["gap"], Eigen::VectorXd::LinSpaced(301, 0, 300), 0));
  for (const Eigen::Index row : {0, 1, 2}) {
    const double base = halves["base"][row];
    const Eigen::VectorXd curve = curves["base_" + std::to_string(static_cast<int>(base))];
    const auto half = static_cast<Eigen::Index>(halves["gap"][row]);
    BOOST_TEST((curve.head(half).array() >= 0.5).all());
    BOOST_TEST(curve[half] < 0.5);
    BOOST_TEST(curve[half] == halves["similarity"][row]);
    BOOST_TEST(curve[0] == 1);
    double sum = 0;
    for (int pair = 0; pair < 64; ++pair) sum += std::cos(300 * std::pow(base, -pair / 64.0));
    BOOST_TEST(std::abs(curve[300] - sum / 64) <= rounding);
  }
}

BOOST_AUTO_TEST_SUITE_END()
