#include "check/check.hpp"
#include "exercise.hpp"

#include <cstdint>
#include <vector>

using namespace check;
using pe::add_positions;
using pe::encoding_table;
using pe::Mat;

namespace {

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

/// A frequency is a power between 0 and 1: its exponent's rounding counts for ln(base) ≤ 11 times as much, and
/// exp(-x log(base)) for twice that. The angle is position times that, and an error in the angle is at most as large in
/// a sine or cosine.
double few_roundings(std::int64_t position) { return 32 * epsilon * (1 + std::abs(static_cast<double>(position))); }

/// The last, 2^32 + 1, is one that neither an int nor a float can hold.
const std::vector<std::int64_t> positions{0, 1, 2, 3, -3, 257, 50000, 1000000, 4294967297};

Mat random_embeddings(std::mt19937_64& generator, Eigen::Index rows, Eigen::Index cols) {
  std::uniform_real_distribution<double> entries(-1, 1);
  return Mat::NullaryExpr(rows, cols, [&] { return entries(generator); });
}

} // namespace

CHECK_CASE(numbers, description("d_model 4 gives the notes' encodings of positions 0 to 3, one a row") * points(1)) {
  gives<encoding_table>(Mat{{0, 1}}, digits, 1, 2, 1e4);
  gives<encoding_table>(Mat{{0, 1, 0, 1},
                            {0.841470984807897, 0.54030230586814, 0.00999983333416666, 0.999950000416665},
                            {0.909297426825682, -0.416146836547142, 0.0199986666933331, 0.999800006666578},
                            {0.141120008059867, -0.989992496600445, 0.0299955002024957, 0.999550033748988}},
                        digits, 4, 4, 1e4);
}

CHECK_CASE(sweep, description("Every length, width and base gives the formula's table") * points(1)) {
  for (const int length : {0, 1, 2, 5}) {
    for (const int d_model : {2, 4, 6, 8, 64, 512}) {
      for (const double base : {100.0, 10000.0, 25330.3}) {
        agrees<encoding_table>(few_roundings(length), length, d_model, base);
      }
    }
  }
  agrees<encoding_table>(few_roundings(5), 5, 8, 1.0);
  agrees<encoding_table>(few_roundings(300), 300, 8, 1e4);
  auto generator = seeded_generator();
  std::uniform_int_distribution<int> lengths(1, 50);
  std::uniform_int_distribution<int> pairs(1, 20);
  std::uniform_real_distribution<double> exponents(1, 4.5);
  for (int i = 0; i < 10; ++i) {
    const int length = lengths(generator);
    const int d_model = 2 * pairs(generator);
    agrees<encoding_table>(few_roundings(length), length, d_model, std::pow(10, exponents(generator)));
  }
}

CHECK_CASE(sums, description("The notes' embeddings get their tags added, and so do other rows at other positions") *
                     points(1)) {
  gives<add_positions>(Mat{{0.541470984807897, 0.94030230586814, 0.209999833334167, 0.399950000416665}}, digits,
                       Mat{{-0.3, 0.4, 0.2, -0.6}}, 1, 1e4);
  gives<add_positions>(Mat{{1.60929742682568, -0.316146836547142, -0.380001333306667, 1.29980000666658}}, digits,
                       Mat{{0.7, 0.1, -0.4, 0.3}}, 2, 1e4);
  auto generator = seeded_generator();
  for (const auto first : positions) {
    for (const int rows : {0, 1, 3}) {
      for (const int d_model : {2, 6, 8, 64}) {
        for (const double base : {100.0, 1e4}) {
          agrees<add_positions>(few_roundings(std::abs(first) + rows), random_embeddings(generator, rows, d_model),
                                first, base);
        }
      }
    }
  }
}

CHECK_CASE(one_at_a_time, description("Rows that come one at a time get what they get together, which is their row of "
                                      "the table") *
                              points(1) * depends_on("numbers")) {
  auto generator = seeded_generator();
  for (const std::int64_t first : {0, 1, 100}) {
    constexpr int rows = 5;
    const auto within = 2 * few_roundings(first + rows);
    const auto embeddings = random_embeddings(generator, rows, 8);
    const Mat together = ask<add_positions>(embeddings, first, 1e4);
    for (int row = 0; row < rows; ++row) {
      holds(fmt::format("add_positions(row {0} alone, {1}) against row {0} of add_positions(five rows, {2})", row,
                        first + row, first),
            together.row(row).eval(), ask<add_positions>(Mat(embeddings.row(row)), first + row, 1e4), within);
    }
    const auto table = ask<encoding_table>(static_cast<int>(first) + rows, 8, 1e4);
    holds(fmt::format("add_positions(five rows, {}) less those rows, against the last rows of encoding_table", first),
          table.bottomRows(rows).eval(), (together - embeddings).eval(), within);
  }
}

CHECK_CASE(errors, description("A length, width or base that makes no sense is refused") * points(1)) {
  refuses<encoding_table>("length", -1, 4, 1e4);
  for (const int d_model : {5, 1, 0, -2}) refuses<encoding_table>("d_model", 3, d_model, 1e4);
  for (const int columns : {5, 1, 0}) refuses<add_positions>("embeddings", Mat::Zero(2, columns).eval(), 0, 1e4);
  for (const double base : {0.0, -1.0, std::numeric_limits<double>::infinity(), std::nan("")}) {
    refuses<encoding_table>("base", 3, 4, base);
    refuses<add_positions>("base", Mat::Zero(2, 4).eval(), 0, base);
  }
}

const Picture heatmap({.name = "heatmap", .title = "The striped table", .x = "slot", .y = "position"},
                      [](Sketch& sketch) {
                        sketch.map("your encoding_table (05)", sketch.ask<encoding_table>(48, 64, 1e4));
                      });

const Picture tagged({.name = "add_positions",
                      .title = "Embeddings of 0.5, from position 20 on, with their positions",
                      .x = "slot",
                      .y = "row"},
                     [](Sketch& sketch) {
                       sketch.map("add_positions(…, 20, 10000)",
                                  sketch.ask<add_positions>(Mat::Constant(16, 32, 0.5).eval(), 20, 1e4));
                     });
