#include "09_twins/exercise.hpp"
#include "exact.hpp"

using namespace exact;

namespace {

/// The length of PE(gap) - PE(0), slot by slot.
Exact distance_from_zero(std::int64_t gap, const pe::Vec& omega) {
  Exact squares = 0;
  for (const double one : omega) {
    const Exact angle = Exact(one) * gap;
    squares += pow(sin(angle), 2) + pow(cos(angle) - 1, 2);
  }
  return sqrt(squares);
}

} // namespace

BOOST_DATA_TEST_CASE(distances_of_gaps, data::make(positions) + data::make({628, 71000}), gap) {
  for (const auto& omega : {pe::Vec{{1}}, pe::Vec{{1, 0.01}}, pe::Vec{{1, 0.1, 0.01, 0.001}}}) {
    const auto within = few_roundings(gap, omega.sum());
    BOOST_TEST(near(pe::gap_distance(gap, omega), distance_from_zero(gap, omega), within));
  }
}

BOOST_DATA_TEST_CASE(repeats_of_pairs, data::make({1.0, 0.3, 0.1, 0.01, 0.964661619911199, 1.0366329284377e-4}),
                     omega) {
  const Exact period = lap / Exact(omega);
  BOOST_TEST(pe::nearest_repeat(omega) == static_cast<std::int64_t>(floor(period + Exact("0.5"))));
}

BOOST_AUTO_TEST_CASE(a_repeat_is_whole_and_positive_or_refused) {
  BOOST_TEST(pe::nearest_repeat(20) == 1);
  BOOST_CHECK_THROW(pe::nearest_repeat(1e-300), std::invalid_argument);
}

BOOST_AUTO_TEST_CASE(the_sine_of_a_repeat) {
  BOOST_TEST(near(-0.00318530179313824, sin(628 * Exact("0.01")), 1e-17));
  BOOST_TEST(near(628.318530717959, lap / Exact("0.01"), 1e-12));
  BOOST_TEST(near(6.51335678489829, lap / exact::omega(512, 1e4, 1), 1e-14));
}

/// Every smaller gap is farther, and the smallest of two equally close ones would be taken.
BOOST_DATA_TEST_CASE(the_closest_gap_is_clear, data::make({10, 622, 1000}), max_gap) {
  const pe::Vec omega{{1, 0.01}};
  const auto closest = pe::closest_gap(max_gap, omega);
  for (std::int64_t gap = 1; gap <= max_gap; ++gap) {
    if (gap == closest) continue;
    BOOST_TEST(distance_from_zero(gap, omega) > distance_from_zero(closest, omega) + Exact("0.001"));
  }
}
