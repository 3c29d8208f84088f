#include "check/check.hpp"
#include "exercise.hpp"

using namespace check;
using pe::unfinished_pairs;
using pe::Vec;
using pe::wavelengths;
namespace data = boost::unit_test::data;

namespace {

/// The roundings of a power and of a product with 2 pi, where 2 pi · base is the largest number on the way; the
/// exponent's rounding counts for ln(base) ≤ 11 times as much.
constexpr double few_roundings(double base) { return 32 * epsilon * 2 * std::numbers::pi * base; }

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-12;

constexpr double lap = 2 * std::numbers::pi;

const auto inputs = data::make({2, 4, 6, 8, 64, 512}) * data::make({100.0, 10000.0, 25330.3});
const auto inputs_and_lengths = inputs * data::make({0.0, 6.0, 512.0, 2048.0, 10000.0, 50000.0, 1e6});

} // namespace

CHECK_CASE(numbers, description("d_model 4 gives the notes' 2 pi and 200 pi") * points(2)) {
  gives<wavelengths>(Vec{{6.28318530717959, 628.318530717959}}, digits, 4, 1e4);
  gives<wavelengths>(Vec{{6.28318530717959, 29.1639627613246, 135.367123896863}}, digits, 6, 100.0);
}

BOOST_TEST_DECORATOR(*description("Every width and base gives the formula's wavelengths") * points(2))
BOOST_DATA_TEST_CASE(sweep, inputs, d_model, base) { agrees<wavelengths>(few_roundings(base), d_model, base); }

CHECK_CASE(ladder, description("The first wavelength is 2 pi whatever the base, and the slowest of 256 is 60611.48") *
                       points(1) * depends_on("numbers")) {
  for (const double base : {1.0, 100.0, 1e6}) {
    holds(fmt::format("the first of wavelengths(8, {})", base), lap, ask<wavelengths>(8, base)[0], 4 * epsilon * lap);
  }
  const Vec lambda = ask<wavelengths>(512, 1e4);
  holds("the slowest of wavelengths(512, 10000)", 60611.4771662611, lambda[255], 1e-9);
  const Vec ratios = lambda.tail(255).cwiseQuotient(lambda.head(255));
  holds("lambda_(i+1) / lambda_i for d_model 512", Vec::Constant(255, std::pow(1e4, 1.0 / 256)).eval(), ratios,
        32 * epsilon);
}

CHECK_CASE(unfinished,
           description("Of 256 pairs, 133, 95, 51 and 6 do not finish a turn in 512 to 50000 positions") * points(2)) {
  gives<unfinished_pairs>(133, 0, 512, 1e4, 512.0);
  gives<unfinished_pairs>(95, 0, 512, 1e4, 2048.0);
  gives<unfinished_pairs>(51, 0, 512, 1e4, 10000.0);
  gives<unfinished_pairs>(6, 0, 512, 1e4, 50000.0);
}

BOOST_TEST_DECORATOR(*description("Every width, base and length gives the right count") * points(1))
BOOST_DATA_TEST_CASE(unfinished_sweep, inputs_and_lengths, d_model, base, length) {
  agrees<unfinished_pairs>(0, d_model, base, length);
}

CHECK_CASE(exactly_one_turn,
           description("A pair whose turn is exactly as long as the text has finished it") * points(1)) {
  gives<unfinished_pairs>(0, 0, 8, 1.0, lap);
  gives<unfinished_pairs>(4, 0, 8, 1.0, std::nextafter(lap, 0));
}

CHECK_CASE(errors, description("A width, base or length that makes no sense is refused") * points(1)) {
  for (const int d_model : {5, 1, 0, -2}) refuses<wavelengths>("d_model", d_model, 1e4);
  for (const double base : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<wavelengths>("base", 4, base);
  }
  refuses<unfinished_pairs>("d_model", 7, 1e4, 100.0);
  refuses<unfinished_pairs>("base", 4, -1e4, 100.0);
  refuses<unfinished_pairs>("length", 4, 1e4, -1.0);
}

const Picture ladder_of_wavelengths(
    {.name = "wavelengths", .title = "The wavelengths", .x = "pair", .y = "positions for a turn", .logarithmic = true},
    [](Sketch& sketch) {
      sketch.curve("wavelengths(16, 10000)", sketch.ask<wavelengths>(16, 1e4));
      sketch.curve("wavelengths(16, 100)", sketch.ask<wavelengths>(16, 100.0));
    });

const Picture unfinished_counts(
    {.name = "unfinished_pairs", .title = "The pairs that do not finish a turn", .x = "length", .y = "pairs"},
    [](Sketch& sketch) {
      sketch.curve("unfinished_pairs(512, 10000, length)", places(0.0, 6e4, 2500.0),
                   [&](double length) { return sketch.ask<unfinished_pairs>(512, 1e4, length); });
    });
