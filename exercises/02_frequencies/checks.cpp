#include "check/check.hpp"
#include "exercise.hpp"

using namespace check;
using pe::frequencies;
using pe::Vec;
namespace data = boost::unit_test::data;

namespace {

/// Every value is one power between 0 and 1, and so are its roundings: pow is right to an ulp of 1, its exponent's
/// rounding counts for ln(base) ≤ 11 times as much, and exp(-x log(base)) for twice that.
constexpr double few_roundings = 32 * epsilon;

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

const auto inputs = data::make({2, 4, 6, 8, 64, 512}) * data::make({100.0, 10000.0, 25330.3});

} // namespace

CHECK_CASE(numbers, description("d_model 4 and 6 give the notes' frequencies") * points(3)) {
  gives<frequencies>(Vec{{1, 0.01}}, digits, 4, 1e4);
  gives<frequencies>(Vec{{1, 0.0464158883361278, 0.00215443469003188}}, digits, 6, 1e4);
}

BOOST_TEST_DECORATOR(*description("Every width and base gives the formula's frequencies") * points(3))
BOOST_DATA_TEST_CASE(sweep, inputs, d_model, base) { agrees<frequencies>(few_roundings, d_model, base); }

CHECK_CASE(random_inputs, description("Widths and bases drawn at random do, too") * points(1)) {
  auto generator = seeded_generator();
  std::uniform_int_distribution<int> pairs(1, 100);
  std::uniform_real_distribution<double> exponent(1, 6);
  for (int i = 0; i < 20; ++i) {
    const int d_model = 2 * pairs(generator);
    agrees<frequencies>(few_roundings, d_model, std::pow(10, exponent(generator)));
  }
}

CHECK_CASE(ladder,
           description("The first frequency is exactly 1, and each next one is the same part of the one before") *
               points(2) * depends_on("numbers")) {
  for (const int d_model : {6, 64, 512}) {
    const Vec omega = ask<frequencies>(d_model, 1e4);
    holds(fmt::format("the first frequency for d_model {}", d_model), 1.0, omega[0], 0);
    const Vec ratios = omega.tail(omega.size() - 1).cwiseQuotient(omega.head(omega.size() - 1));
    holds(fmt::format("omega_(i+1) / omega_i for d_model {}", d_model),
          Vec::Constant(ratios.size(), std::pow(1e4, -2.0 / d_model)).eval(), ratios, few_roundings);
  }
  holds("the slowest of frequencies(512, 10000)", 1.03663292843770e-4, ask<frequencies>(512, 1e4)[255], 1e-17);
  gives<frequencies>(Vec::Ones(4), 0, 8, 1.0);
}

CHECK_CASE(errors, description("A width or base that makes no sense is refused") * points(1)) {
  for (const int d_model : {5, 1, 0, -2}) refuses<frequencies>("d_model", d_model, 1e4);
  for (const double base : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<frequencies>("base", 4, base);
  }
}

const Picture ladder({.name = "frequencies",
                      .title = "The ladder of frequencies",
                      .x = "pair",
                      .y = "omega, radians per position",
                      .logarithmic = true},
                     [](Sketch& sketch) {
                       sketch.curve("frequencies(16, 10000)", sketch.ask<frequencies>(16, 1e4));
                       sketch.curve("frequencies(16, 100)", sketch.ask<frequencies>(16, 100.0));
                     });

const Picture heatmap({.name = "heatmap", .title = "The striped table", .x = "slot", .y = "position"},
                      [](Sketch& sketch) {
                        const Vec omega = sketch.ask<frequencies>(64, 1e4);
                        pe::Mat table(48, 64);
                        for (int p = 0; p < 48; ++p) {
                          for (int i = 0; i < 32; ++i) {
                            table.row(p).segment<2>(2 * i) << std::sin(p * omega[i]), std::cos(p * omega[i]);
                          }
                        }
                        sketch.map("the formula with your frequencies (02)", table);
                      });
