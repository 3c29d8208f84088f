#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

namespace {

/// The rows of one panel in the order of their tokens A, B, C.
Eigen::MatrixXd by_token(const plots::Series& cells, int panel, const std::string& column) {
  Eigen::MatrixXd sorted = Eigen::MatrixXd::Zero(3, 2);
  for (Eigen::Index row = 6 * panel; row < 6 * panel + 6; ++row) {
    sorted(static_cast<int>(cells["token"][row]), static_cast<int>(cells["slot"][row])) = cells[column][row];
  }
  return sorted;
}

} // namespace

BOOST_AUTO_TEST_SUITE(shuffle)

BOOST_AUTO_TEST_CASE(shuffled_tokens_come_out_as_the_same_rows_until_encodings_are_added) {
  const auto all = series("shuffle");
  const auto& cells = all.at("cells");
  const Eigen::MatrixXd attended{
      {0.80222418536, 0.59888790732}, {0.59888790732, 0.80222418536}, {0.751744921742, 0.751744921742}};
  BOOST_TEST(close(cells["panel"].reshaped(6, 4), Eigen::RowVector4d(0, 1, 2, 3).replicate(6, 1), 0));
  BOOST_TEST(close(by_token(cells, 0, "before"), Eigen::Matrix<double, 3, 2>{{1, 0}, {0, 1}, {1, 1}}, 0));
  BOOST_TEST(close(by_token(cells, 0, "after"), attended, 1e-11));
  BOOST_TEST(close(by_token(cells, 1, "after"), attended, 1e-11));
  BOOST_TEST(!close(by_token(cells, 3, "after"), by_token(cells, 2, "after"), 0.1));
}

BOOST_AUTO_TEST_CASE(shuffled_tokens_get_the_tag_of_their_new_place) {
  const auto all = series("shuffle");
  const auto& cells = all.at("cells");
  BOOST_TEST(close(cells["token"].segment(6, 6), Eigen::Vector<double, 6>(2, 2, 0, 0, 1, 1), 0));
  const Eigen::VectorXd tags = cells["position"].binaryExpr(
      cells["slot"], [](double position, double slot) { return slot == 0 ? std::sin(position) : std::cos(position); });
  BOOST_TEST(close(cells["before"].tail(12), cells["before"].head(12) + tags.tail(12)));
}

BOOST_AUTO_TEST_SUITE_END()
