#include "03_wavelengths/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(wavelengths, widths_and_bases, d_model, base) {
  const auto lambda = pe::wavelengths(d_model, base);
  for (int i = 0; i < d_model / 2; ++i) {
    BOOST_TEST(near(lambda[i], lap / exact::omega(d_model, base, i), 8 * epsilon * lambda[i]));
  }
}

BOOST_DATA_TEST_CASE(unfinished_pairs, widths_and_bases* data::make({0.0, 512.0, 2048.0, 10000.0, 50000.0}), d_model,
                     base, length) {
  int unfinished = 0;
  for (int i = 0; i < d_model / 2; ++i) unfinished += lap / exact::omega(d_model, base, i) > length ? 1 : 0;
  BOOST_TEST(pe::unfinished_pairs(d_model, base, length) == unfinished);
}
