#include "08_base/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(bases,
                     data::make({10.0, 1000.0, 60611.4771662611}) *
                         (data::make({4, 8, 8, 512}) ^ data::make({1, 1, 3, 255})),
                     wavelength, d_model, pair) {
  const Exact exact = pow(wavelength / lap, Exact(d_model) / (2 * pair));
  BOOST_TEST(near(pe::base_for_wavelength(wavelength, pair, d_model), exact,
                  static_cast<double>(exact) * epsilon * (50 + d_model / (2.0 * pair))));
}

BOOST_AUTO_TEST_CASE(the_way_to_a_base) { BOOST_TEST(near(159.154943091895, Exact(1000) / lap, 1e-12)); }
