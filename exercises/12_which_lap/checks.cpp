#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::Vec;

namespace {

const Vec two_clocks{{1, 0.01}};
const Vec three_clocks{{1, 0.0464158883361278, 0.00215443469003188}};
const Vec four_clocks{{1, 0.1, 0.01, 0.001}};

/// Of 4 and nearly 256 positions, so that the last few positions of a lap look like those before the first.
const Vec repeating_clocks{{std::numbers::pi / 2, 2 * std::numbers::pi / 256.0001}};

/// So slow that after rounding position 1 is closer to where 1387 would be, which is in the next lap.
const Vec slow_clocks{{6 * std::numbers::pi / 1386.6, 2 * std::numbers::pi / 1386.6}};

/// (sin, cos, sin, cos, …) at a position.
Vec encoding(std::int64_t position, const Vec& omega) {
  Vec slots(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = static_cast<double>(position) * omega[i];
    slots.segment<2>(2 * i) << std::sin(angle), std::cos(angle);
  }
  return slots;
}

/// Off by up to 0.005 in each slot. The encodings of two positions asked for here are at least 0.07 apart, and so the
/// right one is the closest by far; with the slow clocks it is still the closest of its lap.
Vec rounded(const Vec& encoding) { return (100 * encoding).array().round() / 100; }

} // namespace

CHECK_CASE(numbers, description("The encoding of position 100 is traced back to 100, rounded or not") * points(1)) {
  gives<pe::decode>(0, 0, Vec{{0, 1, 0, 1}}, two_clocks);
  gives<pe::decode>(0, 0, Vec{{0, 1, 0, 1}}, Vec{{std::numbers::pi / 2, std::numbers::pi / 128}});
  gives<pe::decode>(2, 0, Vec{{0.909297426825682, -0.416146836547142, 0.0199986666933331, 0.999800006666578}},
                    two_clocks);
  gives<pe::decode>(100, 0, Vec{{-0.506365641109759, 0.862318872287684, 0.841470984807897, 0.54030230586814}},
                    two_clocks);
  gives<pe::decode>(100, 0, Vec{{-0.51, 0.86, 0.84, 0.54}}, two_clocks);
}

CHECK_CASE(every_position, description("Every position from 0 to 628 is found, with omega (1, 0.01)") * points(1)) {
  for (std::int64_t position = 0; position <= 628; ++position) {
    gives<pe::decode>(position, 0, encoding(position, two_clocks), two_clocks);
  }
}

CHECK_CASE(every_rounded_position,
           description("And also from encodings that are rounded to two decimals") * points(1)) {
  for (std::int64_t position = 0; position <= 628; ++position) {
    gives<pe::decode>(position, 0, rounded(encoding(position, two_clocks)), two_clocks);
  }
  for (const std::int64_t position : {1, 255}) {
    gives<pe::decode>(position, 0, rounded(encoding(position, repeating_clocks)), repeating_clocks);
  }
  gives<pe::decode>(1, 0, rounded(encoding(1, slow_clocks)), slow_clocks);
}

CHECK_CASE(more_pairs,
           description("Three and four pairs find positions up to 2900 and 6282, the very last as well") * points(1)) {
  std::vector<std::int64_t> positions{0, 1, 2, 3, 6, 7, 63, 628, 1571, 3141, 3142, 4712};
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> any(0, 6282);
  for (int i = 0; i < 10; ++i) positions.push_back(any(generator));
  for (std::int64_t last = 6275; last <= 6282; ++last) positions.push_back(last);
  for (const auto position : positions) {
    gives<pe::decode>(position, 0, encoding(position, four_clocks), four_clocks);
    gives<pe::decode>(position, 0, rounded(encoding(position, four_clocks)), four_clocks);
    if (position > 2900) continue;
    gives<pe::decode>(position, 0, encoding(position, three_clocks), three_clocks);
    gives<pe::decode>(position, 0, rounded(encoding(position, three_clocks)), three_clocks);
  }
}

CHECK_CASE(errors, description("An encoding or frequencies that do not fit are refused") * points(1)) {
  refuses<pe::decode>("omega", Vec{{0, 1}}, Vec{{1}});
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<pe::decode>("omega", Vec{{0, 1, 0, 1}}, Vec{{1, omega}});
  }
  refuses<pe::decode>("encoding", Vec{{0, 1, 0}}, two_clocks);
  refuses<pe::decode>("encoding", Vec{{0, 1, 0, 1, 0, 1}}, two_clocks);
  refuses<pe::decode>("encoding", Vec{{0, 1, 0, std::nan("")}}, two_clocks);
}

const Picture found(
    {.name = "decode", .title = "Which position decode finds, with omega (1, 0.01)", .x = "position", .y = "decoded"},
    [](Sketch& sketch) {
      sketch.curve("from exact encodings", places(0, 627, 19),
                   [&](int position) { return sketch.ask<pe::decode>(encoding(position, two_clocks), two_clocks); });
      sketch.curve("from encodings of two decimals", places(0, 627, 19), [&](int position) {
        return sketch.ask<pe::decode>(rounded(encoding(position, two_clocks)), two_clocks);
      });
    });
