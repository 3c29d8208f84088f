#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(base_solving)

BOOST_AUTO_TEST_CASE(base_25330_gives_a_wavelength_of_1000) {
  const auto all = series("base_solving");
  const Eigen::MatrixXd solved{{4, 1000, 25330.2959105844}, {8, 1000, 862.502128530330}, {64, 1000, 187.433229197808}};
  BOOST_TEST(close(all.at("solved").rows, solved, 1e-7));
  for (const int d_model : {4, 8, 64}) {
    const auto& curve = all.at("d_model_" + std::to_string(d_model));
    const Eigen::ArrayXd reached = 2 * std::numbers::pi * curve["base"].array().pow((d_model - 2.0) / d_model);
    BOOST_TEST(close(reached / curve["wavelength"].array(), Eigen::VectorXd::Ones(curve.rows.rows()), 1e-12));
  }
}

BOOST_AUTO_TEST_SUITE_END()
