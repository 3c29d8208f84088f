#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <utility>
#include <vector>

using namespace check;
using pe::rope;
using pe::rope_score;
using pe::Vec;

namespace {

/// Each angle position · omega is rounded once, and an error in it turns a pair by as much; then two products and a
/// sum for each slot. All of it counts as many times as x is long.
double few_roundings(std::int64_t position, const Vec& omega, const Vec& x) {
  return epsilon * (4 + std::abs(static_cast<double>(position)) * omega.maxCoeff()) * x.norm();
}

/// A dot product takes over the error of either side, as many times as the other is long, and adds one for each slot.
double few_roundings(const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
  return few_roundings(q_position, omega, q) * k.norm() + few_roundings(k_position, omega, k) * q.norm() +
         epsilon * static_cast<double>(q.size()) * q.norm() * k.norm();
}

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

const Vec two_clocks{{1, 0.01}};
const Vec query{{1, 2, 3, 4}};
const Vec key{{0.5, -1, 2, 0.25}};

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> positions{0, 1, 2, 3, -3, 257, 50000, 1000000, 4294967297};
const std::vector<std::pair<std::int64_t, std::int64_t>> with_gap_3{{0, 3}, {5, 8}, {105, 108}, {-8, -5}, {1000, 1003}};

/// Frequencies or slots of either sign, drawn evenly.
Vec drawn(std::mt19937_64& generator, Eigen::Index size, double least, double most) {
  std::uniform_real_distribution<double> even(least, most);
  return Vec::NullaryExpr(size, [&] { return even(generator); });
}

} // namespace

CHECK_CASE(numbers, description("The query (1, 2, 3, 4) at position 5 is turned as in the task, and scores 8.9815 with "
                                "the key at 8") *
                        points(1)) {
  gives<rope>(Vec{{2.2015107347895, -0.391599903736686, 2.79633410410219, 4.1449385493919}}, digits, query, 5,
              two_clocks);
  gives<rope_score>(8.98154637373141, digits, query, 5, key, 8, two_clocks);
  gives<rope_score>(7.98213158855575, digits, query, 8, key, 5, two_clocks);
}

CHECK_CASE(sweep, description("Every position and frequency turns each pair by its own angle") * points(1)) {
  const Vec pair{{1, 2}};
  const Vec one_clock{{0.3}};
  for (const auto position : positions) {
    agrees<rope>(few_roundings(position, one_clock, pair), pair, position, one_clock);
    agrees<rope>(few_roundings(position, two_clocks, query), query, position, two_clocks);
  }
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> any(-1000, 1000);
  for (Eigen::Index pairs = 1; pairs <= 32; pairs *= 2) {
    const auto position = any(generator);
    const Vec omega = drawn(generator, pairs, 0.01, 1);
    const Vec x = drawn(generator, 2 * pairs, -2, 2);
    agrees<rope>(few_roundings(position, omega, x), x, position, omega);
  }
}

CHECK_CASE(scores, description("Queries and keys drawn at random get the score of the turned vectors") * points(1)) {
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> any(-100, 100);
  for (Eigen::Index pairs = 1; pairs <= 32; pairs *= 2) {
    const auto at = any(generator);
    const auto other = any(generator);
    const Vec omega = drawn(generator, pairs, 0.01, 1);
    const Vec q = drawn(generator, 2 * pairs, -2, 2);
    const Vec k = drawn(generator, 2 * pairs, -2, 2);
    agrees<rope_score>(few_roundings(q, at, k, other, omega), q, at, k, other, omega);
  }
}

CHECK_CASE(gap_only, description("No pair changes its length, position 0 turns nothing, and only the gap counts for a "
                                 "score") *
                         points(1)) {
  for (const auto position : positions) {
    const Vec turned = ask<rope>(query, position, two_clocks);
    const auto within = 2 * few_roundings(position, two_clocks, query);
    holds(fmt::format("the length of pair 0 of the query at position {}", position), std::sqrt(5.0),
          turned.head(2).norm(), within);
    holds(fmt::format("the length of pair 1 of the query at position {}", position), 5.0, turned.tail(2).norm(),
          within);
  }
  holds("rope at position 0", query, ask<rope>(query, 0, two_clocks), 0);
  const auto near = ask<rope_score>(query, 0, key, 3, two_clocks);
  for (const auto& [at, other] : with_gap_3) {
    holds(fmt::format("rope_score at positions {} and {} against that at 0 and 3", at, other), near,
          ask<rope_score>(query, at, key, other, two_clocks), 2 * few_roundings(query, at, key, other, two_clocks));
  }
}

CHECK_CASE(errors, description("A frequency, or a vector that does not fit, is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<rope>("omega", query, 5, Vec{{1, omega}});
  }
  refuses<rope>("x", Vec{{1, 2, 3}}, 5, two_clocks);
  refuses<rope>("x", Vec{{1, 2, 3, 4, 5, 6}}, 5, two_clocks);
  refuses<rope_score>("omega", query, 5, key, 8, Vec{{-1, 0.01}});
  refuses<rope_score>("q", Vec{{1, 2}}, 5, key, 8, two_clocks);
  refuses<rope_score>("k", query, 5, Vec{{1, 2}}, 8, two_clocks);
}

const Picture turned({.name = "rope", .title = "Where rope turns (1, 2, 3, 4)", .x = "first slot", .y = "second slot"},
                     [](Sketch& sketch) {
                       const auto pair = [&](std::int64_t position, Eigen::Index i) -> Vec {
                         return sketch.ask<rope>(query, position, two_clocks).segment<2>(2 * i);
                       };
                       sketch.plane("pair 0, omega 1", places(-2, 3), [&](int position) { return pair(position, 0); });
                       sketch.plane("pair 1, omega 0.01", places(0, 500, 100),
                                    [&](int position) { return pair(position, 1); });
                     });

const Picture score_over_position(
    {.name = "rope_score", .title = "The score of a query and a key", .x = "position of the key", .y = "score"},
    [](Sketch& sketch) {
      const auto score = [&](std::int64_t q, std::int64_t k) {
        return sketch.ask<rope_score>(query, q, key, k, two_clocks);
      };
      sketch.curve("the query at position 0", places(-10, 10), [&](int k) { return score(0, k); });
      sketch.curve("the query at position 5", places(-5, 15), [&](int k) { return score(5, k); });
    });
