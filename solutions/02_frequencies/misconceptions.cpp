#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// base^(-exponent(i)) for each pair i.
template <class Exponent>
Vec ladder(int d_model, double base, Exponent exponent) {
  return Vec::NullaryExpr(d_model / 2, [&](Eigen::Index i) { return std::pow(base, -exponent(static_cast<int>(i))); });
}

const check::Misconception<frequencies> integer_division(
    "integer division", "std::pow(base, -2 * i / d_model) with i and d_model of type int",
    "Both sides of your division are whole numbers, so C++ drops the fraction and every exponent becomes 0: all "
    "clocks tick at one speed. Make one side a double before you divide.",
    [](int d_model, double base) -> Vec {
      return ladder(d_model, base, [&](int i) {
        const int truncated = 2 * i / d_model;
        return static_cast<double>(truncated);
      });
    });

const check::Misconception<frequencies> unsigned_pair("an unsigned i", "-2 * i with i of type unsigned, or std::size_t",
                                                      "Without a sign there is no -2: it wraps round to a huge number, "
                                                      "and a power of that is infinite. Count the pairs in "
                                                      "int, or start with a double, as -2.0 does.",
                                                      [](int d_model, double base) -> Vec {
                                                        return ladder(d_model, base, [&](int i) {
                                                          const auto wrapped =
                                                              static_cast<double>(-2 * static_cast<unsigned>(i));
                                                          return -wrapped / d_model;
                                                        });
                                                      });

const check::Misconception<frequencies> half_exponent(
    "half the exponent", "base^(-i / d_model)",
    "The exponent holds 2i, the number of the pair's first slot, and yours holds i. Your slowest clock is too fast.",
    [](int d_model, double base) -> Vec { return ladder(d_model, base, [&](int i) { return 1.0 * i / d_model; }); });

const check::Misconception<frequencies> double_exponent(
    "the 2 counted twice", "base^(-4i / d_model)",
    "i counts pairs here and 2i is already the slot. A loop that runs in steps of two and still multiplies by two "
    "doubles the exponent.",
    [](int d_model, double base) -> Vec { return ladder(d_model, base, [&](int i) { return 4.0 * i / d_model; }); });

const check::Misconception<frequencies> by_the_pairs(
    "divided by the number of pairs", "base^(-2i / (d_model / 2))",
    "2i out of d_model is the same part as i out of the number of pairs. You took the 2i of the one and the width of "
    "the other.",
    double_exponent);

const check::Misconception<frequencies> quarter_exponent(
    "divided by 2 from left to right", "base^(-i / d_model / 2)",
    "C++ divides from left to right: i / d_model / 2 is i / (2 d_model). Where a whole product or quotient is to be "
    "divided by, it needs parentheses.",
    [](int d_model, double base) -> Vec {
      return ladder(d_model, base, [&](int i) { return 1.0 * i / d_model / 2; });
    });

const check::Misconception<frequencies> odd_numerator(
    "the pair's second slot in the exponent", "base^(-(2i + 1) / d_model)",
    "Your first frequency is not 1. The exponent holds the even slot of the pair, 2i, also for its cosine.",
    [](int d_model, double base) -> Vec {
      return ladder(d_model, base, [&](int i) { return (2.0 * i + 1) / d_model; });
    });

const check::Misconception<frequencies> inverted(
    "inverted base", "base^(+2i / d_model)",
    "Later pairs must turn slower; yours turn faster. Look at the sign of the exponent.",
    [](int d_model, double base) -> Vec { return ladder(d_model, base, [&](int i) { return -2.0 * i / d_model; }); });

const check::Misconception<frequencies> inclusive_ladder(
    "a ladder that ends at 1/base", "base^(-i / (d_model / 2 - 1))",
    "Your ladder runs from 1 to 1 / base with both ends on it, as some libraries do. The formula stops one rung "
    "earlier: it divides by the number of pairs, not by that number less one.",
    [](int d_model, double base) -> Vec {
      return ladder(d_model, base, [&](int i) { return i / (d_model / 2.0 - 1); });
    });

const check::Misconception<frequencies>
    pairs_from_one("pairs counted from 1", "base^(-2(i + 1) / d_model)",
                   "The first frequency must be exactly 1, so pairs are counted from 0.",
                   [](int d_model, double base) -> Vec {
                     return ladder(d_model, base, [&](int i) { return 2.0 * (i + 1) / d_model; });
                   });

const check::Misconception<frequencies>
    no_width("exponent not divided by d_model", "base^(-2i)",
             "The exponent has to stay below 1: it is a fraction of the width, and you did not divide by it.",
             [](int d_model, double base) -> Vec { return ladder(d_model, base, [&](int i) { return 2.0 * i; }); });

const check::Misconception<frequencies> base_ignored(
    "base written as 10000", "10000^(-2i / d_model)", "The base is an argument, and your values do not change with it.",
    [](int d_model, double) -> Vec { return ladder(d_model, 10000, [&](int i) { return 2.0 * i / d_model; }); });

const check::Misconception<frequencies> base_1000(
    "base written as 1000", "1000^(-2i / d_model)",
    "The base is an argument, and your values do not change with it. They are those of base 1000.",
    [](int d_model, double) -> Vec { return ladder(d_model, 1000, [&](int i) { return 2.0 * i / d_model; }); });

const check::Misconception<frequencies>
    binary_logarithm("log2 under exp", "exp(-2i · log2(base) / d_model)",
                     "exp undoes the natural logarithm, and you took that to base 2.",
                     [](int d_model, double base) -> Vec {
                       return ladder(d_model, std::exp(std::log2(base)), [&](int i) { return 2.0 * i / d_model; });
                     });

const check::Misconception<frequencies> common_logarithm("log10 under exp", "exp(-2i · log10(base) / d_model)",
                                                         "exp undoes the natural logarithm, and you took another one.",
                                                         [](int d_model, double base) -> Vec {
                                                           return ladder(d_model, std::exp(std::log10(base)),
                                                                         [&](int i) { return 2.0 * i / d_model; });
                                                         });

const check::Misconception<frequencies> single_precision(
    "computed in float", "std::pow(float(base), -2.0f * i / d_model)",
    "Your values are right to about seven digits: somewhere a float holds what a double should.",
    [](int d_model, double base) -> Vec {
      return ladder(d_model, base, [&](int i) { return 2.0 * i / d_model; }).cast<float>().cast<double>();
    });

} // namespace
} // namespace pe
