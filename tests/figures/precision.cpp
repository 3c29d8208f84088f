#include "figure_data.hpp"

#include <cmath>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(precision)

BOOST_AUTO_TEST_CASE(precision_is_lost_by_bfloat16_and_float_and_kept_by_double) {
  const auto all = series("precision");
  const auto last = [&](const std::string& name) { return all.at(name)["error"].tail(1)[0]; };
  const auto bfloat16 = all.at("bfloat16_positions")["error"];
  const auto in_double = all.at("double_angles")["error"];
  // 255 is the last of these positions that eight binary digits hold; 511 becomes 512.
  BOOST_TEST(close(bfloat16.head(8), in_double.head(8), 0));
  BOOST_TEST((bfloat16.tail(12).array() > 0.5).all());
  BOOST_TEST((in_double.array() > 0).all());
  BOOST_TEST(last("double_angles") < 2e-10);
  BOOST_TEST((last("float_angles") > 1e-2 && last("float_angles") < 0.1));
  BOOST_TEST(all.at("float_angles")["error"][0] < 1e-7);
}

BOOST_AUTO_TEST_CASE(precision_is_measured_at_positions_whose_binary_digits_are_all_ones) {
  const auto all = series("precision");
  for (const std::string name : {"bfloat16_positions", "float_angles", "double_angles", "fast_table"}) {
    const Eigen::ArrayXd position = all.at(name)["position"];
    const auto steps = position.size() - 1;
    BOOST_TEST(position[0] == 1, name);
    BOOST_TEST(close(position.tail(steps), 2 * position.head(steps) + 1, 0), name);
    BOOST_TEST(position[steps] == (name == "fast_table" ? 8191 : 1048575), name);
  }
}

BOOST_AUTO_TEST_CASE(precision_of_the_fast_table_is_that_of_a_float) {
  const auto all = series("precision");
  const Eigen::ArrayXd errors = all.at("fast_table")["error"].array();
  const double step = std::ldexp(1.0, -24);
  BOOST_TEST(all.at("float_step")["step"][0] == step);
  // Half a step is what narrowing costs at most; among 512 entries one comes close to it.
  BOOST_TEST((errors > 0.45 * step).all());
  BOOST_TEST((errors < 0.5 * step + 1e-12).all());
}

BOOST_AUTO_TEST_SUITE_END()
