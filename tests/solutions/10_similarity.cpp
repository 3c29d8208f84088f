#include "10_similarity/exercise.hpp"
#include "exact.hpp"

using namespace exact;

BOOST_DATA_TEST_CASE(pair_similarities, frequencies_and_positions* data::make(positions), omega, first, second) {
  BOOST_TEST(near(pe::pair_similarity(omega, first, second), cos(Exact(omega) * (first - second)),
                  few_roundings(first - second, omega)));
}

BOOST_DATA_TEST_CASE(similarities, data::make(positions), gap) {
  const pe::Vec omega{{1, 0.1, 0.01, 0.001}};
  Exact sum = 0;
  for (const double one : omega) sum += cos(Exact(one) * gap);
  BOOST_TEST(near(pe::similarity(gap, omega), sum, 4 * few_roundings(gap, 1)));
}

BOOST_AUTO_TEST_CASE(similarity_matrices) {
  const pe::Vec omega{{1, 0.1, 0.01, 0.001}};
  const auto similarities = pe::similarity_matrix(12, omega);
  for (int p = 0; p < 12; ++p) {
    for (int q = 0; q < 12; ++q) {
      Exact dot = 0;
      for (const double one : omega) {
        dot += sin(Exact(one) * p) * sin(Exact(one) * q) + cos(Exact(one) * p) * cos(Exact(one) * q);
      }
      BOOST_TEST(near(similarities(p, q), dot, few_roundings(48, 1)));
    }
  }
}

BOOST_AUTO_TEST_CASE(the_way_to_a_similarity) { BOOST_TEST(near(-0.03, Exact("0.01") * (5 - 8), epsilon)); }
