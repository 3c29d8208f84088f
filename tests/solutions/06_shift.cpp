#include "06_shift/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(shift, frequencies_and_positions, omega, k) {
  const auto turn = pe::shift_pair(omega, k);
  const Exact angle = Exact(omega) * k;
  BOOST_TEST(near(turn(0, 0), cos(angle), few_roundings(k, omega)));
  BOOST_TEST(near(turn(0, 1), sin(angle), few_roundings(k, omega)));
  BOOST_TEST(near(turn(1, 0), -sin(angle), few_roundings(k, omega)));
  BOOST_TEST(near(turn(1, 1), cos(angle), few_roundings(k, omega)));
}

BOOST_DATA_TEST_CASE(shifted_encodings, data::make(positions), k) {
  const Exact from = 2;
  pe::Vec encoding(4);
  const pe::Vec omega{{1, 0.01}};
  for (int i = 0; i < 2; ++i) {
    encoding[2 * i] = static_cast<double>(sin(from * omega[i]));
    encoding[2 * i + 1] = static_cast<double>(cos(from * omega[i]));
  }
  const auto shifted = pe::shift_encoding(encoding, omega, k);
  for (int i = 0; i < 2; ++i) {
    const Exact angle = (from + k) * Exact(omega[i]);
    BOOST_TEST(near(shifted[2 * i], sin(angle), few_roundings(k, 1)));
    BOOST_TEST(near(shifted[2 * i + 1], cos(angle), few_roundings(k, 1)));
  }
}
