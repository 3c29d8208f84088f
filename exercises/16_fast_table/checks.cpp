#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::fast_table;
using pe::Mat;

namespace {

/// Two right tables differ by one step between floats just below 1 at most: each entry is rounded once, after angles
/// whose own error stays below 1e-10.
constexpr double one_step = 6e-8;

} // namespace

CHECK_CASE(numbers, description("The first four rows of d_model 4 are those of the notes") * points(1)) {
  const Eigen::MatrixXd rows{{0, 1, 0, 1},
                             {0.841470984807897, 0.54030230586814, 0.00999983333416666, 0.999950000416665},
                             {0.909297426825682, -0.416146836547142, 0.0199986666933331, 0.999800006666578},
                             {0.141120008059867, -0.989992496600445, 0.0299955002024957, 0.999550033748988}};
  gives<fast_table>(rows.cast<float>(), one_step, 4, 4, 1e4);
}

CHECK_CASE(sweep, description("Every length, width and base gives the formula's table, also where no block ends") *
                      points(1)) {
  for (const std::int64_t length : {0, 1, 2, 3, 64, 255, 256, 257}) {
    for (const int d_model : {2, 4, 6, 8}) agrees<fast_table>(one_step, length, d_model, 1e4);
  }
  for (const double base : {100.0, 10000.0, 25330.3}) {
    agrees<fast_table>(one_step, 1000, 8, base);
    agrees<fast_table>(one_step, 300, 64, base);
  }
  agrees<fast_table>(one_step, 100, 512, 1e4);
  agrees<fast_table>(one_step, 100, 8, 1.0);
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> lengths(1, 1000);
  std::uniform_int_distribution<int> pairs(1, 20);
  std::uniform_real_distribution<double> exponent(1, 6);
  for (int i = 0; i < 5; ++i) {
    const auto length = lengths(generator);
    const auto d_model = 2 * pairs(generator);
    agrees<fast_table>(one_step, length, d_model, std::pow(10, exponent(generator)));
  }
}

CHECK_CASE(far, description("Position 65536 is as exact as position 0") * points(1)) {
  agrees<fast_table>(one_step, 65537, 4, 1e4);
  agrees<fast_table>(one_step, 20000, 6, 100.0);
}

CHECK_CASE(turns, description("The same turn takes every row to the next, and each pair keeps its radius 1") *
                      points(1) * depends_on("numbers")) {
  // With every entry within a step of the truth, a turned pair is off by √2 steps, and a squared radius by 2 √2.
  constexpr double few_steps = 4 * one_step;
  for (const auto omega : {1.0, 0.01}) {
    const Mat table = ask<fast_table>(1000, 4, 1e4).cast<double>().middleCols(omega == 1 ? 0 : 2, 2);
    const Eigen::Matrix2d back{{std::cos(omega), -std::sin(omega)}, {std::sin(omega), std::cos(omega)}};
    holds(fmt::format("rows 0 to 998 of the pair with omega {}, turned by it, against rows 1 to 999", omega),
          (table.topRows(999) * back).eval(), table.bottomRows(999).eval(), few_steps);
    holds(fmt::format("the squared radius of the pair with omega {}", omega), pe::Vec::Ones(1000).eval(),
          table.rowwise().squaredNorm().eval(), few_steps);
  }
}

CHECK_CASE(errors, description("A length, width or base that makes no sense is refused") * points(1)) {
  refuses<fast_table>("length", -1, 4, 1e4);
  for (const int d_model : {5, 1, 0, -2}) refuses<fast_table>("d_model", 3, d_model, 1e4);
  for (const double base : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<fast_table>("base", 3, 4, base);
  }
}

const Picture stripes({.name = "fast_table", .title = "The table", .x = "slot", .y = "position"}, [](Sketch& sketch) {
  sketch.map("fast_table(48, 64, 10000)", sketch.ask<fast_table>(48, 64, 1e4));
});

const Picture errors_far_out({.name = "precision",
                              .title = "How far off slot 2 is: never more than 6e-8",
                              .x = "position",
                              .y = "error, from 1e-9",
                              .logarithmic = true},
                             [](Sketch& sketch) {
                               const Mat table = sketch.ask<fast_table>(65537, 4, 1e4);
                               sketch.curve("|fast_table - sin(0.01 position)|", places(256, 65536, 1280), [&](int p) {
                                 const double error = std::abs(table(p, 2) - std::sin(0.01 * p));
                                 return error < 1e-9 ? 1e-9 : error;
                               });
                             });
