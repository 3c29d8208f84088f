#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(frequency_ladder)

BOOST_AUTO_TEST_CASE(frequencies_start_at_1_and_fall_by_a_constant_ratio) {
  const auto all = series("frequency_ladder");
  for (const auto& [name, d_model, base] : {std::tuple{"d_model_8_base_10000", 8, 1e4},
                                            {"d_model_64_base_10000", 64, 1e4},
                                            {"d_model_512_base_10000", 512, 1e4},
                                            {"d_model_8_base_100", 8, 1e2},
                                            {"d_model_512_base_100", 512, 1e2}}) {
    BOOST_TEST_CONTEXT(name) {
      const auto omega = all.at(name)["omega"];
      const auto exponent = all.at(name)["exponent"];
      const int pairs = d_model / 2;
      BOOST_TEST(close(all.at(name)["pair"], Eigen::VectorXd::LinSpaced(pairs, 0, pairs - 1), 0));
      BOOST_TEST(close(all.at(name)["pair"], exponent * pairs));
      BOOST_TEST(omega[0] == 1);
      const Eigen::VectorXd ratio = omega.tail(omega.size() - 1).cwiseQuotient(omega.head(omega.size() - 1));
      BOOST_TEST(close(ratio, Eigen::VectorXd::Constant(ratio.size(), std::pow(base, -2.0 / d_model))));
      BOOST_TEST(close(omega.array().log(), -std::log(base) * exponent));
      BOOST_TEST(omega.minCoeff() > 1 / base);
    }
  }
  BOOST_TEST(close(all.at("limits").rows, Eigen::Matrix2d{{100, 1e-2}, {10000, 1e-4}}));
}

BOOST_AUTO_TEST_SUITE_END()
