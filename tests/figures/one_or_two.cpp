#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(one_or_two)

BOOST_AUTO_TEST_CASE(one_number_explains_0_2956_of_its_shift_and_two_explain_all) {
  const auto all = series("one_or_two");
  BOOST_TEST(close(all.at("explained").rows, Eigen::RowVector2d(0.2955686392, 1), 1e-10));
  for (const auto& name : {"from_one", "from_two"}) {
    const auto& one = all.at(name);
    const Eigen::ArrayXd position = one["position"].array();
    BOOST_TEST(close(one["now"], (0.1 * position).sin()));
    BOOST_TEST(close(one["later"], (0.1 * (position + 10)).sin()));
  }
  BOOST_TEST(close(all.at("from_two")["predicted"], all.at("from_two")["later"], 1e-12));
  // The rest of a least-squares fit has nothing left in common with what it was fitted from.
  const auto& line = all.at("from_one");
  const Eigen::VectorXd rest = line["later"] - line["predicted"];
  BOOST_TEST(std::abs(rest.mean()) <= rounding);
  BOOST_TEST(std::abs(rest.dot(line["now"])) <= 1e-10);
}

BOOST_AUTO_TEST_SUITE_END()
