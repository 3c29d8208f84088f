#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(striped_table)

BOOST_AUTO_TEST_CASE(striped_table_begins_with_0_and_1_and_has_a_frequency_a_pair) {
  const auto all = series("striped_table");
  const auto& cells = all.at("table");
  const auto by_column = [&](const char* name) -> Eigen::MatrixXd { return cells[name].reshaped(128, 100); };
  const Eigen::MatrixXd value = by_column("value");
  const Eigen::RowVectorXd position = Eigen::RowVectorXd::LinSpaced(100, 0, 99);
  BOOST_TEST(close(by_column("row"), position.replicate(128, 1), 0));
  BOOST_TEST(close(by_column("column"), Eigen::VectorXd::LinSpaced(128, 0, 127).replicate(1, 100), 0));
  for (Eigen::Index pair = 0; pair < 64; ++pair) {
    const double omega = std::pow(10000, -2.0 * static_cast<double>(pair) / 128);
    BOOST_TEST(value(2 * pair, 0) == 0);
    BOOST_TEST(value(2 * pair + 1, 0) == 1);
    BOOST_TEST(close(value.row(2 * pair), (omega * position).array().sin()));
    BOOST_TEST(close(value.row(2 * pair + 1), (omega * position).array().cos()));
  }
}

BOOST_AUTO_TEST_SUITE_END()
