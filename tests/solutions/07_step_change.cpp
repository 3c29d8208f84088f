#include "07_step_change/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(step_changes, frequencies_and_positions, omega, position) {
  const auto change = pe::step_change(position, pe::Vec{{omega}});
  const Exact here = Exact(omega) * position;
  const Exact next = Exact(omega) * (position + 1);
  BOOST_TEST(near(change[0], sin(next) - sin(here), 2 * few_roundings(std::abs(position) + 1, omega)));
  BOOST_TEST(near(change[1], cos(next) - cos(here), 2 * few_roundings(std::abs(position) + 1, omega)));
}

BOOST_DATA_TEST_CASE(chords_of_steps, data::make({1.0, 0.1, 0.01, 1.0366329284377e-4, 3.0, 7.0}), omega) {
  const Exact chord = 2 * abs(sin(Exact(omega) / 2));
  BOOST_TEST(near(pe::chord_lengths(pe::Vec{{omega}})[0], chord, 4 * epsilon * omega));
}

BOOST_AUTO_TEST_CASE(ratios_of_a_fast_and_a_slow_pair) {
  BOOST_TEST(near(84.1485009487931, sin(Exact(1)) / sin(Exact("0.01")), 1e-13));
  BOOST_TEST(near(95.885507243288, sin(Exact("0.5")) / sin(Exact("0.005")), 1e-12));
}

BOOST_AUTO_TEST_CASE(the_last_position_has_a_next_one) {
  const auto change = pe::step_change(std::numeric_limits<std::int64_t>::max(), pe::Vec{{1, 0.01}});
  BOOST_TEST(change.allFinite());
}
