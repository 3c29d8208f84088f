#include "figure_data.hpp"

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(half_split)

BOOST_AUTO_TEST_CASE(half_split_has_the_same_numbers_in_another_order) {
  const auto all = series("half_split");
  const Eigen::MatrixXd interleaved = all.at("interleaved")["value"].reshaped(128, 100);
  const Eigen::MatrixXd half_split = all.at("half_split")["value"].reshaped(128, 100);
  for (Eigen::Index pair = 0; pair < 64; ++pair) {
    BOOST_TEST(close(half_split.row(pair), interleaved.row(2 * pair), 0));
    BOOST_TEST(close(half_split.row(64 + pair), interleaved.row(2 * pair + 1), 0));
  }
  BOOST_TEST(close(all.at("interleaved").rows, series("striped_table").at("table").rows, 0));
  BOOST_TEST(close(all.at("half_split").rows.leftCols(2), all.at("interleaved").rows.leftCols(2), 0));
}

BOOST_AUTO_TEST_SUITE_END()
