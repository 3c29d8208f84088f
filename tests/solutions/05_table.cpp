#include "05_table/exercise.hpp"
#include "exact.hpp"

using namespace exact;

namespace {

/// What the formula gives for a position and a slot.
Exact table_entry(std::int64_t position, int slot, int d_model, double base) {
  const Exact angle = exact::omega(d_model, base, slot / 2) * position;
  return slot % 2 == 0 ? Exact(sin(angle)) : Exact(cos(angle));
}

} // namespace

BOOST_DATA_TEST_CASE(encoding_tables, widths_and_bases, d_model, base) {
  const auto table = pe::encoding_table(3, d_model, base);
  BOOST_TEST(table.rows() == 3);
  BOOST_TEST(table.cols() == d_model);
  for (int position = 0; position < 3; ++position) {
    for (int slot = 0; slot < d_model; ++slot) {
      BOOST_TEST(
          near(table(position, slot), table_entry(position, slot, d_model, base), 2 * few_roundings(position, 1)));
    }
  }
}

BOOST_DATA_TEST_CASE(tagged_embeddings, data::make(positions), first) {
  const pe::Mat embeddings{{0.7, 0.1, -0.4, 0.3, 1, 2, 3, 4}, {-0.3, 0.4, 0.2, -0.6, -1, -2, -3, -4}};
  const auto tagged = pe::add_positions(embeddings, first, 1e4);
  for (int row = 0; row < 2; ++row) {
    for (int slot = 0; slot < 8; ++slot) {
      const Exact sum = Exact(embeddings(row, slot)) + table_entry(first + row, slot, 8, 1e4);
      BOOST_TEST(near(tagged(row, slot), sum, 2 * few_roundings(first + 3, 1) + 4 * epsilon));
    }
  }
}

BOOST_AUTO_TEST_CASE(tables_without_rows) {
  BOOST_TEST(pe::encoding_table(0, 6, 1e4).cols() == 6);
  BOOST_TEST(pe::add_positions(pe::Mat(0, 6), 5, 1e4).cols() == 6);
}
