#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::chord_lengths;
using pe::step_change;
using pe::Vec;

namespace {

/// Both angles of a step are rounded once, and an error in an angle is at most as large in its sine; then come the
/// roundings of numbers up to 1 and of their difference. A small difference is no more accurate than that.
double few_roundings(std::int64_t position, const Vec& omega) {
  return 4 * epsilon * (1 + (std::abs(static_cast<double>(position)) + 1) * omega.maxCoeff());
}

/// A chord may be computed as the root of 2 - 2 cos omega, too: what is rounded under a root comes out divided by the
/// root.
double few_roundings_of_chords(const Vec& omega) { return 4 * epsilon * (1 + 1 / chord_lengths(omega).minCoeff()); }

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-13;

const Vec two_clocks{{1, 0.01}};

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> positions{0, 1, 2, 3, -3, 257, 50000, 1000000, 4294967297};
const std::vector<Vec> clocks{Vec{{1}}, two_clocks, Vec{{1, 0.1, 0.01, 0.001}}, Vec{{0.3, 0.00010366329284377}}};

} // namespace

CHECK_CASE(numbers,
           description("The step from 0 to 1 changes slot 0 by the notes' 0.8415 and slot 2 by 0.0100") * points(1)) {
  gives<step_change>(Vec{{0.841470984807897, -0.45969769413186, 0.00999983333416666, -4.99995833347222e-5}}, digits, 0,
                     two_clocks);
  gives<step_change>(Vec{{0.0678264420177852, -0.956449142415282, 0.00999883335916641, -0.000149993750087499}}, digits,
                     1, two_clocks);
}

CHECK_CASE(sweep, description("Every position and frequency changes each slot as the formula says") * points(1)) {
  for (const auto& omega : clocks) {
    for (const auto position : positions) agrees<step_change>(few_roundings(position, omega), position, omega);
  }
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> anywhere(-1000, 1000);
  std::uniform_real_distribution<double> exponent(-4, 0);
  for (int i = 0; i < 10; ++i) {
    const Vec omega{{std::pow(10, exponent(generator)), std::pow(10, exponent(generator))}};
    const auto position = anywhere(generator);
    agrees<step_change>(few_roundings(position, omega), position, omega);
  }
}

CHECK_CASE(chords,
           description("The dots move 0.9589 and 0.0100 a step, straight across, and never less than 0") * points(1)) {
  gives<chord_lengths>(Vec{{0.958851077208406, 0.00999995833338542}}, digits, two_clocks);
  gives<chord_lengths>(Vec{{1.99498997320811, 0.70156645537924}}, digits, Vec{{3, 7}});
  for (const auto& omega : clocks) agrees<chord_lengths>(few_roundings_of_chords(omega), omega);
}

CHECK_CASE(ratios,
           description("Slots 0 and 2 change 84 to 1 at one step alone; the dots move 95.9 to 1 at every step") *
               points(1) * depends_on("numbers")) {
  const std::vector<double> of_slots{84.1485009487931, 6.78343558507307, -76.8420738488585};
  for (std::int64_t position = 0; position < 3; ++position) {
    const Vec change = ask<step_change>(position, two_clocks);
    // An error in slot 2 counts a hundred times over, since slot 2 is 0.01, and up to 84 times again.
    holds(fmt::format("slot 0 over slot 2 of step_change({}, (1, 0.01))", position),
          of_slots[static_cast<std::size_t>(position)], change[0] / change[2], 1e-10);
  }
  const Vec chord = ask<chord_lengths>(two_clocks);
  holds("the first over the second of chord_lengths((1, 0.01))", 95.885507243288, chord[0] / chord[1], 1e-9);
  for (const auto position : positions) {
    const Vec change = ask<step_change>(position, two_clocks);
    holds(fmt::format("the lengths of the pairs of step_change({}, (1, 0.01)) against the chords", position), chord,
          Vec{{change.head(2).norm(), change.tail(2).norm()}},
          2 * few_roundings(position, two_clocks) + few_roundings_of_chords(two_clocks));
  }
}

CHECK_CASE(errors, description("A frequency that makes no sense is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<step_change>("omega", 2, Vec{{1, omega}});
    refuses<chord_lengths>("omega", Vec{{1, omega}});
  }
}

const Picture
    changes({.name = "step_change", .title = "What one step changes", .x = "position", .y = "change"},
            [](Sketch& sketch) {
              const auto slot = [&](std::int64_t position, Eigen::Index dim) {
                return sketch.ask<step_change>(position, two_clocks)[dim];
              };
              sketch.curve("slot 0, omega 1", places(-3, 12), [&](int position) { return slot(position, 0); });
              sketch.curve("slot 1, omega 1", places(-3, 12), [&](int position) { return slot(position, 1); });
            });

const Picture chords_over_omega(
    {.name = "chord_lengths", .title = "How far a dot moves in a step", .x = "omega", .y = "straight across"},
    [](Sketch& sketch) {
      sketch.curve("chord_lengths", places(0.25, 8.0, 0.25),
                   [&](double omega) { return sketch.ask<chord_lengths>(Vec{{omega}})[0]; });
    });
