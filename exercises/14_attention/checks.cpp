#include "check/check.hpp"
#include "exercise.hpp"

#include <algorithm>
#include <vector>

using namespace check;
using pe::Mat;
using pe::self_attention;
using pe::Vec;

namespace {

/// A score is a sum of d products, and rounded as many times; an error in it is one part of a weight as large. Weights
/// are divided by their sum, which doubles that, and each of the n terms of a mean is rounded a few times more. All of
/// it counts as many times as the largest entry.
double few_roundings(const Mat& x) {
  const auto d = static_cast<double>(x.cols());
  const auto score = epsilon * (d + 2) * x.rowwise().squaredNorm().maxCoeff() / std::sqrt(d);
  return (2 * score + epsilon * static_cast<double>(x.rows() + 4)) * x.cwiseAbs().maxCoeff();
}

/// The literals below are cut off after 15 digits.
constexpr double digits = 1e-14;

const Mat three_tokens{{1, 0}, {0, 1}, {1, 1}};
const Mat four_tokens{{0.7, 0.1, -0.4, 0.3}, {-0.3, 0.4, 0.2, -0.6}, {1.2, -0.8, 0.5, 0}, {0.1, 0.9, -1.1, 0.4}};

/// The encodings of the first four positions, for the frequencies 1 and 0.01.
Mat encodings() {
  Mat table(4, 4);
  for (int p = 0; p < 4; ++p) table.row(p) << std::sin(p), std::cos(p), std::sin(0.01 * p), std::cos(0.01 * p);
  return table;
}

/// The rows of x in this order.
Mat reordered(const Mat& x, const std::vector<int>& order) { return x(order, Eigen::all); }

} // namespace

CHECK_CASE(numbers, description("The three tokens of the task give the rows of the task") * points(1)) {
  gives<self_attention>(Mat{{0.802224185359571, 0.59888790732021},
                            {0.59888790732021, 0.802224185359571},
                            {0.751744921742276, 0.751744921742276}},
                        digits, three_tokens);
}

CHECK_CASE(sweep,
           description("One token is left as it is, and more give the means that the formula gives") * points(1)) {
  gives<self_attention>(Mat::Constant(1, 1, 0.7), 4 * epsilon, Mat::Constant(1, 1, 0.7).eval());
  gives<self_attention>(Mat{{0.7, -2, 3}}, 4 * epsilon, Mat{{0.7, -2, 3}});
  for (const auto& x : {Mat{{0.5}, {2}}, Mat{{1, -1, 2}, {0, 3, 1}}, four_tokens}) {
    agrees<self_attention>(few_roundings(x), x);
  }
  auto generator = seeded_generator();
  std::uniform_real_distribution<double> entry(-2, 2);
  for (const int tokens : {2, 3, 8, 20}) {
    for (const int d : {1, 5, 16}) {
      Mat x = Mat::NullaryExpr(tokens, d, [&] { return entry(generator); });
      agrees<self_attention>(few_roundings(x), x);
      x.col(0).setOnes();
      holds(fmt::format("a column of ones, through which {} tokens show that their weights add up to 1", tokens),
            Vec::Ones(tokens).eval(), ask<self_attention>(x).col(0).eval(), few_roundings(x));
    }
  }
}

CHECK_CASE(large, description("Entries of 1000 do not overflow") * points(1)) {
  for (const auto& x :
       {Mat{{1000, 999}, {999, 1000}}, Mat{{-1000, 3}, {-1000, 4}, {-999, 3}}, Mat{{1000, 0}, {0, 0.5}, {0.5, 0}}}) {
    agrees<self_attention>(few_roundings(x), x);
  }
}

CHECK_CASE(shuffle,
           description("Shuffled tokens give the same rows, shuffled; with encodings added, they do not") * points(1)) {
  std::vector<int> order{0, 1, 2, 3};
  const Mat rows = ask<self_attention>(four_tokens);
  const Mat tagged = ask<self_attention>(four_tokens + encodings());
  while (std::next_permutation(order.begin(), order.end())) {
    const auto words = fmt::format("the tokens in the order {}", fmt::join(order, " "));
    const Mat shuffled = reordered(four_tokens, order);
    holds(words + ", against the rows in that order", reordered(rows, order), ask<self_attention>(shuffled),
          2 * few_roundings(shuffled));
    const Mat change = ask<self_attention>(shuffled + encodings()) - reordered(tagged, order);
    constexpr double clear = 0.01;
    holds(words + ", with encodings added afterwards: whether they show", true, change.cwiseAbs().maxCoeff() > clear,
          0);
  }
}

CHECK_CASE(errors,
           description("No tokens, tokens of no width, and entries that are no numbers are refused") * points(1)) {
  refuses<self_attention>("x", Mat(0, 2));
  refuses<self_attention>("x", Mat(2, 0));
  refuses<self_attention>("x", Mat{{1, 0}, {0, std::nan("")}});
  refuses<self_attention>("x", Mat{{1, 0}, {0, std::numeric_limits<double>::infinity()}});
}

const Picture
    means({.name = "attention", .title = "Each token becomes a mean of all", .x = "column 0", .y = "column 1"},
          [](Sketch& sketch) {
            const Mat tokens{{1, 0}, {0, 1}, {1, 1}, {-1, 0.5}, {0.25, -1.5}};
            for (const double scale : {1.0, 1000.0}) {
              const Mat rows = sketch.ask<self_attention>(Mat(scale * tokens));
              sketch.plane(scale == 1 ? "five tokens" : "the same, a thousand times as large", places(0, 4),
                           [&](int token) -> Vec { return rows.row(token); });
            }
          });
