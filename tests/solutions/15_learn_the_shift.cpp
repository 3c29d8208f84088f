#include "15_learn_the_shift/exercise.hpp"
#include "exact.hpp"

#include <vector>

namespace {

using exact::Exact;

pe::Mat encodings_to_learn_from(int length, const pe::Vec& omega) {
  pe::Mat table(length, 2 * omega.size());
  for (int p = 0; p < length; ++p) {
    for (Eigen::Index i = 0; i < omega.size(); ++i) {
      table(p, 2 * i) = static_cast<double>(sin(Exact(omega[i]) * p));
      table(p, 2 * i + 1) = static_cast<double>(cos(Exact(omega[i]) * p));
    }
  }
  return table;
}

/// The best line, slope and constant, from the sines of an angle to those `k` positions later, and what it explains.
struct ExactLine {
  Exact slope;
  Exact constant;
  Exact explained;
};

ExactLine exact_line(const Exact& omega, int k, int rows) {
  Exact x = 0;
  Exact y = 0;
  Exact xx = 0;
  Exact xy = 0;
  Exact yy = 0;
  for (int p = 0; p < rows; ++p) {
    const Exact here = sin(omega * p);
    const Exact there = sin(omega * (p + k));
    x += here;
    y += there;
    xx += here * here;
    xy += here * there;
    yy += there * there;
  }
  const Exact covariance = xy - x * y / rows;
  const Exact slope = covariance / (xx - x * x / rows);
  return {slope, (y - slope * x) / rows, slope * covariance / (yy - y * y / rows)};
}

} // namespace

BOOST_DATA_TEST_CASE(learned_shifts, exact::data::make({0, 1, 3, 7}), k) {
  const pe::Vec omega{{1, 0.01}};
  const auto learned = pe::fit_shift(encodings_to_learn_from(50, omega), k);
  for (int i = 0; i < 2; ++i) {
    const Exact angle = Exact(omega[i]) * k;
    constexpr double within = 1e-13;
    BOOST_TEST(exact::near(learned(2 * i, 2 * i), cos(angle), within));
    BOOST_TEST(exact::near(learned(2 * i, 2 * i + 1), sin(angle), within));
    BOOST_TEST(exact::near(learned(2 * i + 1, 2 * i), -sin(angle), within));
    BOOST_TEST(exact::near(learned(2 * i + 1, 2 * i + 1), cos(angle), within));
  }
  BOOST_TEST(learned.topRightCorner(2, 2).cwiseAbs().maxCoeff() < 1e-13);
  BOOST_TEST(learned.bottomLeftCorner(2, 2).cwiseAbs().maxCoeff() < 1e-13);
}

BOOST_AUTO_TEST_CASE(what_one_number_can_learn) {
  pe::Mat table = encodings_to_learn_from(1010, pe::Vec{{0.1}});
  table.col(1).setOnes();
  const auto learned = pe::fit_shift(table, 10);
  const auto line = exact_line(Exact(0.1), 10, 1000);
  BOOST_TEST(exact::near(learned(0, 0), line.slope, 1e-13));
  BOOST_TEST(exact::near(learned(0, 1), line.constant, 1e-13));
  BOOST_TEST(exact::near(0.542823, line.slope, 1e-6));
  BOOST_TEST(exact::near(-0.004204, line.constant, 1e-6));
  BOOST_TEST(exact::near(0.2955686392, line.explained, 1e-10));
}

BOOST_AUTO_TEST_CASE(the_turns_that_are_learned) {
  BOOST_TEST(exact::near(-0.989992, cos(Exact(3)), 1e-6));
  BOOST_TEST(exact::near(0.141120, sin(Exact(3)), 1e-6));
  BOOST_TEST(exact::near(0.999550, cos(Exact("0.03")), 1e-6));
  BOOST_TEST(exact::near(0.029996, sin(Exact("0.03")), 1e-6));
}
