#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(rope_turn)

BOOST_AUTO_TEST_CASE(rope_turns_query_and_key_and_keeps_the_angle_between_them) {
  const auto all = series("rope_turn");
  const auto& arrows = all.at("arrows");
  const Eigen::Vector4d turns(0.5, 0.8, 10.5, 10.8);
  const double key = std::atan2(0.8, 0.6);
  BOOST_TEST(close(arrows["start"], Eigen::Vector4d(5, 5, 105, 105), 0));
  BOOST_TEST(close(arrows["is_key"], Eigen::Vector4d(0, 1, 0, 1), 0));
  BOOST_TEST(close(arrows["position"], Eigen::Vector4d(5, 8, 105, 108), 0));
  BOOST_TEST(close(arrows["turn"], turns));
  for (Eigen::Index row = 0; row < 4; ++row) {
    const double before = row % 2 == 0 ? 0 : key;
    BOOST_TEST(close(arrows.rows.row(row).tail(2), Eigen::RowVector2d(std::cos(before), std::sin(before))));
    const double after = before + turns[row];
    BOOST_TEST(close(arrows.rows.row(row).segment(4, 2), Eigen::RowVector2d(std::cos(after), std::sin(after))));
  }
  const auto& kept = all.at("kept");
  BOOST_TEST(close(kept["start"], Eigen::Vector2d(5, 105), 0));
  BOOST_TEST(close(kept["angle"], Eigen::Vector2d::Constant(key + 0.3)));
  BOOST_TEST(close(kept["score"], Eigen::Vector2d::Constant(std::cos(key + 0.3))));
}

BOOST_AUTO_TEST_CASE(rope_wedges_reach_from_the_query_to_the_key) {
  const auto all = series("rope_turn");
  const auto& wedges = all.at("wedges");
  const Eigen::Index length = wedges.rows.rows() / 2;
  BOOST_TEST(close(wedges["start"].reshaped(length, 2), Eigen::RowVector2d(5, 105).replicate(length, 1), 0));
  for (const Eigen::Index panel : {0, 1}) {
    const Eigen::MatrixXd outline = wedges.rows.middleRows(panel * length, length).rightCols(2);
    const Eigen::MatrixXd arrows = all.at("arrows").rows.middleRows(2 * panel, 2).middleCols(4, 2);
    BOOST_TEST(close(outline.row(0), Eigen::RowVector2d::Zero(), 0));
    BOOST_TEST(close(outline.row(1).normalized(), arrows.row(0)));
    BOOST_TEST(close(outline.row(length - 2).normalized(), arrows.row(1)));
    BOOST_TEST(close(outline.row(length / 2).normalized(), all.at("kept").rows.row(panel).tail(2)));
  }
}

BOOST_AUTO_TEST_SUITE_END()
