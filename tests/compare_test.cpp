#define BOOST_TEST_MODULE compare
#include "check/compare.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <limits>

namespace {

namespace data = boost::unit_test::data;

using limits = std::numeric_limits<double>;
const auto specials =
    data::make({0.0, -0.0, limits::denorm_min(), -limits::denorm_min(), limits::epsilon(), 1.0, -1.0, limits::max(),
                -limits::max(), limits::infinity(), -limits::infinity(), limits::quiet_NaN(), -limits::quiet_NaN()});
const auto specials_and_tolerances = specials * specials * data::make({0.0, 1e-12, 1.0});

bool agree(double expected, double got, double tolerance) {
  return !check::difference(Eigen::MatrixXd::Constant(1, 1, expected), Eigen::MatrixXd::Constant(1, 1, got), tolerance);
}

/// What must hold, said in another way than the comparator says it.
bool should_agree(double expected, double got, double tolerance) {
  if (std::isnan(expected) || std::isnan(got)) return false;
  if (std::isinf(expected) || std::isinf(got)) return expected == got;
  return std::fabs(static_cast<long double>(expected) - static_cast<long double>(got)) <= tolerance;
}

} // namespace

BOOST_DATA_TEST_CASE(every_pair_of_special_values, specials_and_tolerances, expected, got, tolerance) {
  BOOST_TEST(agree(expected, got, tolerance) == should_agree(expected, got, tolerance));
  BOOST_TEST(agree(expected, got, tolerance) == agree(got, expected, tolerance));
}

BOOST_DATA_TEST_CASE(no_tolerance_lets_nan_or_infinity_pass, specials, got) {
  BOOST_TEST(!agree(limits::quiet_NaN(), got, limits::infinity()));
  BOOST_TEST(agree(limits::infinity(), got, limits::max()) == (got == limits::infinity()));
}

BOOST_AUTO_TEST_CASE(a_tolerance_that_is_nan_lets_nothing_pass) { BOOST_TEST(!agree(1, 1, limits::quiet_NaN())); }

BOOST_AUTO_TEST_CASE(the_first_difference_is_reported) {
  const Eigen::MatrixXd expected{{1, 2, 3}, {4, 5, 6}};
  Eigen::MatrixXd got = expected;
  got(1, 0) = 4.5;
  got(1, 2) = limits::quiet_NaN();
  const auto found = check::difference(expected, got, 0.1);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(!found->shape);
  BOOST_TEST(found->row == 1);
  BOOST_TEST(found->col == 0);
  BOOST_TEST(found->differing == 2);
  BOOST_TEST(found->entries == 6);
  BOOST_TEST(found->error == 0.5);
  BOOST_TEST(found->tolerance == 0.1);
}

BOOST_AUTO_TEST_CASE(shapes_are_compared_first) {
  const auto found = check::difference(Eigen::MatrixXd::Zero(2, 3), Eigen::MatrixXd::Zero(3, 2), 1);
  BOOST_REQUIRE(found.has_value());
  BOOST_TEST(found->shape);
  BOOST_TEST(!check::difference(Eigen::MatrixXd(0, 4), Eigen::MatrixXd(0, 4), 0).has_value());
  BOOST_TEST(check::difference(Eigen::MatrixXd(0, 4), Eigen::MatrixXd(0, 3), 0).has_value());
}
