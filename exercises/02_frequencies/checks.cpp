#include "check/check.hpp"
#include "exercise.hpp"

using namespace check;
using pe::frequencies;
using pe::Vec;
namespace data = boost::unit_test::data;

namespace {

/// Every frequency is one power between 0 and 1: a few roundings of a number of size 1, more for a base below 1.
constexpr double few_roundings = 16 * epsilon;

const auto widths = data::make({2, 4, 6, 8, 64, 512});
const auto bases = data::make({100.0, 10000.0, 25330.3});

} // namespace

CHECK_CASE(numbers, description("The frequencies for d_model 4 and 6 are those of the notes") * points(3)) {
  gives<frequencies>(Vec{{1, 0.01}}, few_roundings, 4, 1e4);
  gives<frequencies>(Vec{{1, 0.0464158883361278, 0.00215443469003188}}, 1e-15, 6, 1e4);
}

BOOST_TEST_DECORATOR(*description("Every width and base gives the formula's frequencies") * points(4))
BOOST_DATA_TEST_CASE(sweep, widths* bases, d_model, base) { agrees<frequencies>(few_roundings, d_model, base); }

CHECK_CASE(slowest, description("The last of 256 pairs turns 1.036632932843770e-4 radians a step") * points(1)) {
  const Vec omega = ask<frequencies>(512, 1e4);
  holds("the number of frequencies for d_model 512", 256, static_cast<int>(omega.size()), 0);
  holds("frequency 255 of frequencies(512, 10000)", 1.036632932843770e-4, omega[255], 1e-18);
}
