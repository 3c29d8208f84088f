#include "figure_data.hpp"

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(raw_counter)

BOOST_AUTO_TEST_CASE(raw_counter_is_as_tall_as_the_slot_says) {
  const auto all = series("raw_counter");
  const auto height = all.at("counter")["height"];
  BOOST_TEST(close(all.at("counter")["slot"], Eigen::VectorXd::LinSpaced(10, 0, 9), 0));
  BOOST_TEST(close(height, all.at("counter")["slot"], 0));
  BOOST_TEST(height[9] == 9);
  BOOST_TEST((height.head(9).array() < height[9]).all());
}

BOOST_AUTO_TEST_SUITE_END()
