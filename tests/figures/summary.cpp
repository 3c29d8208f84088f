#include "figure_data.hpp"

#include <cmath>
#include <numbers>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(summary)

BOOST_AUTO_TEST_CASE(summary_shows_what_the_other_pictures_show) {
  const auto all = series("summary");
  BOOST_TEST(close(all.at("counter").rows, series("raw_counter").at("counter").rows, 0));
  BOOST_TEST(close(all.at("dots").rows, series("circle_walk").at("dots").rows));
  BOOST_TEST(close(all.at("strips").rows, series("fast_and_slow").at("strips").rows, 0));
  const auto& wave = all.at("wave");
  BOOST_TEST(close(wave["height"], (std::numbers::pi / 6 * wave["position"]).array().sin()));
}

BOOST_AUTO_TEST_CASE(summary_adds_the_code_onto_the_embedding) {
  const auto all = series("summary");
  const auto& addition = all.at("addition");
  BOOST_TEST(close(addition["slot"], Eigen::Vector4d(0, 1, 2, 3), 0));
  BOOST_TEST(close(addition["embedding"], Eigen::Vector4d(0.7, 0.1, -0.4, 0.3), 0));
  BOOST_TEST(close(addition["encoding"], Eigen::Vector4d(std::sin(2), std::cos(2), std::sin(0.02), std::cos(0.02))));
  const Eigen::Vector4d sum(1.60929742682568, -0.316146836547142, -0.380001333306667, 1.29980000666658);
  BOOST_TEST(close(addition["sum"], sum, 1e-12));
}

BOOST_AUTO_TEST_SUITE_END()
