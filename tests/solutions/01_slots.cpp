#include "01_slots/exercise.hpp"
#include "exact.hpp"

BOOST_AUTO_TEST_CASE(slots_and_pairs) {
  for (int pair = 0; pair <= 500000; ++pair) {
    const bool right = pe::is_sine(2 * pair) && !pe::is_sine(2 * pair + 1) && pe::pair_index(2 * pair) == pair &&
                       pe::pair_index(2 * pair + 1) == pair;
    BOOST_REQUIRE_MESSAGE(right, "pair " << pair);
  }
}
