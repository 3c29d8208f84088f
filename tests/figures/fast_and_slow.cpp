#include "figure_data.hpp"

#include <cmath>
#include <numbers>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(fast_and_slow)

BOOST_AUTO_TEST_CASE(fast_strip_changes_its_sign_9_times_and_the_slow_one_hardly_moves) {
  const auto all = series("fast_and_slow");
  const auto& strips = all.at("strips");
  const Eigen::MatrixXd height = strips["height"].reshaped(32, 3);
  const Eigen::Array<double, 32, 1> position = Eigen::VectorXd::LinSpaced(32, 0, 31);
  const Eigen::Vector3d omega(1, 0.1, 1.036632928437697e-4);
  for (const int row : {0, 1, 2}) {
    BOOST_TEST(close(height.col(row), (omega[row] * position).sin()));
    BOOST_TEST(close(strips["row"].segment(32 * row, 32), Eigen::VectorXd::Constant(32, row), 0));
    BOOST_TEST(close(strips["position"].segment(32 * row, 32), position, 0));
  }
  const Eigen::ArrayXd fast = height.col(0).tail(31);
  BOOST_TEST((fast.head(30) * fast.tail(30) < 0).count() == 9);
  BOOST_TEST((height.col(2).array().abs() < 0.0033).all());
  BOOST_TEST((height.col(1).tail(31).array() > 0).all());

  const auto& pairs = all.at("pairs");
  BOOST_TEST(close(pairs["row"], Eigen::Vector3d(0, 1, 2), 0));
  BOOST_TEST(close(pairs["pair"], Eigen::Vector3d(0, 64, 255), 0));
  BOOST_TEST(close(pairs["omega"], omega));
  BOOST_TEST(
      close(pairs["wavelength"], Eigen::Vector3d(2 * std::numbers::pi, 62.8318530717959, 60611.4771662611), 1e-9));
}

BOOST_AUTO_TEST_SUITE_END()
