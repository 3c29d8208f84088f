#include "13_rope/exercise.hpp"
#include "exact.hpp"

#include <array>

namespace {

using exact::Exact;

using ExactPairs = std::array<Exact, 4>;

ExactPairs exactly_turned(const pe::Vec& x, std::int64_t position, const pe::Vec& omega) {
  ExactPairs turned;
  for (int i = 0; i < 2; ++i) {
    const Exact angle = Exact(omega[i]) * position;
    turned[2 * i] = cos(angle) * x[2 * i] - sin(angle) * x[2 * i + 1];
    turned[2 * i + 1] = sin(angle) * x[2 * i] + cos(angle) * x[2 * i + 1];
  }
  return turned;
}

const pe::Vec rope_query{{1, 2, 3, 4}};
const pe::Vec rope_key{{0.5, -1, 2, 0.25}};
const pe::Vec rope_omega{{1, 0.01}};

} // namespace

BOOST_DATA_TEST_CASE(turned_queries, exact::data::make(exact::positions), position) {
  const auto expected = exactly_turned(rope_query, position, rope_omega);
  const auto got = pe::rope(rope_query, position, rope_omega);
  for (int slot = 0; slot < 4; ++slot) {
    BOOST_TEST(exact::near(got[slot], expected[slot], 5 * exact::few_roundings(position, 1)));
  }
}

BOOST_DATA_TEST_CASE(scores_of_turned_queries, exact::data::make(exact::positions) * exact::data::make({0, 5, 108}), at,
                     other) {
  const auto from = exactly_turned(rope_query, at, rope_omega);
  const auto to = exactly_turned(rope_key, other, rope_omega);
  Exact score = 0;
  for (int slot = 0; slot < 4; ++slot) score += from[slot] * to[slot];
  const auto within = 10 * (exact::few_roundings(at, 1) + exact::few_roundings(other, 1));
  BOOST_TEST(exact::near(pe::rope_score(rope_query, at, rope_key, other, rope_omega), score, within));
  BOOST_TEST(exact::near(pe::rope_score(rope_query, 0, rope_key, other - at, rope_omega), score, within));
}
