#define BOOST_TEST_MODULE solutions
#include "02_frequencies/exercise.hpp"
#include "03_wavelengths/exercise.hpp"
#include "06_shift/exercise.hpp"
#include "08_base/exercise.hpp"
#include "10_similarity/exercise.hpp"
#include "11_quadrants/exercise.hpp"

#include <boost/multiprecision/cpp_dec_float.hpp>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <boost/math/constants/constants.hpp>

#include <vector>

/// The solutions against the formulas in 50 digits, computed here on their own.

namespace {

namespace data = boost::unit_test::data;
using Exact = boost::multiprecision::cpp_dec_float_50;

constexpr double epsilon = std::numeric_limits<double>::epsilon();
const Exact lap = 2 * boost::math::constants::pi<Exact>();

const std::vector<std::int64_t> positions{-3, 0, 1, 2, 3, 257, 50000, 1000000};
const auto widths_and_bases = data::make({2, 4, 6, 8, 64, 512}) * data::make({100.0, 10000.0, 25330.3});
const auto frequencies_and_positions = data::make({1.0, 0.1, 0.01, 1.0366329284377e-4}) * data::make(positions);

/// How far a double is from an exact value; a comparison that NaN fails.
bool near(double got, const Exact& exact, double tolerance) { return abs(Exact(got) - exact) <= tolerance; }

Exact exact_omega(int d_model, double base, int pair) { return pow(Exact(base), Exact(-2 * pair) / d_model); }

/// What an angle of this size costs: its own rounding, and a few of numbers up to 1.
double few_roundings(std::int64_t position, double omega) {
  return 4 * epsilon * (1 + std::abs(static_cast<double>(position)) * omega);
}

} // namespace

BOOST_DATA_TEST_CASE(frequencies, widths_and_bases, d_model, base) {
  const auto omega = pe::frequencies(d_model, base);
  BOOST_TEST(omega.size() == d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) BOOST_TEST(near(omega[i], exact_omega(d_model, base, i), 4 * epsilon));
}

BOOST_DATA_TEST_CASE(wavelengths, widths_and_bases, d_model, base) {
  const auto lambda = pe::wavelengths(d_model, base);
  for (int i = 0; i < d_model / 2; ++i) {
    BOOST_TEST(near(lambda[i], lap / exact_omega(d_model, base, i), 8 * epsilon * lambda[i]));
  }
}

BOOST_DATA_TEST_CASE(unfinished_pairs, widths_and_bases* data::make({0.0, 512.0, 2048.0, 10000.0, 50000.0}), d_model,
                     base, length) {
  int unfinished = 0;
  for (int i = 0; i < d_model / 2; ++i) unfinished += lap / exact_omega(d_model, base, i) > length ? 1 : 0;
  BOOST_TEST(pe::unfinished_pairs(d_model, base, length) == unfinished);
}

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

BOOST_DATA_TEST_CASE(bases,
                     data::make({10.0, 1000.0, 60611.4771662611}) *
                         (data::make({4, 8, 8, 512}) ^ data::make({1, 1, 3, 255})),
                     wavelength, d_model, pair) {
  const Exact exact = pow(wavelength / lap, Exact(d_model) / (2 * pair));
  BOOST_TEST(near(pe::base_for_wavelength(wavelength, pair, d_model), exact,
                  static_cast<double>(exact) * epsilon * (50 + d_model / (2.0 * pair))));
}

BOOST_AUTO_TEST_CASE(numbers_on_the_way_that_the_texts_show) {
  BOOST_TEST(near(159.154943091895, Exact(1000) / lap, 1e-12));
  BOOST_TEST(near(-0.03, Exact("0.01") * (5 - 8), epsilon));
  BOOST_TEST(near(355, 113 * lap / 2, 1e-4));
}

BOOST_DATA_TEST_CASE(pair_similarities, frequencies_and_positions* data::make(positions), omega, first, second) {
  BOOST_TEST(near(pe::pair_similarity(omega, first, second), cos(Exact(omega) * (first - second)),
                  few_roundings(first - second, omega)));
}

BOOST_DATA_TEST_CASE(similarities, data::make(positions), gap) {
  const pe::Vec omega{{1, 0.1, 0.01, 0.001}};
  Exact sum = 0;
  for (const double one : omega) sum += cos(Exact(one) * gap);
  BOOST_TEST(near(pe::similarity(gap, omega), sum, 4 * few_roundings(gap, 1)));
}

BOOST_AUTO_TEST_CASE(similarity_matrices) {
  const pe::Vec omega{{1, 0.1, 0.01, 0.001}};
  const auto similarities = pe::similarity_matrix(12, omega);
  for (int p = 0; p < 12; ++p) {
    for (int q = 0; q < 12; ++q) {
      Exact dot = 0;
      for (const double one : omega) {
        dot += sin(Exact(one) * p) * sin(Exact(one) * q) + cos(Exact(one) * p) * cos(Exact(one) * q);
      }
      BOOST_TEST(near(similarities(p, q), dot, few_roundings(48, 1)));
    }
  }
}

BOOST_DATA_TEST_CASE(laps_and_angles, frequencies_and_positions, omega, position) {
  const Exact angle = Exact(omega) * position;
  const Exact laps = floor(angle / lap);
  BOOST_TEST(pe::completed_laps(position, omega) == static_cast<std::int64_t>(laps));
  BOOST_TEST(near(pe::angle_in_lap(position, omega), angle - laps * lap, 7 * few_roundings(position, omega)));
}

BOOST_DATA_TEST_CASE(quadrants,
                     data::make({1.0, 0.3, 0.01}) *
                         data::make({-3, 0,   1,   2,   4,   6,      7,      11,     22,     33,
                                     44, 157, 158, 355, 710, 103993, 104348, 208341, 312689, 1000000}),
                     omega, position) {
  const Exact angle = Exact(omega) * position;
  const int right = sin(angle) == 0 ? 0 : sin(angle) > 0 ? (cos(angle) > 0 ? 1 : 2) : (cos(angle) < 0 ? 3 : 4);
  BOOST_TEST(pe::quadrant(position, omega) == right);
}
