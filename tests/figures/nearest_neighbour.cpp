#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(nearest_neighbour)

BOOST_AUTO_TEST_CASE(nearest_neighbour_is_19_then_63_then_1_away) {
  const auto all = series("nearest_neighbour");
  const auto& nearest = all.at("nearest");
  const auto& distances = all.at("distances");
  BOOST_TEST(close(nearest.rows.leftCols(2), Eigen::Matrix<double, 4, 2>{{4, 19}, {8, 63}, {64, 1}, {512, 1}}, 0));
  for (Eigen::Index row = 0; row < 4; ++row) {
    Eigen::Index smallest = 0;
    distances.rows.col(row + 1).minCoeff(&smallest);
    BOOST_TEST(distances["gap"][smallest] == nearest["gap"][row]);
    BOOST_TEST(distances.rows(smallest, row + 1) == nearest["distance"][row]);
  }
  for (const int gap : {1, 19, 500}) {
    const double squared = 4 - 2 * std::cos(gap) - 2 * std::cos(0.01 * gap);
    BOOST_TEST(std::abs(distances["d_model_4"][gap - 1] - std::sqrt(squared)) <= rounding);
  }
  BOOST_TEST(std::abs(distances["d_model_512"][0] - 3.7142703651288) <= 1e-12);
}

BOOST_AUTO_TEST_SUITE_END()
