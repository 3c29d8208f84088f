#include "figure_data.hpp"

#include <cmath>
#include <numbers>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(laps)

BOOST_AUTO_TEST_CASE(laps_count_15_9_for_the_fast_pair_and_0_159_for_the_slow_one) {
  const auto all = series("laps");
  const Eigen::MatrixXd expected{{1, 15, 5.7522203923062, 15.9154943091895, 0.862318872287684, -0.506365641109759},
                                 {0.01, 0, 1, 0.159154943091895, 0.54030230586814, 0.841470984807897}};
  BOOST_TEST(close(all.at("ends").rows, expected, rounding * 100));
  for (const int pair : {0, 1}) {
    const auto& way = all.at(pair == 0 ? "fast" : "slow");
    const Eigen::MatrixXd dots = way.rows.rightCols(2);
    const Eigen::VectorXd radius = dots.rowwise().norm();
    const auto steps = radius.size() - 1;
    BOOST_TEST((radius.tail(steps).array() > radius.head(steps).array()).all());
    BOOST_TEST(close(dots.bottomRows(1), expected.row(pair).tail(2)));
    const Eigen::ArrayXd angle = expected(pair, 0) * way["position"];
    BOOST_TEST(close(dots.col(0), radius.array() * angle.cos()));
    BOOST_TEST(close(dots.col(1), radius.array() * angle.sin()));
    // The turns between neighbours are small, so their sum is the way that the curve goes round.
    double turned = 0;
    for (Eigen::Index row = 0; row < steps; ++row) {
      const Eigen::Vector2d from = dots.row(row);
      const Eigen::Vector2d to = dots.row(row + 1);
      turned += std::atan2(from.x() * to.y() - from.y() * to.x(), from.dot(to));
    }
    BOOST_TEST(std::abs(turned / (2 * std::numbers::pi) - expected(pair, 3)) <= 1e-10);
  }
}

BOOST_AUTO_TEST_SUITE_END()
