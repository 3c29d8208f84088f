#include "check/check.hpp"
#include "exercise.hpp"

#include <Eigen/LU>

#include <cstdint>
#include <vector>

using namespace check;
using pe::Mat;
using pe::shift_encoding;
using pe::shift_matrix;
using pe::shift_pair;
using pe::Vec;
namespace data = boost::unit_test::data;

namespace {

/// The angle k · omega is rounded once, and an error in the angle is at most as large in a sine; then a few products
/// and sums of numbers up to 1.
double few_roundings(std::int64_t k, double omega) {
  return 4 * epsilon * (1 + std::abs(static_cast<double>(k)) * omega);
}

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

const Vec two_clocks{{1, 0.01}};

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> steps{0, 1, 2, 3, -3, 257, 50000, 1000000, 4294967297};
const auto inputs = data::make({1.0, 0.1, 0.01, 1.0366329284377e-4}) * data::make(steps);

/// (sin, cos, sin, cos, …) at a position.
Vec encoding(double position, const Vec& omega) {
  Vec slots(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    slots.segment<2>(2 * i) << std::sin(position * omega[i]), std::cos(position * omega[i]);
  }
  return slots;
}

} // namespace

CHECK_CASE(numbers, description("One step of the pair with omega 0.01 is the matrix of the notes") * points(2)) {
  gives<shift_pair>(
      Eigen::Matrix2d{{0.999950000416665, 0.00999983333416666}, {-0.00999983333416666, 0.999950000416665}}, digits,
      0.01, 1);
}

BOOST_TEST_DECORATOR(*description("Every frequency and step gives the formula's matrix for one pair") * points(1))
BOOST_DATA_TEST_CASE(sweep, inputs, omega, k) { agrees<shift_pair>(few_roundings(k, omega), omega, k); }

CHECK_CASE(rotation_match, description("Moving position 2 by one step gives position 3") * points(2)) {
  const Vec at_2{{0.909297426825682, -0.416146836547142, 0.0199986666933331, 0.999800006666578}};
  const Vec at_3{{0.141120008059867, -0.989992496600445, 0.0299955002024957, 0.999550033748988}};
  holds("shift_pair(0.01, 1) applied to pair 1 of position 2", at_3.tail(2).eval(),
        (ask<shift_pair>(0.01, 1) * at_2.tail(2)).eval(), digits);
  gives<shift_encoding>(at_3, digits, at_2, two_clocks, 1);
}

CHECK_CASE(group, description("Steps add up, a step back undoes a step, and no step changes nothing") * points(1) *
                      depends_on("numbers")) {
  for (const double omega : {1.0, 0.3, 0.01}) {
    const auto within = few_roundings(12, omega);
    const auto shift = [&](std::int64_t k) { return ask<shift_pair>(omega, k); };
    holds(fmt::format("shift_pair({}, 0), which moves nothing", omega), Eigen::Matrix2d::Identity().eval(), shift(0),
          0);
    holds(fmt::format("shift_pair({0}, 5) against shift_pair({0}, 2) · shift_pair({0}, 3)", omega), shift(5),
          (shift(2) * shift(3)).eval(), within);
    holds(fmt::format("shift_pair({0}, -7) against shift_pair({0}, 7) transposed", omega), shift(7).transpose().eval(),
          shift(-7), within);
    holds(fmt::format("the determinant of shift_pair({}, 12)", omega), 1.0, shift(12).determinant(), within);
  }
}

CHECK_CASE(blocks, description("The matrix of a whole encoding has the pairs' matrices on its diagonal and nothing "
                               "else") *
                       points(2)) {
  for (const auto k : steps) agrees<shift_matrix>(few_roundings(k, 1), two_clocks, k);
  agrees<shift_matrix>(few_roundings(3, 1), Vec{{0.3}}, 3);
  agrees<shift_matrix>(few_roundings(-2, 1), Vec{{1, 0.1, 0.01, 0.001}}, -2);
}

CHECK_CASE(anywhere, description("The same step moves any position, near 0 or near a million") * points(1)) {
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> near(-100, 100);
  std::uniform_int_distribution<std::int64_t> far(-1000000, 1000000);
  const Vec omega{{1, 0.1, 0.01, 0.001}};
  for (int i = 0; i < 20; ++i) {
    const auto position = i < 10 ? near(generator) : far(generator);
    const auto k = near(generator);
    const auto from = encoding(static_cast<double>(position), omega);
    const auto to = encoding(static_cast<double>(position + k), omega);
    gives<shift_encoding>(to, few_roundings(std::abs(position) + std::abs(k), 1), from, omega, k);
  }
}

CHECK_CASE(errors, description("A frequency or an encoding that does not fit is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<shift_pair>("omega", omega, 1);
  }
  refuses<shift_matrix>("omega", Vec{{1, -0.01}}, 1);
  refuses<shift_encoding>("omega", Vec{{0, 1}}, Vec{{std::nan("")}}, 1);
  refuses<shift_encoding>("encoding", Vec{{0, 1, 0}}, two_clocks, 1);
  refuses<shift_encoding>("encoding", Vec{{0, 1, 0, 1, 0, 1}}, two_clocks, 1);
}

const Picture turns({.name = "shift", .title = "Where the shift takes a position"}, [](Sketch& sketch) {
  sketch.circle("from 1, k ahead: shift_pair(1, k)", places(-2, 3),
                [&](int k) -> Vec { return sketch.ask<shift_pair>(1.0, k) * encoding(1, Vec{{1}}); });
  sketch.circle("from 1, k ahead: pair 0 of shift_encoding", places(0, 5), [&](int k) -> Vec {
    return sketch.ask<shift_encoding>(encoding(1, two_clocks), two_clocks, k).head(2);
  });
});

const Picture block_diagonal(
    {.name = "shift_matrix", .title = "The matrix that moves a whole encoding", .x = "column", .y = "row"},
    [](Sketch& sketch) {
      sketch.map("shift_matrix((1, 0.5, 0.25, 0.125), 3)", sketch.ask<shift_matrix>(Vec{{1, 0.5, 0.25, 0.125}}, 3));
    });
