#include "04_encoding/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(encodings_of_one_pair, frequencies_and_positions, omega, position) {
  const auto encoding = pe::encode(position, pe::Vec{{omega}});
  const Exact angle = Exact(omega) * position;
  BOOST_TEST(encoding.size() == 2);
  BOOST_TEST(near(encoding[0], sin(angle), few_roundings(position, omega)));
  BOOST_TEST(near(encoding[1], cos(angle), few_roundings(position, omega)));
}

BOOST_AUTO_TEST_CASE(encodings_of_many_pairs) {
  const pe::Vec omega{{1, 0.5, 0.1, 0.01, 0.001}};
  const auto encoding = pe::encode(257, omega);
  BOOST_TEST(encoding.size() == 10);
  for (int i = 0; i < 5; ++i) {
    BOOST_TEST(near(encoding[2 * i], sin(Exact(omega[i]) * 257), few_roundings(257, omega[i])));
    BOOST_TEST(near(encoding[2 * i + 1], cos(Exact(omega[i]) * 257), few_roundings(257, omega[i])));
  }
}
