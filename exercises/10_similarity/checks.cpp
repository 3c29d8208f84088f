#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::Mat;
using pe::pair_similarity;
using pe::similarity;
using pe::similarity_matrix;
using pe::Vec;
namespace data = boost::unit_test::data;

namespace {

/// Either way of computing it rounds angles of up to `position` · omega; an error in the angle is at most as large in
/// a cosine, and each pair adds its own.
double few_roundings(double position, const Vec& omega) {
  return 4 * epsilon * (static_cast<double>(omega.size()) + std::abs(position) * omega.sum());
}

double few_roundings(double position, double omega) { return few_roundings(position, Vec{{omega}}); }

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

const Vec two_clocks{{1, 0.01}};
const Vec four_clocks{{1, 0.1, 0.01, 0.001}};

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> positions{0, 1, 2, 3, -3, 257, 50000, 1000000, 4294967297};
const auto inputs = data::make({1.0, 0.1, 0.01}) * data::make(positions) * data::make({0, 3, 258});

} // namespace

CHECK_CASE(numbers, description("Positions 5 and 8 of the pair with omega 0.01 give the notes' 0.99955") * points(2)) {
  gives<pair_similarity>(0.999550033748988, digits, 0.01, 5, 8);
}

BOOST_TEST_DECORATOR(*description("Every two positions give what their pairs' dot product is") * points(2))
BOOST_DATA_TEST_CASE(sweep, inputs, omega, first, second) {
  const auto largest = static_cast<double>(std::max<std::int64_t>(std::abs(first), second));
  agrees<pair_similarity>(few_roundings(largest, omega), omega, first, second);
}

CHECK_CASE(gap_only,
           description("Only the gap counts: not where it starts, nor its sign") * points(1) * depends_on("numbers")) {
  auto generator = seeded_generator();
  std::uniform_int_distribution<std::int64_t> position(-1000, 1000);
  for (int i = 0; i < 10; ++i) {
    const auto start = position(generator);
    const auto within = few_roundings(1003, 0.01);
    holds(fmt::format("pair_similarity(0.01, {}, {}) against that of (5, 8)", start, start + 3),
          ask<pair_similarity>(0.01, 5, 8), ask<pair_similarity>(0.01, start, start + 3), within);
    holds(fmt::format("pair_similarity(0.01, {}, {}) against that of (5, 8)", start + 3, start),
          ask<pair_similarity>(0.01, 5, 8), ask<pair_similarity>(0.01, start + 3, start), within);
  }
}

CHECK_CASE(whole,
           description("Whole encodings of d_model 4 give 2, 1.54, 0.584 and 0.00956 for gaps 0 to 3") * points(2)) {
  const std::vector<double> expected{2, 1.5402523062848, 0.583653170119435, 0.00955753714854206};
  for (std::int64_t gap = 0; gap < 4; ++gap) {
    gives<similarity>(expected[static_cast<std::size_t>(gap)], digits, gap, two_clocks);
  }
  for (const auto gap : positions) {
    agrees<similarity>(few_roundings(static_cast<double>(gap), four_clocks), gap, four_clocks);
  }
}

CHECK_CASE(matrix, description("The matrix holds the similarity of every two positions") * points(1)) {
  for (const int length : {0, 1, 2, 5}) {
    agrees<similarity_matrix>(few_roundings(length, two_clocks), length, two_clocks);
  }
  agrees<similarity_matrix>(few_roundings(20, four_clocks), 20, four_clocks);
}

CHECK_CASE(diagonals, description("The matrix is symmetric, and constant along its diagonals") * points(1)) {
  constexpr int length = 9;
  const Mat similarities = ask<similarity_matrix>(length, four_clocks);
  const auto within = few_roundings(length, four_clocks);
  holds("the matrix against its transpose", similarities.transpose().eval(), similarities, within);
  holds("the matrix without its last row and column against that without its first",
        similarities.topLeftCorner(length - 1, length - 1).eval(),
        similarities.bottomRightCorner(length - 1, length - 1).eval(), within);
  holds("its diagonal, where each position meets itself", Vec::Constant(length, 4).eval(),
        similarities.diagonal().eval(), within);
}

CHECK_CASE(errors, description("A frequency or a length that makes no sense is refused") * points(1)) {
  for (const double omega : {0.0, -0.01, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<pair_similarity>("omega", omega, 5, 8);
    refuses<similarity_matrix>("omega", 0, Vec{{1, omega}});
  }
  refuses<similarity>("omega", 3, Vec{{1, -0.01}});
  refuses<similarity_matrix>("omega", 3, Vec{{std::nan(""), 1}});
  refuses<similarity_matrix>("length", -1, two_clocks);
}

const Picture similarity_over_gap({.name = "similarity", .title = "How similar two positions are", .y = "dot product"},
                                  [](Sketch& sketch) {
                                    sketch.curve("similarity(gap, (1, 0.1, 0.01, 0.001)), over the gap",
                                                 places(-20, 20),
                                                 [&](int gap) { return sketch.ask<similarity>(gap, four_clocks); });
                                    sketch.curve("pair_similarity(0.3, 5, q), over q", places(0, 30), [&](int second) {
                                      return sketch.ask<pair_similarity>(0.3, 5, second);
                                    });
                                  });

const Picture all_similarities(
    {.name = "similarity_matrix", .title = "Every position against every other", .x = "position q", .y = "position p"},
    [](Sketch& sketch) {
      sketch.map("similarity_matrix(24, (1, 0.1, 0.01, 0.001))", sketch.ask<similarity_matrix>(24, four_clocks));
    });
