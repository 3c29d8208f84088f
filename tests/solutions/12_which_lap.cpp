#include "12_which_lap/exercise.hpp"
#include "exact.hpp"

using namespace exact;

namespace {

/// The encoding of a position for d_model slots, computed in 50 digits, then as doubles.
pe::Vec encoding_of(std::int64_t position, const std::vector<Exact>& omega) {
  pe::Vec slots(2 * static_cast<Eigen::Index>(omega.size()));
  Eigen::Index slot = 0;
  for (const auto& one : omega) {
    slots[slot++] = static_cast<double>(sin(one * position));
    slots[slot++] = static_cast<double>(cos(one * position));
  }
  return slots;
}

/// How many of every `stride`-th position of the slowest pair's first lap are not found, exact and in two decimals.
int lost_positions(int d_model, std::int64_t stride) {
  std::vector<Exact> omega;
  pe::Vec frequencies(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) {
    omega.push_back(exact::omega(d_model, 1e4, i));
    frequencies[i] = static_cast<double>(omega.back());
  }
  const auto end = static_cast<std::int64_t>(lap / omega.back());
  int lost = 0;
  for (std::int64_t step = 0; step <= end; step += stride) {
    for (const auto position : {step, end - step}) {
      const auto encoding = encoding_of(position, omega);
      const pe::Vec rounded = (100 * encoding).array().round() / 100;
      lost += pe::decode(encoding, frequencies) == position ? 0 : 1;
      lost += pe::decode(rounded, frequencies) == position ? 0 : 1;
    }
  }
  return lost;
}

} // namespace

BOOST_AUTO_TEST_CASE(no_position_of_the_slowest_lap_is_lost) {
  BOOST_TEST(lost_positions(4, 1) == 0);
  BOOST_TEST(lost_positions(6, 7) == 0);
  BOOST_TEST(lost_positions(8, 13) == 0);
  BOOST_TEST(lost_positions(64, 997) == 0);
}

/// The numbers of the task, from the encoding of position 100 in two decimals.
BOOST_AUTO_TEST_CASE(position_100_by_hand) {
  const Exact slow = atan2(Exact("0.84"), Exact("0.54"));
  const Exact fast = lap + atan2(Exact("-0.51"), Exact("0.86"));
  BOOST_TEST(near(0.9995, slow, 5e-5));
  BOOST_TEST(near(99.95, slow / Exact("0.01"), 5e-3));
  BOOST_TEST(near(5.748, fast, 5e-4));
  BOOST_TEST(near(12.03, fast + lap, 5e-3));
  BOOST_TEST(near(18.31, fast + 2 * lap, 5e-3));
  BOOST_TEST(near(15.9, Exact(100) / lap, 0.05));
  BOOST_TEST(near(99.996, fast + 15 * lap, 5e-4));
}

BOOST_AUTO_TEST_CASE(any_finite_encoding_has_a_position_of_the_lap) {
  const pe::Vec omega{{1, 0.01}};
  for (const auto& encoding : {pe::Vec{{0, 0, 0, 0}}, pe::Vec{{0, 1, -0.001, 1}}, pe::Vec{{-0.9, 0.4, 0, 1}}}) {
    BOOST_TEST(pe::decode(encoding, omega) >= 0);
    BOOST_TEST(pe::decode(encoding, omega) <= 628);
  }
}
