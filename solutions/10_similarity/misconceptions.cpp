#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

const check::Misconception<pair_similarity> sum_of_angles(
    "the sum of the angles", "cos(omega (first + second))",
    "What counts is the gap of the two positions, and a gap is a difference.",
    [](double omega, std::int64_t first, std::int64_t second) { return pair_similarity(omega, first, -second); });

const check::Misconception<pair_similarity>
    minus_between("a minus between the products", "cos cos - sin sin",
                  "This is the formula for the cosine of a sum. A dot product adds both products.", sum_of_angles);

const check::Misconception<pair_similarity>
    unsigned_gap("an unsigned gap", "cos(omega · (unsigned long)(first - second))",
                 "5 - 8 is -3 only where signs exist. In an unsigned type it wraps round to a huge number.",
                 [](double omega, std::int64_t first, std::int64_t second) {
                   require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
                   return std::cos(omega * static_cast<double>(static_cast<std::uint64_t>(first - second)));
                 });

const check::Misconception<pair_similarity>
    unsigned_int("an unsigned gap of 32 bits", "cos(omega · (unsigned)(first - second))",
                 "5 - 8 is -3 only where signs exist. In an unsigned int it wraps round to more than four thousand "
                 "million.",
                 [](double omega, std::int64_t first, std::int64_t second) {
                   require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
                   return std::cos(omega * static_cast<double>(static_cast<std::uint32_t>(first - second)));
                 });

const check::Misconception<pair_similarity> subtracted(
    "the products subtracted", "sin · sin - cos · cos",
    "A position is most similar to itself, so gap 0 must give 1. A dot product adds its products.",
    [](double omega, std::int64_t first, std::int64_t second) { return -pair_similarity(omega, first, -second); });

const check::Misconception<pair_similarity>
    first_alone("no parentheses round the gap", "cos(omega · first - second)",
                "Your omega multiplies the first position alone. It belongs to the gap as a whole.",
                [](double omega, std::int64_t first, std::int64_t second) {
                  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
                  return std::cos(omega * static_cast<double>(first) - static_cast<double>(second));
                });

const check::Misconception<pair_similarity>
    sines_alone("the sines alone", "sin · sin, without cos · cos",
                "Half of the slots are missing: the cosines have a product as well.",
                [](double omega, std::int64_t first, std::int64_t second) {
                  require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
                  return std::sin(omega * static_cast<double>(first)) * std::sin(omega * static_cast<double>(second));
                });

const check::Misconception<pair_similarity>
    sine("the sine of the gap", "sin(omega (first - second))",
         "A position is most similar to itself, so gap 0 must give 1; your value there is 0.",
         [](double omega, std::int64_t first, std::int64_t second) {
           require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
           return std::sin(omega * static_cast<double>(first - second));
         });

const check::Misconception<similarity> mean("the mean of the pairs", "the sum divided by the number of pairs",
                                            "A dot product is a sum. Yours is divided by the number of pairs.",
                                            [](std::int64_t gap, const Vec& omega) {
                                              return similarity(gap, omega) / static_cast<double>(omega.size());
                                            });

const check::Misconception<similarity> first_pair("one pair in place of all", "cos(omega_0 gap)",
                                                  "You compared the first pair of the two encodings. The whole vectors "
                                                  "are wanted: every pair adds its own term.",
                                                  [](std::int64_t gap, const Vec& omega) {
                                                    return similarity(gap, Vec(omega.head(1)));
                                                  });

const check::Misconception<similarity> cosine_of_sum("the cosine of a sum", "cos(gap · the sum of omega)",
                                                     "You added the frequencies and took one cosine. Each pair has a "
                                                     "cosine of its own, and those are added.",
                                                     [](std::int64_t gap, const Vec& omega) {
                                                       return similarity(gap, Vec::Constant(1, omega.sum()));
                                                     });

const check::Misconception<similarity_matrix>
    normalised("the matrix divided by the number of pairs", "similarity(p - q) / number of pairs",
               "Your diagonal is 1. The dot product of an encoding with itself is its number of pairs.",
               [](int length, const Vec& omega) -> Mat {
                 return similarity_matrix(length, omega) / static_cast<double>(omega.size());
               });

const check::Misconception<similarity_matrix> sum_of_positions(
    "p + q in place of p - q", "similarity(p + q)",
    "The gap of two positions is their difference; your entries depend on their sum.",
    [](int length, const Vec& omega) -> Mat {
      require(length >= 0, "length must be zero or more");
      return Mat::NullaryExpr(length, length, [&](Eigen::Index p, Eigen::Index q) { return similarity(p + q, omega); });
    });

} // namespace
} // namespace pe
