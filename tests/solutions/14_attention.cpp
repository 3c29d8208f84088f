#include "14_attention/exercise.hpp"
#include "exact.hpp"

#include <vector>

namespace {

using exact::Exact;

const std::vector<pe::Mat> sequences{
    pe::Mat{{0.7, -2, 3}}, pe::Mat{{1, 0}, {0, 1}, {1, 1}}, pe::Mat{{0.5}, {2}, {-1}},
    pe::Mat{{0.7, 0.1, -0.4, 0.3}, {-0.3, 0.4, 0.2, -0.6}, {1.2, -0.8, 0.5, 0}, {0.1, 0.9, -1.1, 0.4}}};

Exact exact_score(const pe::Mat& x, Eigen::Index p, Eigen::Index q) {
  Exact dot = 0;
  for (Eigen::Index j = 0; j < x.cols(); ++j) dot += Exact(x(p, j)) * Exact(x(q, j));
  return dot / sqrt(Exact(x.cols()));
}

Exact exact_weight(const pe::Mat& x, Eigen::Index p, Eigen::Index q) {
  Exact sum = 0;
  for (Eigen::Index r = 0; r < x.rows(); ++r) sum += exp(exact_score(x, p, r));
  return exp(exact_score(x, p, q)) / sum;
}

Exact exact_mean(const pe::Mat& x, Eigen::Index p, Eigen::Index j) {
  Exact mean = 0;
  for (Eigen::Index q = 0; q < x.rows(); ++q) mean += exact_weight(x, p, q) * x(q, j);
  return mean;
}

bool is_exactly_attention(const pe::Mat& x, double within) {
  const auto got = pe::self_attention(x);
  for (Eigen::Index p = 0; p < x.rows(); ++p) {
    for (Eigen::Index j = 0; j < x.cols(); ++j) {
      if (!exact::near(got(p, j), exact_mean(x, p, j), within)) return false;
    }
  }
  return true;
}

} // namespace

BOOST_DATA_TEST_CASE(attention_of_small_entries, exact::data::make({0, 1, 2, 3}), index) {
  const auto& x = sequences[static_cast<std::size_t>(index)];
  BOOST_TEST(is_exactly_attention(x, 8 * exact::epsilon * (1 + x.squaredNorm()) * x.cwiseAbs().maxCoeff()));
}

BOOST_AUTO_TEST_CASE(attention_of_large_entries) {
  // Scores of 1e6 are off by 1e-10, and so is a part of each weight, which counts as often as the largest entry.
  BOOST_TEST(is_exactly_attention(pe::Mat{{1000, 999}, {999, 1000}}, 1e-6));
  BOOST_TEST(is_exactly_attention(pe::Mat{{1000, 0}, {0, 0.5}, {0.5, 0}}, 1e-6));
}

BOOST_AUTO_TEST_CASE(the_way_to_an_attention) {
  const auto& x = sequences[1];
  BOOST_TEST(exact::near(0.70711, exact_score(x, 0, 2), 1e-5));
  BOOST_TEST(exact::near(2.02811, exp(exact_score(x, 0, 2)), 1e-5));
  BOOST_TEST(exact::near(0.40111, exact_weight(x, 0, 0), 1e-5));
  BOOST_TEST(exact::near(0.19778, exact_weight(x, 0, 1), 1e-5));
}
