#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(odometer)

BOOST_AUTO_TEST_CASE(odometer_counts_in_binary_beside_sines_of_halved_speeds) {
  const auto all = series("odometer");
  const auto& cells = all.at("cells");
  BOOST_TEST(cells.rows.rows() == 64);
  for (Eigen::Index row = 0; row < 64; row += 4) {
    BOOST_TEST(close(cells["digit"].segment(row, 4), Eigen::Vector4d(0, 1, 2, 3), 0));
    const double position = cells["position"][row];
    BOOST_TEST(cells["bit"].segment(row, 4).dot(Eigen::Vector4d(1, 2, 4, 8)) == position);
    const Eigen::Array4d angles = position * Eigen::Array4d(1, 0.5, 0.25, 0.125);
    BOOST_TEST(close(cells["sine"].segment(row, 4), angles.sin()));
  }
}

BOOST_AUTO_TEST_SUITE_END()
