#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::closest_gap;
using pe::gap_distance;
using pe::nearest_repeat;
using pe::Vec;

namespace {

constexpr double lap = 2 * std::numbers::pi;

const Vec two_clocks{{1, 0.01}};
const Vec four_clocks{{1, 0.1, 0.01, 0.001}};

/// The frequencies of d_model 512.
Vec many_clocks() {
  return Vec::NullaryExpr(256, [](double i) { return std::pow(1e4, -i / 256); });
}

/// (sin, cos, sin, cos, …) at a position.
Vec encoding(std::int64_t position, const Vec& omega) {
  Vec slots(2 * omega.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = static_cast<double>(position) * omega[i];
    slots.segment<2>(2 * i) << std::sin(angle), std::cos(angle);
  }
  return slots;
}

/// Angles of up to `position` · omega are rounded, and a dot is off by as much. The distance may be computed from the
/// cosines, too: what each pair's 1 loses under the root comes out divided by the root.
double few_roundings(std::int64_t position, const Vec& omega, double distance) {
  const auto pairs = static_cast<double>(omega.size());
  return 4 * epsilon * (std::abs(static_cast<double>(position)) * omega.sum() + pairs * (1 + 1 / distance));
}

/// The literals below are cut off after 15 digits, and the gap 71000 rounds angles of 71000 radians.
constexpr double digits = 1e-13;

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> gaps{1, 2, 3, -3, 6, 257, 628, 50000, 1000000, 4294967297};

} // namespace

CHECK_CASE(repeats,
           description("The pair with omega 0.01 is nearest to its start after the notes' 628 positions") * points(1)) {
  gives<nearest_repeat>(6, 0, 1.0);
  gives<nearest_repeat>(628, 0, 0.01);
  gives<nearest_repeat>(63, 0, 0.1);
  gives<nearest_repeat>(7, 0, 0.964661619911199);
  gives<nearest_repeat>(60611, 0, 1.03663292843770e-4);
  gives<nearest_repeat>(2, 0, 4.0);
  gives<nearest_repeat>(1, 0, 20.0);
  gives<nearest_repeat>(6283185307, 0, 1e-9);
  gives<nearest_repeat>(std::int64_t{1} << 62, 0, std::ldexp(lap, -62));
}

CHECK_CASE(distances,
           description("Whole encodings a gap of 1, 6, 628 or 71000 apart have the formula's distance") * points(1)) {
  gives<gap_distance>(0.958903221097098, digits, 1, two_clocks);
  gives<gap_distance>(0.28854522492819, digits, 6, two_clocks);
  gives<gap_distance>(0.0723893843484825, digits, 622, two_clocks);
  gives<gap_distance>(0.317201805706715, digits, 628, two_clocks);
  gives<gap_distance>(0.00602916297872506, 10 * digits, 71000, two_clocks);
  gives<gap_distance>(3.7142703651288, digits, 1, many_clocks());
  for (const auto& omega : {Vec{{1}}, Vec{{0.3}}, two_clocks, four_clocks}) {
    for (const auto gap : gaps) {
      agrees<gap_distance>(few_roundings(gap, omega, gap_distance(gap, omega)), gap, omega);
    }
  }
}

CHECK_CASE(anywhere,
           description("The distance is that of any two positions with this gap, in either order") * points(1)) {
  gives<gap_distance>(0, 0, 0, two_clocks);
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> near(-100, 100);
  std::uniform_int_distribution<std::int64_t> far(-100000, 100000);
  for (int i = 0; i < 20; ++i) {
    const auto position = i < 10 ? near(generator) : far(generator);
    const auto gap = gaps[static_cast<std::size_t>(i) % 7];
    const double distance = (encoding(position + gap, four_clocks) - encoding(position, four_clocks)).norm();
    const auto within = few_roundings(std::abs(position) + std::abs(gap), four_clocks, distance);
    gives<gap_distance>(distance, within, gap, four_clocks);
    gives<gap_distance>(distance, within, -gap, four_clocks);
  }
}

// Which gap wins is never a matter of rounding in double: the runner-up is farther by 1e-10 at least. All of them are
// as close where omega is 1e-200, or nearly so: then the smallest gap wins.
CHECK_CASE(closest, description("The closest positions are 622 apart up to 1000, and 71000 apart up to 80000") *
                        points(1) * depends_on("distances")) {
  gives<closest_gap>(1, 0, 1, two_clocks);
  gives<closest_gap>(6, 0, 10, two_clocks);
  gives<closest_gap>(2, 0, 10, Vec{{3}});
  gives<closest_gap>(1, 0, 6, Vec{{0.897597901}});
  gives<closest_gap>(6, 0, 6, Vec{{0.8975979011}});
  gives<closest_gap>(1, 0, 10, Vec{{1e-200}});
  gives<closest_gap>(622, 0, 622, two_clocks);
  gives<closest_gap>(622, 0, 1000, two_clocks);
  gives<closest_gap>(63, 0, 1000, four_clocks);
  gives<closest_gap>(1, 0, 300, many_clocks());
  gives<closest_gap>(71000, 0, 80000, two_clocks);
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> any(2, 1000);
  for (int i = 0; i < 5; ++i) agrees<closest_gap>(0, any(generator), two_clocks);
}

CHECK_CASE(errors, description("A frequency or a largest gap that makes no sense is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<nearest_repeat>("omega", omega);
    refuses<gap_distance>("omega", 3, Vec{{1, omega}});
    refuses<closest_gap>("omega", 3, Vec{{1, omega}});
  }
  // Their periods are 2^63, the first that is too long, and longer.
  for (const double omega : {std::ldexp(lap, -63), 5e-19}) refuses<nearest_repeat>("omega", omega);
  refuses<closest_gap>("max_gap", 0, two_clocks);
  refuses<closest_gap>("max_gap", -5, two_clocks);
}

const Picture
    distance_over_gap({.name = "gap_distance", .title = "How far apart two encodings are", .x = "gap", .y = "distance"},
                      [](Sketch& sketch) {
                        const auto distance = [&](int gap) { return sketch.ask<gap_distance>(gap, two_clocks); };
                        sketch.curve("small gaps, omega (1, 0.01)", places(-5, 30), distance);
                        sketch.curve("about a turn of the slow pair", places(605, 640), distance);
                      });

const Picture repeats({.name = "repeats", .title = "Where encodings come close again"}, [](Sketch& sketch) {
  sketch.curve("nearest_repeat(omega), over omega", places(0.25, 4.0, 0.25),
               [&](double omega) { return sketch.ask<nearest_repeat>(omega); });
  sketch.curve("closest_gap(max_gap, (1, 0.01)), over max_gap", places(1, 50),
               [&](int max_gap) { return sketch.ask<closest_gap>(max_gap, two_clocks); });
});
