#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(slots_and_pairs)

BOOST_AUTO_TEST_CASE(slots_and_pairs_shows_the_table_for_d_model_6) {
  const auto all = series("slots_and_pairs");
  const Eigen::MatrixXd slots{{0, 1, 0}, {1, 0, 0}, {2, 1, 1}, {3, 0, 1}, {4, 1, 2}, {5, 0, 2}};
  BOOST_TEST(close(all.at("slots").rows, slots, 0));
  BOOST_TEST(close(all.at("pairs").rows, Eigen::Matrix3d{{0, 0, 1}, {1, 2, 3}, {2, 4, 5}}, 0));
  const auto& cells = all.at("cells");
  BOOST_TEST(close(cells["slot"], Eigen::VectorXd::LinSpaced(6, 0, 5).replicate(3, 1), 0));
  for (Eigen::Index row = 0; row < cells.rows.rows(); ++row) {
    const double position = cells["position"][row];
    const auto slot = static_cast<int>(cells["slot"][row]);
    BOOST_TEST(position == row / 6);
    const int pair = slot / 2;
    const double angle = position * std::pow(1e4, -pair / 3.0);
    BOOST_TEST(std::abs(cells["value"][row] - (slot % 2 == 0 ? std::sin(angle) : std::cos(angle))) <= rounding);
  }
}

BOOST_AUTO_TEST_SUITE_END()
