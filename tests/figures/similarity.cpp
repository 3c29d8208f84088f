#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(similarity)

BOOST_AUTO_TEST_CASE(similarity_is_1_at_gap_0_even_and_rises_first_where_it_says) {
  const auto all = series("similarity");
  const auto& curves = all.at("against_gap");
  const Eigen::Index middle = curves.rows.rows() / 2;
  BOOST_TEST(curves["gap"][middle] == 0);
  BOOST_TEST(close(curves.rows.row(middle).tail(4), Eigen::RowVector4d::Ones()));
  BOOST_TEST(close(curves.rows.colwise().reverse().rightCols(4), curves.rows.rightCols(4)));
  BOOST_TEST(close(curves["d_model_4"].tail(1), Eigen::VectorXd::Constant(1, (std::cos(50) + std::cos(0.5)) / 2)));
  BOOST_TEST(close(curves["d_model_512"].tail(1), Eigen::VectorXd::Constant(1, 0.512), 5e-4));
  const auto& rises = all.at("first_rises");
  BOOST_TEST(close(rises["d_model"], Eigen::Vector4d(4, 8, 64, 512), 0));
  BOOST_TEST(close(rises["gap"], Eigen::Vector4d(4, 4, 6, 44), 0));
  for (Eigen::Index row = 0; row < 4; ++row) {
    const auto gap = static_cast<Eigen::Index>(rises["gap"][row]);
    const Eigen::VectorXd onwards = curves.rows.col(row + 1).tail(middle + 1);
    BOOST_TEST(rises["similarity"][row] == onwards[gap]);
    BOOST_TEST(onwards[gap] > onwards[gap - 1]);
    BOOST_TEST((onwards.segment(1, gap - 1).array() <= onwards.head(gap - 1).array()).all());
  }
}

BOOST_AUTO_TEST_CASE(similarity_matrix_is_symmetric_with_one_value_a_diagonal) {
  const auto all = series("similarity");
  const auto& cells = all.at("matrix");
  const Eigen::MatrixXd matrix = cells["similarity"].reshaped(100, 100);
  BOOST_TEST(close(cells["p"].reshaped(100, 100).row(7), Eigen::RowVectorXd::LinSpaced(100, 0, 99), 0));
  BOOST_TEST(close(cells["q"].reshaped(100, 100).col(7), Eigen::VectorXd::LinSpaced(100, 0, 99), 0));
  BOOST_TEST(close(matrix, matrix.transpose()));
  BOOST_TEST(close(matrix.bottomRightCorner(99, 99), matrix.topLeftCorner(99, 99)));
  BOOST_TEST(close(matrix.col(0).head(51), all.at("against_gap")["d_model_64"].tail(51)));
}

BOOST_AUTO_TEST_SUITE_END()
