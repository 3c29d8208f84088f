#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::encode;
using pe::Vec;

namespace {

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

/// The angle position · omega is rounded once, no omega here is above 1, and an error in the angle is at most as large
/// in a sine or cosine, which is then rounded itself.
double few_roundings(std::int64_t position) { return 4 * epsilon * (1 + std::abs(static_cast<double>(position))); }

const Vec two_clocks{{1, 0.01}};
const Vec four_clocks{{1, 0.1, 0.01, 0.001}};

const std::vector<std::int64_t> positions{0, 1, 2, 3, -3, 257, 50000, 1000000};

/// The frequencies of the formula, so that a slip in 02 costs nothing here.
Vec clocks(int d_model, double base) {
  return Vec::NullaryExpr(d_model / 2,
                          [&](Eigen::Index i) { return std::pow(base, -2.0 * static_cast<double>(i) / d_model); });
}

/// The sine and the cosine of each pair, one pair a column.
Eigen::Matrix2Xd pairs(const Vec& encoding) { return encoding.reshaped(2, encoding.size() / 2); }

} // namespace

CHECK_CASE(numbers, description("Position 0 is 0, 1, 0, 1, and positions 1 to 3 are as in the notes") * points(1)) {
  gives<encode>(Vec{{0, 1, 0, 1}}, 0, 0, two_clocks);
  gives<encode>(Vec{{0.841470984807897, 0.54030230586814, 0.00999983333416666, 0.999950000416665}}, digits, 1,
                two_clocks);
  gives<encode>(Vec{{0.909297426825682, -0.416146836547142, 0.0199986666933331, 0.999800006666578}}, digits, 2,
                two_clocks);
  gives<encode>(Vec{{0.141120008059867, -0.989992496600445, 0.0299955002024957, 0.999550033748988}}, digits, 3,
                two_clocks);
  gives<encode>(Vec{{0.141120008059867, -0.989992496600445, 0.29552020666134, 0.955336489125606, 0.0299955002024957,
                     0.999550033748988, 0.00299999550000202, 0.999995500003375}},
                digits, 3, four_clocks);
}

CHECK_CASE(far, description("A position below 0, or far beyond any training text, is no exception") * points(1)) {
  const auto at = [](std::int64_t position, const Vec& expected) {
    gives<encode>(expected, digits + few_roundings(position), position, two_clocks);
  };
  at(-3, Vec{{-0.141120008059867, -0.989992496600445, -0.0299955002024957, 0.999550033748988}});
  at(100, Vec{{-0.506365641109759, 0.862318872287684, 0.841470984807897, 0.54030230586814}});
  at(257, Vec{{-0.573357174815543, 0.819305529144982, 0.540972220376988, -0.841040460846202}});
  at(1000000, Vec{{-0.349993502171293, 0.936752127533145, -0.305614388888252, -0.952155368259015}});
  at(16777217, Vec{{0.105832567347544, 0.994383963913652, -0.991981251393958, 0.126385113375258}});
  at(3000000000, Vec{{0.987004886474355, -0.160690242627687, 0.964130297898583, -0.265429404313066}});
  // 2^32 + 1, which neither an int nor a float can hold.
  at(4294967297, Vec{{-0.995902020136207, -0.0904387432941257, -0.998932126105518, 0.0462018120240867}});
}

CHECK_CASE(sweep, description("Every position and ladder of frequencies gives the formula's encoding") * points(1)) {
  for (const int d_model : {2, 4, 6, 8, 64, 512}) {
    for (const double base : {100.0, 10000.0, 25330.3}) {
      const auto omega = clocks(d_model, base);
      for (const auto position : positions) agrees<encode>(few_roundings(position), position, omega);
    }
  }
  auto generator = seeded_generator();
  std::uniform_int_distribution<int> widths(1, 20);
  std::uniform_real_distribution<double> exponents(-5, 0);
  std::uniform_int_distribution<std::int64_t> any(-100000, 100000);
  for (int i = 0; i < 20; ++i) {
    const Vec omega = Vec::NullaryExpr(widths(generator), [&] { return std::pow(10, exponents(generator)); });
    const auto position = any(generator);
    agrees<encode>(few_roundings(position), position, omega);
  }
}

CHECK_CASE(circle, description("Each pair is on a circle of radius 1, and as far below 0 as above it mirrors only the "
                               "sines") *
                       points(1) * depends_on("numbers")) {
  for (const std::int64_t position : {1, 2, 3, 257, 50000, 1000000}) {
    const auto within = few_roundings(position);
    const auto ahead = pairs(ask<encode>(position, four_clocks));
    const auto behind = pairs(ask<encode>(-position, four_clocks));
    holds(fmt::format("encode({}, four omegas): sin² + cos² of each pair", position), Vec::Ones(4).eval(),
          ahead.colwise().squaredNorm().transpose().eval(), within);
    holds(fmt::format("encode({}, four omegas): the cosines, against those at {}", -position, position),
          ahead.row(1).eval(), behind.row(1).eval(), within);
    holds(fmt::format("encode({}, four omegas): the sines, against minus those at {}", -position, position),
          (-ahead.row(0)).eval(), behind.row(0).eval(), within);
  }
}

CHECK_CASE(errors, description("A frequency that makes no sense is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<encode>("omega", 2, Vec{{omega}});
    refuses<encode>("omega", 2, Vec{{1, omega}});
  }
}

const Picture two_circles({.name = "encoding", .title = "Where encode puts the dots of two pairs"}, [](Sketch& sketch) {
  const auto pair = [&](std::int64_t position, Eigen::Index i) -> Vec {
    return sketch.ask<encode>(position, two_clocks).segment<2>(2 * i);
  };
  sketch.circle("pair 0, omega 1", places(-2, 4), [&](int position) { return pair(position, 0); });
  sketch.circle("pair 1, omega 0.01", places(0, 600, 100), [&](int position) { return pair(position, 1); });
});

const Picture heatmap({.name = "heatmap", .title = "The striped table", .x = "slot", .y = "position"},
                      [](Sketch& sketch) {
                        pe::Mat table(48, 64);
                        for (int p = 0; p < 48; ++p) table.row(p) = sketch.ask<encode>(p, clocks(64, 1e4));
                        sketch.map("your encode, row by row (04)", table);
                      });
