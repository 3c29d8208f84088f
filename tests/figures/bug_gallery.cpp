#include "figure_data.hpp"

#include <cmath>
#include <numbers>

using namespace figure_data;

namespace {

/// Slots 0 to 3 and the last two of one row of a table of the gallery.
Eigen::RowVectorXd some_of_row(const plots::Series& table, int position) {
  return table["value"].segment(16 * position, 16)(Eigen::Vector<int, 6>(0, 1, 2, 3, 14, 15)).transpose();
}

/// What these slots hold when each has an angle of its own and cosines are marked.
Eigen::RowVectorXd sines_and_cosines(const Eigen::Vector<double, 6>& angles, const Eigen::Vector<int, 6>& cosines) {
  return angles
      .binaryExpr(cosines.cast<double>(),
                  [](double angle, double cosine) { return cosine > 0 ? std::cos(angle) : std::sin(angle); })
      .transpose();
}

} // namespace

BOOST_AUTO_TEST_SUITE(bug_gallery)

BOOST_AUTO_TEST_CASE(bug_gallery_shows_the_correct_table_and_what_each_mistake_gives) {
  const auto all = series("bug_gallery");
  const double second = std::pow(10, -0.5);
  const double last = std::pow(10, -3.5);
  const Eigen::Vector<int, 6> parity(0, 1, 0, 1, 0, 1);
  const auto row_3 = [&](double first, double next, double end) {
    return sines_and_cosines(3 * Eigen::Vector<double, 6>(first, first, next, next, end, end), parity);
  };
  BOOST_TEST(close(some_of_row(all.at("correct"), 3), row_3(1, second, last)));
  BOOST_TEST(close(some_of_row(all.at("half_exponent"), 3), row_3(1, std::sqrt(second), std::sqrt(last))));
  BOOST_TEST(close(some_of_row(all.at("double_exponent"), 3), row_3(1, second * second, last * last)));
  BOOST_TEST(close(some_of_row(all.at("integer_division"), 3), row_3(1, 1, 1)));
  BOOST_TEST(close(some_of_row(all.at("inverted"), 3), row_3(1, 1 / second, 1 / last), 1e-10));
  const double degree = std::numbers::pi / 180;
  BOOST_TEST(close(some_of_row(all.at("degrees"), 3), row_3(degree, degree * second, degree * last)));

  const Eigen::Vector<double, 6> angles = 3 * Eigen::Vector<double, 6>(1, 1, second, second, last, last);
  BOOST_TEST(close(some_of_row(all.at("pair_parity"), 3), sines_and_cosines(angles, {0, 0, 1, 1, 1, 1})));
  BOOST_TEST(close(some_of_row(all.at("swapped"), 3), sines_and_cosines(angles, {1, 0, 1, 0, 1, 0})));
  BOOST_TEST(close(some_of_row(all.at("only_sines"), 3), sines_and_cosines(angles, {0, 0, 0, 0, 0, 0})));
  BOOST_TEST(close(some_of_row(all.at("positions_from_one"), 3), sines_and_cosines(angles / 3 * 4, parity)));
}

BOOST_AUTO_TEST_CASE(bug_gallery_tables_run_through_positions_and_in_each_through_slots) {
  const auto all = series("bug_gallery");
  const Eigen::VectorXd to_15 = Eigen::VectorXd::LinSpaced(16, 0, 15);
  for (const auto& [name, table] : all) {
    BOOST_TEST(close(table["position"].reshaped(16, 16).transpose(), to_15.replicate(1, 16), 0), name);
    BOOST_TEST(close(table["slot"], to_15.replicate(16, 1), 0), name);
  }
}

BOOST_AUTO_TEST_CASE(bug_gallery_keeps_the_numbers_where_only_their_order_is_wrong) {
  const auto all = series("bug_gallery");
  BOOST_TEST(all.size() == 12);
  const Eigen::MatrixXd right = all.at("correct")["value"].reshaped(16, 16).transpose();
  const Eigen::MatrixXd halves = all.at("half_split")["value"].reshaped(16, 16).transpose();
  BOOST_TEST(close(all.at("transposed")["value"].reshaped(16, 16), right, 0));
  for (const int pair : {0, 1, 7}) {
    BOOST_TEST(close(halves.col(pair), right.col(2 * pair), 0));
    BOOST_TEST(close(halves.col(8 + pair), right.col(2 * pair + 1), 0));
  }
  for (const auto& [name, table] : all) {
    BOOST_TEST((name == "correct" || !close(table.rows, all.at("correct").rows, 0.1)), name);
  }
}

BOOST_AUTO_TEST_SUITE_END()
