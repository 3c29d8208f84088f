#include "check/check.hpp"
#include "exercise.hpp"

using namespace check;
using pe::base_for_wavelength;
namespace data = boost::unit_test::data;

namespace {

constexpr double lap = 2 * std::numbers::pi;

/// A power with exponent d_model / (2 pair) multiplies the relative rounding of its argument by that exponent, and the
/// exponent's own by the logarithm of the result, which stays below 50 here.
double few_roundings(double base, int pair, int d_model) { return 8 * epsilon * base * (50 + d_model / (2.0 * pair)); }

const auto inputs = data::make({10.0, 628.0, 1000.0, 60611.0}) *
                    (data::make({4, 6, 8, 8, 64, 512}) ^ data::make({1, 2, 2, 3, 31, 200}));

} // namespace

CHECK_CASE(numbers, description("Pair 1 of d_model 4 needs base 25330 for a wavelength of 1000") * points(3)) {
  gives<base_for_wavelength>(25330.2959105844, 1e-9, 1000.0, 1, 4);
}

CHECK_CASE(other_pairs, description("Other pairs and widths need other exponents") * points(2)) {
  gives<base_for_wavelength>(862.502128530330, 1e-11, 1000.0, 3, 8);
  gives<base_for_wavelength>(641623890.917771, 1e-5, 1000.0, 1, 8);
  gives<base_for_wavelength>(162.350907436327, 1e-11, 1000.0, 255, 512);
  gives<base_for_wavelength>(0.0253302959105844, 1e-15, 1.0, 1, 4);
}

BOOST_TEST_DECORATOR(*description("Every wavelength, pair and width gives the formula's base") * points(2))
BOOST_DATA_TEST_CASE(sweep, inputs, wavelength, d_model, pair) {
  const double base = base_for_wavelength(wavelength, pair, d_model);
  agrees<base_for_wavelength>(few_roundings(base, pair, d_model), wavelength, pair, d_model);
}

CHECK_CASE(round_trip, description("The base that comes out gives the wavelength that went in") * points(2) *
                           depends_on("numbers")) {
  auto generator = seeded_generator();
  std::uniform_real_distribution<double> wavelength(10, 1e5);
  std::uniform_int_distribution<int> half_width(2, 64);
  for (int i = 0; i < 20; ++i) {
    const int d_model = 2 * half_width(generator);
    const int pair = std::max(1, d_model / 2 - 1 - i % 3);
    const double wanted = wavelength(generator);
    const double base = ask<base_for_wavelength>(wanted, pair, d_model);
    holds(fmt::format("2 pi base^({} / {}) for base_for_wavelength({}, {}, {})", 2 * pair, d_model, wanted, pair,
                      d_model),
          wanted, lap * std::pow(base, 2.0 * pair / d_model), 64 * epsilon * wanted);
  }
}

CHECK_CASE(errors, description("Pair 0, which no base moves, and what makes no sense are refused") * points(1)) {
  for (const int pair : {0, -1, 2, 5}) refuses<base_for_wavelength>("pair", 1000.0, pair, 4);
  refuses<base_for_wavelength>("pair", 1000.0, 1, 2);
  for (const double wavelength : {0.0, -1000.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<base_for_wavelength>("wavelength", wavelength, 1, 4);
  }
  for (const int d_model : {5, 0, -4}) refuses<base_for_wavelength>("d_model", 1000.0, 1, d_model);
}

const Picture bases(
    {.name = "base", .title = "The base for a wanted wavelength", .x = "wavelength", .y = "base", .logarithmic = true},
    [](Sketch& sketch) {
      const auto wanted = places(100.0, 2000.0, 100.0);
      sketch.curve("base_for_wavelength(wavelength, 1, 4)", wanted,
                   [&](double wavelength) { return sketch.ask<base_for_wavelength>(wavelength, 1, 4); });
      sketch.curve("base_for_wavelength(wavelength, 3, 8)", wanted,
                   [&](double wavelength) { return sketch.ask<base_for_wavelength>(wavelength, 3, 8); });
    });
