#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <utility>
#include <vector>

using namespace check;
using pe::angle_in_lap;
using pe::completed_laps;
using pe::quadrant;
namespace data = boost::unit_test::data;

namespace {

constexpr double lap = 2 * std::numbers::pi;

/// The angle is rounded once; taking the laps off again, with a lap that is itself a rounded number, costs a few ulps
/// of the whole angle.
double few_roundings(std::int64_t position, double omega) {
  return 4 * epsilon * (lap + std::abs(static_cast<double>(position)) * omega);
}

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-13;

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> positions{0, 1, 2, 3, -1, -3, 100, 157, 158, 257, 50000, 1000000, 4294967297};
const auto inputs = data::make({1.0, 0.3, 0.01}) * data::make(positions);
const std::vector<std::pair<std::int64_t, int>> close_calls{
    {11, 4}, {22, 3}, {33, 2}, {44, 1}, {355, 3}, {710, 1}, {103993, 4}, {104348, 3}, {208341, 2}, {312689, 1}};

} // namespace

CHECK_CASE(walk, description("Positions 0, 2, 4, 6 and 7 walk from the axis through the quadrants into the next lap") *
                     points(2)) {
  gives<quadrant>(0, 0, 0, 1.0);
  gives<quadrant>(2, 0, 2, 1.0);
  gives<quadrant>(3, 0, 4, 1.0);
  gives<quadrant>(4, 0, 6, 1.0);
  gives<quadrant>(1, 0, 7, 1.0);
}

BOOST_TEST_DECORATOR(*description("Every position and frequency is in the right quadrant") * points(1))
BOOST_DATA_TEST_CASE(quadrant_sweep, inputs, omega, position) { agrees<quadrant>(0, position, omega); }

CHECK_CASE(close_to_an_axis,
           description("Positions that come close to an axis need a good pi") * points(1) * depends_on("walk")) {
  for (const auto& [position, expected] : close_calls) gives<quadrant>(expected, 0, position, 1.0);
  // Where a float is 0, or a cosine is 1 or -1, the dot is still beside the axis.
  gives<quadrant>(1, 0, 1, 1e-50);
  gives<quadrant>(2, 0, 1, 3.14159265358979);
}

CHECK_CASE(angles, description("Position 7 is 0.717 into its lap, and position 100 is 5.752") * points(2)) {
  gives<angle_in_lap>(0.716814692820414, digits, 7, 1.0);
  gives<angle_in_lap>(5.28318530717959, digits, -1, 1.0);
  gives<angle_in_lap>(5.7522203923062, digits, 100, 1.0);
}

BOOST_TEST_DECORATOR(*description("Every position and frequency has the right angle in its lap") * points(1))
BOOST_DATA_TEST_CASE(angle_sweep, inputs, omega, position) {
  agrees<angle_in_lap>(few_roundings(position, omega), position, omega);
}

CHECK_CASE(laps, description("Position 100 has 15 laps behind it, and position -1 is in the lap before the first") *
                     points(1)) {
  gives<completed_laps>(15, 0, 100, 1.0);
  gives<completed_laps>(0, 0, 6, 1.0);
  gives<completed_laps>(1, 0, 7, 1.0);
  gives<completed_laps>(-1, 0, -1, 1.0);
  gives<completed_laps>(4101391654, 0, 4294967297, 6.0);
  for (const auto position : positions) agrees<completed_laps>(0, position, 0.3);
}

CHECK_CASE(put_together,
           description("Laps and angle put together give position · omega again") * points(1) * depends_on("angles")) {
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> any(-100000, 100000);
  for (int i = 0; i < 20; ++i) {
    const auto position = any(generator);
    constexpr double omega = 0.3;
    const auto whole = static_cast<double>(ask<completed_laps>(position, omega)) * lap;
    holds(fmt::format("completed_laps · 2 pi + angle_in_lap for position {}, omega {}", position, omega),
          static_cast<double>(position) * omega, whole + ask<angle_in_lap>(position, omega),
          few_roundings(position, omega));
  }
}

CHECK_CASE(errors, description("A frequency that makes no sense is refused") * points(1)) {
  for (const double omega : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<angle_in_lap>("omega", 7, omega);
    refuses<completed_laps>("omega", 7, omega);
    refuses<quadrant>("omega", 7, omega);
  }
}

const Picture
    walk_in_numbers({.name = "quadrants", .title = "A walk with omega 1", .x = "position"}, [](Sketch& sketch) {
      const auto walked = places(-7, 14);
      sketch.curve("angle_in_lap", walked, [&](int position) { return sketch.ask<angle_in_lap>(position, 1.0); });
      sketch.curve("completed_laps", walked, [&](int position) { return sketch.ask<completed_laps>(position, 1.0); });
      sketch.curve("quadrant", walked, [&](int position) { return sketch.ask<quadrant>(position, 1.0); });
    });
