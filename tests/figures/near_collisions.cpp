#include "figure_data.hpp"

#include <cmath>

using namespace figure_data;

BOOST_AUTO_TEST_SUITE(near_collisions)

BOOST_AUTO_TEST_CASE(near_collisions_are_closer_with_each_record) {
  const auto all = series("near_collisions");
  const Eigen::MatrixXd one_pair{{1, 0.958851077208406}, {6, 0.28224001612},   {19, 0.15030224092},
                                 {25, 0.13264379470},    {44, 0.01770261858},  {333, 0.00882125195},
                                 {710, 6.02887067e-5},   {103993, 1.912933e-5}};
  BOOST_TEST(close(all.at("d_model_2").rows, one_pair, 1e-10));
  const Eigen::MatrixXd two_pairs = all.at("d_model_4").rows;
  const Eigen::MatrixXd known{{1, 0.958903221097098}, {6, 0.28854522492819}, {71000, 0.00602916297872506}};
  BOOST_TEST(close(two_pairs({0, 1, 6}, Eigen::all), known, 1e-10));
  BOOST_TEST(two_pairs(3, 0) == 622);
  for (const auto& name : {"d_model_2", "d_model_4", "d_model_8"}) {
    const auto distance = all.at(name)["distance"];
    const auto rest = distance.size() - 1;
    BOOST_TEST((distance.tail(rest).array() < distance.head(rest).array()).all());
    BOOST_TEST(distance.minCoeff() > 0);
  }
}

BOOST_AUTO_TEST_CASE(near_collisions_do_not_exist_with_d_model_512) {
  const auto all = series("near_collisions");
  BOOST_TEST(close(all.at("d_model_512").rows, Eigen::RowVector3d(1, 3.7142703651288, 2000), 1e-12));
  BOOST_TEST(close(all.at("d_model_8").rows.row(2), Eigen::RowVector2d(63, 0.64529236387), 1e-10));
}

BOOST_AUTO_TEST_SUITE_END()
