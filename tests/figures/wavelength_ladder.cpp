#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(wavelength_ladder)

BOOST_AUTO_TEST_CASE(wavelengths_leave_133_and_95_pairs_unfinished) {
  const auto all = series("wavelength_ladder");
  const auto wavelength = all.at("wavelengths")["wavelength"];
  BOOST_TEST(close(all.at("wavelengths")["pair"], Eigen::VectorXd::LinSpaced(256, 0, 255), 0));
  BOOST_TEST(close(wavelength.head(1), Eigen::VectorXd::Constant(1, 2 * std::numbers::pi)));
  BOOST_TEST(close(wavelength.tail(1), Eigen::VectorXd::Constant(1, 60611.4771662611), 1e-9));
  const Eigen::MatrixXd contexts{{512, 133, 256, 123}, {2048, 95, 256, 161}};
  BOOST_TEST(close(all.at("contexts").rows, contexts, 0));
  BOOST_TEST((wavelength.array() > 512).count() == 133);
  BOOST_TEST((wavelength.array() > 2048).count() == 95);
  BOOST_TEST(close(all.at("ends").rows, Eigen::Matrix2d{{0, wavelength[0]}, {255, wavelength[255]}}, 0));
}

BOOST_AUTO_TEST_SUITE_END()
