#include "figure_data.hpp"

#include <cmath>
#include <numbers>
#include <string>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(rotation_match)

BOOST_AUTO_TEST_CASE(rotation_takes_both_pairs_along_the_same_wedge) {
  const auto all = series("rotation_match");
  const auto radius = [](const plots::Series& one) -> Eigen::VectorXd {
    return one["cosine"].cwiseAbs2() + one["sine"].cwiseAbs2();
  };
  const auto& dots = all.at("dots");
  const Eigen::MatrixXd expected{{3, 3, 0.95533648912560602, 0.29552020666133957},
                                 {3, 10, 0.54030230586813972, 0.84147098480789651},
                                 {1003, 1003, 0.97344596, -0.22891692},
                                 {1003, 1010, 0.8920048697881602, 0.45202578717835057}};
  BOOST_TEST(close(dots.rows, expected, 1e-7));
  BOOST_TEST(close(radius(dots), Eigen::VectorXd::Ones(4)));
  BOOST_TEST(close(all.at("shifted").rows, dots.rows(Eigen::seqN(1, 2, 2), Eigen::all)));
  const Eigen::MatrixXd half_way{{3, 6.5, std::cos(0.65), std::sin(0.65)},
                                 {1003, 1006.5, std::cos(100.65), std::sin(100.65)}};
  BOOST_TEST(close(all.at("middle").rows, half_way));
  BOOST_TEST(close(all.at("turn").rows, Eigen::RowVector3d(7, 0.1, 0.7)));

  const Eigen::Index length = all.at("wedge").rows.rows() / 2;
  for (const Eigen::Index panel : {0, 1}) {
    const Eigen::MatrixXd outline = all.at("wedge").rows.middleRows(panel * length, length);
    const Eigen::MatrixXd arc = outline.middleRows(1, length - 2).rightCols(2);
    const double start = panel == 0 ? 3 : 1003;
    BOOST_TEST(close(outline.col(0), Eigen::VectorXd::Constant(length, start), 0));
    BOOST_TEST(close(outline.row(0).tail(3), Eigen::RowVector3d(start, 0, 0), 0));
    BOOST_TEST(close(outline.row(length - 1).tail(3), Eigen::RowVector3d(start + 7, 0, 0), 0));
    BOOST_TEST(close(arc.col(1), (0.1 * outline.col(1).segment(1, length - 2)).array().sin()));
    BOOST_TEST(close(arc.rowwise().norm(), Eigen::VectorXd::Ones(length - 2)));
    BOOST_TEST(close(arc.row(0), dots.rows.row(2 * panel).tail(2)));
    BOOST_TEST(close(arc.bottomRows(1), dots.rows.row(2 * panel + 1).tail(2)));
    const Eigen::VectorXd angle =
        arc.col(1).binaryExpr(arc.col(0), [](double y, double x) { return std::atan2(y, x); });
    BOOST_TEST(std::abs(angle[angle.size() - 1] - angle[0] - 0.7) <= rounding);
    BOOST_TEST((angle.tail(angle.size() - 1).array() > angle.head(angle.size() - 1).array()).all());
  }
}

BOOST_AUTO_TEST_SUITE_END()
