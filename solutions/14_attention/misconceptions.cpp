#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// The dot products of every two tokens, divided by a number.
Mat scores_over(const Mat& x, double divisor) {
  require(x.size() > 0 && x.allFinite(), "x must have a row and a column at least, and finite entries");
  return x * x.transpose() / divisor;
}

Mat scores_of(const Mat& x) { return scores_over(x, std::sqrt(static_cast<double>(x.cols()))); }

/// exp of the scores, each row with its largest taken off first.
Mat exponentials(const Mat& scores) {
  const Vec largest = scores.rowwise().maxCoeff();
  return (scores.colwise() - largest).array().exp();
}

Mat each_row_over_its_sum(const Mat& weights) {
  const Vec sums = weights.rowwise().sum();
  return weights.array().colwise() / sums.array();
}

const check::Misconception<self_attention>
    no_root("√d left out", "softmax(x xᵀ) x",
            "Your scores are not divided by √d, so that the largest ones get too much of the weight.",
            [](const Mat& x) -> Mat { return each_row_over_its_sum(exponentials(scores_over(x, 1))) * x; });

const check::Misconception<self_attention>
    no_square_root("divided by d", "softmax(x xᵀ / d) x",
                   "You divided the scores by the width itself; its square root is wanted.", [](const Mat& x) -> Mat {
                     return each_row_over_its_sum(exponentials(scores_over(x, static_cast<double>(x.cols())))) * x;
                   });

const check::Misconception<self_attention> number_of_tokens(
    "divided by the root of the number of tokens", "softmax(x xᵀ / √rows) x",
    "d is the width of a token, the number of columns. Yours depends on how many tokens there are.",
    [](const Mat& x) -> Mat {
      return each_row_over_its_sum(exponentials(scores_over(x, std::sqrt(static_cast<double>(x.rows()))))) * x;
    });

const check::Misconception<self_attention> by_columns(
    "softmax down the columns", "each column of weights divided by its sum",
    "Each token spends a weight of 1 in all, and so it is the rows of weights that add up to 1. Yours are the columns.",
    [](const Mat& x) -> Mat { return each_row_over_its_sum(exponentials(scores_of(x))).transpose() * x; });

const check::Misconception<self_attention> weights_transposed(
    "the weights transposed", "softmax(x xᵀ / √d)ᵀ x",
    "A row of weights belongs to the token that asks, and multiplies the rows of x as it is. Yours stands on its side, "
    "so that each token is asked for its weight by the others.",
    by_columns);

const check::Misconception<self_attention>
    whole_matrix("softmax over the whole matrix", "exp(scores) divided by the sum of all of them",
                 "All your weights together add up to 1. Every token needs a sum of its own: that of its row.",
                 [](const Mat& x) -> Mat {
                   const Mat scores = scores_of(x);
                   const Mat weights = (scores.array() - scores.maxCoeff()).exp();
                   return weights / weights.sum() * x;
                 });

const check::Misconception<self_attention> unstable(
    "exp of a large score", "exp(scores) as they are",
    "exp of more than 709 is infinite in a double, and infinite over infinite is NaN. Softmax does not change when you "
    "take the same number off every score of a row: which number makes all of them safe?",
    [](const Mat& x) -> Mat { return each_row_over_its_sum(scores_of(x).array().exp()) * x; });

const check::Misconception<self_attention>
    one_maximum("one maximum for all rows", "exp(scores - the largest of all scores)",
                "The largest score of all can be so far above a whole row that every exp in that row becomes 0, and 0 "
                "over 0 is NaN. "
                "Each row has a largest score of its own.",
                [](const Mat& x) -> Mat {
                  const Mat scores = scores_of(x);
                  return each_row_over_its_sum((scores.array() - scores.maxCoeff()).exp()) * x;
                });

const check::Misconception<self_attention>
    no_softmax("no softmax", "(x xᵀ / √d) x",
               "Your weights are the scores themselves: they may be negative, and do not add up to 1.",
               [](const Mat& x) -> Mat { return scores_of(x) * x; });

const check::Misconception<self_attention> weights_only(
    "the weights themselves", "softmax(x xᵀ / √d)",
    "These are the weights, one for every two tokens. Attention then takes the mean of the tokens with them.",
    [](const Mat& x) -> Mat { return each_row_over_its_sum(exponentials(scores_of(x))); });

const check::Misconception<self_attention>
    slots_as_tokens("columns taken for tokens", "(softmax(xᵀ x / √rows) xᵀ)ᵀ",
                    "You compared slots with one another. A token is a row of x.",
                    [](const Mat& x) -> Mat { return self_attention(x.transpose()).transpose(); });

const check::Misconception<self_attention> causal(
    "a causal mask", "token p sees tokens 0 … p only",
    "Models that write text hide what comes later from a token, and so give the order away. Here every token sees "
    "all others.",
    [](const Mat& x) -> Mat {
      const Mat weights = exponentials(scores_of(x)).triangularView<Eigen::Lower>();
      return each_row_over_its_sum(weights) * x;
    });

const check::Misconception<self_attention>
    invariant("one mean for every token", "the plain mean of all rows, again and again",
              "Every token of yours gets the same answer, whatever it is. Attention is not blind to which token asks, "
              "only to where it stands: each one weighs the others by its own scores.",
              [](const Mat& x) -> Mat {
                require(x.size() > 0, "x must have a row and a column at least");
                return x.colwise().mean().replicate(x.rows(), 1);
              });

} // namespace
} // namespace pe
