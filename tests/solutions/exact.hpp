#pragma once

#include <boost/math/constants/constants.hpp>
#include <boost/multiprecision/cpp_dec_float.hpp>
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

/// The solutions are compared with the formulas in 50 digits, computed on their own.
namespace exact {

namespace data = boost::unit_test::data;
using Exact = boost::multiprecision::cpp_dec_float_50;

inline constexpr double epsilon = std::numeric_limits<double>::epsilon();
inline const Exact lap = 2 * boost::math::constants::pi<Exact>();

inline const std::vector<std::int64_t> positions{-3, 0, 1, 2, 3, 257, 50000, 1000000};
inline const auto widths_and_bases = data::make({2, 4, 6, 8, 64, 512}) * data::make({100.0, 10000.0, 25330.3});
inline const auto frequencies_and_positions = data::make({1.0, 0.1, 0.01, 1.0366329284377e-4}) * data::make(positions);

/// How far a double is from an exact value; a comparison that NaN fails.
inline bool near(double got, const Exact& exact, double tolerance) { return abs(Exact(got) - exact) <= tolerance; }

inline Exact omega(int d_model, double base, int pair) { return pow(Exact(base), Exact(-2 * pair) / d_model); }

/// What an angle of this size costs: its own rounding, and a few of numbers up to 1.
inline double few_roundings(std::int64_t position, double omega) {
  return 4 * epsilon * (1 + std::abs(static_cast<double>(position)) * omega);
}

} // namespace exact
