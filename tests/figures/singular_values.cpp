#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(singular_values)

BOOST_AUTO_TEST_CASE(singular_values_put_99_percent_of_the_energy_into_109_directions) {
  const auto all = series("singular_values");
  const auto& directions = all.at("directions");
  const Eigen::VectorXd values = directions["singular_value"];
  const Eigen::VectorXd energy = directions["energy"];
  // From an ordinary decomposition of the table. The square roots of eigenvalues up to 6e4 are right to 1e-5.
  const Eigen::MatrixXd counts{{109, 13.7281}, {124, 0.000258275}};
  BOOST_TEST(close(all.at("counts").rows, counts, 1e-4));
  BOOST_TEST(close(directions["direction"], Eigen::VectorXd::LinSpaced(512, 1, 512), 0));
  BOOST_TEST(energy[107] < 0.99);
  BOOST_TEST(energy[108] >= 0.99);
  BOOST_TEST((values.tail(511).array() <= values.head(511).array()).all());
  // Each of the 512 rows has 256 pairs of radius 1.
  BOOST_TEST(std::abs(values.squaredNorm() - 512 * 256) <= 1e-6);
  BOOST_TEST(std::abs(values[0] - 235.192) <= 1e-3);
}

BOOST_AUTO_TEST_SUITE_END()
