#include "02_frequencies/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(frequencies, widths_and_bases, d_model, base) {
  const auto omega = pe::frequencies(d_model, base);
  BOOST_TEST(omega.size() == d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) BOOST_TEST(near(omega[i], exact::omega(d_model, base, i), 4 * epsilon));
}
