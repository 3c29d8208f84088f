#pragma once

#include "check/picture.hpp"
#include "check/signature.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

/// What the checks of an exercise are written with. A check is a Boost.Test case at the top of the file: its
/// description is the sentence that the student reads, and it earns its points when all of its inputs pass. Order
/// inputs from small to large: the first that fails is the one that is shown.
namespace check {

using boost::unit_test::depends_on;
using boost::unit_test::description;

/// Decorator: what a check is worth.
class points : public boost::unit_test::decorator::base {
public:
  explicit points(int worth_points) : worth(worth_points) {}

private:
  void apply(boost::unit_test::test_unit& unit) override;
  boost::unit_test::decorator::base_ptr clone() const override;

  int worth;
};

/// The distance from 1 to the next double: tolerances are a few of these times the largest number on the way.
inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// The same random numbers for the same seed, which every record states.
std::mt19937_64 seeded_generator();

/// The answer's value, which has the shape of the solution's; the check fails, and this input ends, when there is none.
template <auto function, class... Given>
Result<function> ask(const Given&... given) {
  const auto value = ask(call_of<function>(given...), value_of<Result<function>>(function(given...)));
  return wire::Reader(value).take<Result<function>>();
}

/// The answer gives what the solution gives.
template <auto function, class... Given>
void agrees(double tolerance, const Given&... given) {
  agrees(call_of<function>(given...), value_of<Result<function>>(function(given...)), tolerance);
}

/// The answer gives this very value, whatever the solution gives.
template <auto function, class... Given>
void gives(const Result<function>& expected, double tolerance, const Given&... given) {
  agrees(call_of<function>(given...), value_of(expected), tolerance);
}

/// The answer throws std::invalid_argument with a message that names the argument.
template <auto function, class... Given>
void refuses(const std::string& argument, const Given&... given) {
  refuses(call_of<function>(given...), argument);
}

/// Two things computed from the answer are equal; `what` says so in words.
template <class Left, class Right>
void holds(const std::string& what, const Left& expected, const Right& got, double tolerance) {
  holds(what, value_of(expected), value_of(got), tolerance);
}

} // namespace check

/// A check that runs once. Decorators are joined by `*`.
#define CHECK_CASE(name, ...)                                                                                          \
  BOOST_TEST_DECORATOR(*__VA_ARGS__)                                                                                   \
  BOOST_AUTO_TEST_CASE(name)
