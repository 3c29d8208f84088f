#include "11_quadrants/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(laps_and_angles, frequencies_and_positions, omega, position) {
  const Exact angle = Exact(omega) * position;
  const Exact laps = floor(angle / lap);
  BOOST_TEST(pe::completed_laps(position, omega) == static_cast<std::int64_t>(laps));
  BOOST_TEST(near(pe::angle_in_lap(position, omega), angle - laps * lap, 7 * few_roundings(position, omega)));
}

BOOST_DATA_TEST_CASE(quadrants,
                     data::make({1.0, 0.3, 0.01}) *
                         data::make({-3, 0,   1,   2,   4,   6,      7,      11,     22,     33,
                                     44, 157, 158, 355, 710, 103993, 104348, 208341, 312689, 1000000}),
                     omega, position) {
  const Exact angle = Exact(omega) * position;
  const int right = sin(angle) == 0 ? 0 : sin(angle) > 0 ? (cos(angle) > 0 ? 1 : 2) : (cos(angle) < 0 ? 3 : 4);
  BOOST_TEST(pe::quadrant(position, omega) == right);
}

BOOST_AUTO_TEST_CASE(a_fraction_near_pi) { BOOST_TEST(near(355, 113 * lap / 2, 1e-4)); }
