#include "16_fast_table/exercise.hpp"
#include "exact.hpp"

namespace {

using exact::Exact;

/// A float just below 1 is rounded by half a step of 6e-8; the angle before it is off by 1e-10 at the most.
constexpr double half_a_step = 3e-8;

/// How many entries of a row are further from the formula than that.
int wrong_entries(const Eigen::MatrixXf& table, std::int64_t position, double base) {
  int wrong = 0;
  const auto d_model = static_cast<int>(table.cols());
  for (int i = 0; i < d_model / 2; ++i) {
    const Exact angle = exact::omega(d_model, base, i) * position;
    wrong += exact::near(table(position, 2 * i), sin(angle), half_a_step) ? 0 : 1;
    wrong += exact::near(table(position, 2 * i + 1), cos(angle), half_a_step) ? 0 : 1;
  }
  return wrong;
}

} // namespace

BOOST_DATA_TEST_CASE(fast_tables, exact::widths_and_bases, d_model, base) {
  const auto table = pe::fast_table(300, d_model, base);
  for (const std::int64_t position : {0, 1, 2, 3, 100, 255, 256, 257, 299}) {
    BOOST_TEST(wrong_entries(table, position, base) == 0);
  }
}

BOOST_AUTO_TEST_CASE(fast_tables_up_to_a_million) {
  constexpr std::int64_t length = 1000001;
  const auto table = pe::fast_table(length, 4, 1e4);
  for (std::int64_t position = length - 1; position > 0; position -= 12345) {
    BOOST_TEST(wrong_entries(table, position, 1e4) == 0);
  }
}

BOOST_AUTO_TEST_CASE(fast_tables_of_nothing) {
  BOOST_TEST(pe::fast_table(0, 6, 1e4).rows() == 0);
  BOOST_TEST(pe::fast_table(0, 6, 1e4).cols() == 6);
}

BOOST_AUTO_TEST_CASE(the_way_to_an_entry) {
  const Exact sine = sin(Exact("0.02")) * cos(Exact("0.01")) + cos(Exact("0.02")) * sin(Exact("0.01"));
  BOOST_TEST(exact::near(0.0199987, sin(Exact("0.02")), 1e-7));
  BOOST_TEST(exact::near(0.9999500, cos(Exact("0.01")), 1e-7));
  BOOST_TEST(exact::near(0.9998000, cos(Exact("0.02")), 1e-7));
  BOOST_TEST(exact::near(0.0099998, sin(Exact("0.01")), 1e-7));
  BOOST_TEST(exact::near(0.0299955, sine, 1e-7));
}
