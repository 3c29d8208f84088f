#include "check/misconception.hpp"
#include "exercise.hpp"

#include <algorithm>
#include <cmath>

namespace pe {
namespace {

int pair_of(int slot) { return slot / 2; }

/// A table with the angle of each position and slot; even slots hold its sine and odd ones its cosine.
template <class Angle>
Mat striped(int length, int d_model, Angle angle) {
  return Mat::NullaryExpr(length, d_model, [&](Eigen::Index position, Eigen::Index slot) {
    const double turned = angle(static_cast<double>(position), static_cast<int>(slot));
    return slot % 2 == 0 ? std::sin(turned) : std::cos(turned);
  });
}

/// A table whose slots turn with base^(-exponent(slot)).
template <class Exponent>
Mat with_exponents(int length, int d_model, double base, Exponent exponent) {
  return striped(length, d_model,
                 [&](double position, int slot) { return position * std::pow(base, -exponent(slot)); });
}

/// What the embeddings should have added to them.
Mat tags(const Mat& embeddings, std::int64_t first_position, double base) {
  return add_positions(Mat::Zero(embeddings.rows(), embeddings.cols()), first_position, base);
}

double root_of_width(const Mat& embeddings) { return std::sqrt(static_cast<double>(embeddings.cols())); }

const check::Misconception<encoding_table> transposed(
    "rows and columns swapped", "table(slot, position)",
    "Your table lies on its side: a row belongs to a position, and a column to a slot.",
    [](int length, int d_model, double base) -> Mat { return encoding_table(length, d_model, base).transpose(); });

const check::Misconception<encoding_table> roles_swapped(
    "position and slot in each other's place", "sin(slot · base^(-2 position / d_model))",
    "The frequency depends on the column, and the position multiplies it. In your angle they have changed places.",
    [](int length, int d_model, double base) -> Mat {
      return striped(length, d_model,
                     [&](double position, int slot) { return slot * std::pow(base, -2 * position / d_model); });
    });

const check::Misconception<encoding_table> from_one(
    "positions counted from 1", "sin((row + 1) · omega)",
    "Your rows are one position late. The first row belongs to position 0 and is 0, 1, 0, 1, ….",
    [](int length, int d_model, double base) -> Mat { return add_positions(Mat::Zero(length, d_model), 1, base); });

const check::Misconception<encoding_table>
    empty_start("zeros in the first row", "0 in every slot of position 0",
                "Position 0 is a position, not an empty place. What is the cosine of 0?",
                [](int length, int d_model, double base) -> Mat {
                  Mat table = encoding_table(length, d_model, base);
                  table.topRows(std::min(length, 1)).setZero();
                  return table;
                });

const check::Misconception<encoding_table>
    part_of_length("positions as parts of the length", "sin(position / length · omega)",
                   "You divided the position by the length, so that one step is smaller in a longer text. Here a step "
                   "is the same in every text.",
                   [](int length, int d_model, double base) -> Mat {
                     return striped(length, d_model, [&](double position, int slot) {
                       return position / length * std::pow(base, -2.0 * pair_of(slot) / d_model);
                     });
                   });

const check::Misconception<encoding_table>
    length_as_width("the length in place of the width", "base^(-2i / length)",
                    "Your frequencies change with the length of the text. They depend on the width and on nothing else "
                    "that the text has.",
                    [](int length, int d_model, double base) -> Mat {
                      return with_exponents(length, d_model, base,
                                            [&](int slot) { return 2.0 * pair_of(slot) / length; });
                    });

const check::Misconception<encoding_table> slot_in_exponent(
    "each slot with its own frequency", "base^(-slot / d_model) in every slot",
    "The sines are right. A cosine shares the frequency of the sine before it, or the two are not on one circle.",
    [](int length, int d_model, double base) -> Mat {
      return with_exponents(length, d_model, base, [&](int slot) { return 1.0 * slot / d_model; });
    });

const check::Misconception<encoding_table> slot_as_pair(
    "the slot taken for the pair", "base^(-2 slot / d_model) in every slot",
    "The i of the formula counts pairs and you put the slot in its place, so every slot got a frequency of "
    "its own. Which pair is slot 3 in?",
    [](int length, int d_model, double base) -> Mat {
      return with_exponents(length, d_model, base, [&](int slot) { return 2.0 * slot / d_model; });
    });

const check::Misconception<encoding_table> half_exponent(
    "half the exponent", "base^(-i / d_model)",
    "The exponent holds 2i, the number of the pair's first slot, and yours holds i. Your slowest clock is "
    "too fast.",
    [](int length, int d_model, double base) -> Mat {
      return with_exponents(length, d_model, base, [&](int slot) { return 1.0 * pair_of(slot) / d_model; });
    });

const check::Misconception<encoding_table> inclusive_ladder(
    "a ladder that ends at 1/base", "base^(-i / (d_model / 2 - 1))",
    "Your ladder runs from 1 to 1 / base with both ends on it, as some libraries do. The formula stops one rung "
    "earlier: it divides by the number of pairs, not by that number less one.",
    [](int length, int d_model, double base) -> Mat {
      return with_exponents(length, d_model, base, [&](int slot) { return pair_of(slot) / (d_model / 2.0 - 1); });
    });

const check::Misconception<encoding_table>
    inverted("inverted base", "base^(+2i / d_model)",
             "Later pairs must turn slower; yours turn faster. Look at the sign of the "
             "exponent.",
             [](int length, int d_model, double base) -> Mat {
               return with_exponents(length, d_model, base, [&](int slot) { return -2.0 * pair_of(slot) / d_model; });
             });

const check::Misconception<encoding_table>
    swapped("sine and cosine swapped", "(cos, sin, cos, sin, …)",
            "At position 0 the first slot must be 0, and yours is 1. Which of the two functions is 0 there?",
            [](int length, int d_model, double base) -> Mat {
              Mat table = encoding_table(length, d_model, base);
              for (int slot = 0; slot < d_model; slot += 2) table.col(slot).swap(table.col(slot + 1));
              return table;
            });

const check::Misconception<encoding_table> no_cosine(
    "the cosine forgotten", "(sin, sin, sin, sin, …)",
    "Both slots of your pairs hold the sine. Their row 0 would be nothing but zeros, as if there were no position.",
    [](int length, int d_model, double base) -> Mat {
      Mat table = encoding_table(length, d_model, base);
      for (int slot = 0; slot < d_model; slot += 2) table.col(slot + 1) = table.col(slot);
      return table;
    });

const check::Misconception<encoding_table> parity_of_pair(
    "the parity of the pair", "sin in both slots where i is even, cos where i is odd",
    "You asked whether the pair's number is even, and so both slots of a pair got the same function. It is the slot's "
    "number that decides.",
    [](int length, int d_model, double base) -> Mat {
      Mat table = encoding_table(length, d_model, base);
      for (int slot = 0; slot < d_model; ++slot) {
        const int kept = slot - slot % 2 + pair_of(slot) % 2;
        if (slot != kept) table.col(slot) = table.col(kept);
      }
      return table;
    });

const check::Misconception<encoding_table>
    double_exponent("the 2 counted twice", "base^(-4i / d_model)",
                    "A loop over slots in steps of two has 2i in its variable already. Multiplied by two again, the "
                    "exponent is twice what it should be.",
                    [](int length, int d_model, double base) -> Mat {
                      return with_exponents(length, d_model, base,
                                            [&](int slot) { return 4.0 * pair_of(slot) / d_model; });
                    });

const check::Misconception<encoding_table> by_the_pairs(
    "divided by the number of pairs", "base^(-2i / (d_model / 2))",
    "2i out of d_model is the same part as i out of the number of pairs. You took the 2i of the one and the width of "
    "the other.",
    double_exponent);

const check::Misconception<encoding_table>
    integer_division("integer division", "std::pow(base, -2 * i / d_model) with i and d_model of type int",
                     "Both sides of your division are whole numbers, so C++ drops the fraction and every pair turns as "
                     "fast as the first. Make one side a double before you divide.",
                     [](int length, int d_model, double base) -> Mat {
                       return with_exponents(length, d_model, base, [](int) { return 0.0; });
                     });

const check::Misconception<encoding_table>
    halves("all sines first", "columns (sin, sin, …, cos, cos, …)",
           "Some libraries order the columns like this. In this course the sine and the cosine of a pair are "
           "neighbours.",
           [](int length, int d_model, double base) -> Mat {
             const Mat table = encoding_table(length, d_model, base);
             Mat halved(length, d_model);
             halved.leftCols(d_model / 2) = table(Eigen::all, Eigen::seq(0, d_model - 1, 2));
             halved.rightCols(d_model / 2) = table(Eigen::all, Eigen::seq(1, d_model - 1, 2));
             return halved;
           });

const check::Misconception<encoding_table>
    base_ignored("base written as 10000", "10000^(-2i / d_model)",
                 "The base is an argument, and your table does not change with it.",
                 [](int length, int d_model, double) -> Mat { return encoding_table(length, d_model, 10000); });

const check::Misconception<add_positions> starts_at_zero(
    "first_position ignored", "the encoding of position r for row r",
    "Your first row always stands at position 0. A word that comes later has to be told where it stands, "
    "and first_position does that.",
    [](const Mat& embeddings, std::int64_t, double base) -> Mat { return add_positions(embeddings, 0, base); });

const check::Misconception<add_positions>
    sixteen_bits("a first position of 16 bits", "(std::int16_t)first_position + r",
                 "From 32768 on your rows stand elsewhere: the type of a position is too narrow. Which one does "
                 "first_position have?",
                 [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                   return add_positions(embeddings, static_cast<std::int16_t>(first_position), base);
                 });

const check::Misconception<add_positions>
    one_too_far("one position too far", "the encoding of position first_position + r + 1",
                "The first row stands at first_position itself, and your rows are one later.",
                [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                  return add_positions(embeddings, first_position + 1, base);
                });

const check::Misconception<add_positions>
    start_twice("first_position counted twice", "the encoding of position 2 · first_position + r",
                "Your rows stand as far again from 0 as they should: first_position comes in at two places.",
                [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                  return add_positions(embeddings, 2 * first_position, base);
                });

const check::Misconception<add_positions> one_tag(
    "one tag for all rows", "the encoding of first_position for every row",
    "All your rows got the same tag, and then their order cannot be seen. Each row stands one position further.",
    [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
      const Eigen::RowVectorXd tag = add_positions(Mat::Zero(1, embeddings.cols()), first_position, base);
      return embeddings.rowwise() + tag;
    });

const check::Misconception<add_positions>
    scaled_up("embeddings multiplied by the square root of d_model", "sqrt(d_model) · embedding + encoding",
              "The original Transformer does scale its embeddings like this before it adds. These exercises do not: "
              "the embedding is added as it comes.",
              [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                return add_positions(embeddings * root_of_width(embeddings), first_position, base);
              });

const check::Misconception<add_positions>
    scaled_down("embeddings divided by the square root of d_model", "embedding / sqrt(d_model) + encoding",
                "Your embeddings shrink before they are added. Nothing is scaled here.",
                [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                  return add_positions(embeddings / root_of_width(embeddings), first_position, base);
                });

const check::Misconception<add_positions>
    sum_scaled("the sum multiplied by the square root of d_model", "sqrt(d_model) · (embedding + encoding)",
               "You scaled the sum, and the tag with it. Nothing is scaled here.",
               [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                 return add_positions(embeddings, first_position, base) * root_of_width(embeddings);
               });

const check::Misconception<add_positions>
    multiplied("multiplied in place of added", "embedding · encoding, slot by slot",
               "You multiplied embedding and tag. A tag of 0 would then wipe out the meaning: the two are added.",
               [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                 return embeddings.cwiseProduct(tags(embeddings, first_position, base));
               });

const check::Misconception<add_positions>
    overwritten("the embedding overwritten", "the encoding alone",
                "You give the tags alone, and the words have lost their meaning. The embedding has to stay in the sum.",
                [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                  return tags(embeddings, first_position, base);
                });

const check::Misconception<add_positions>
    side_by_side("put side by side in place of added", "(embedding, encoding), twice as wide",
                 "You put the tag behind the embedding, and the rows became twice as wide. Here the two are added slot "
                 "by slot, and the width stays.",
                 [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                   Mat both(embeddings.rows(), 2 * embeddings.cols());
                   both.leftCols(embeddings.cols()) = embeddings;
                   both.rightCols(embeddings.cols()) = tags(embeddings, first_position, base);
                   return both;
                 });

const check::Misconception<add_positions>
    added_twice("the tag added twice", "embedding + 2 · encoding", "The tag is in your sum two times. Once is enough.",
                [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
                  return embeddings + 2 * tags(embeddings, first_position, base);
                });

const check::Misconception<add_positions> other_layout(
    "a tag in the other layout", "embedding + (sin, sin, …, cos, cos, …)",
    "The tag that you added has all its sines first. Everything in this course has the sine and the cosine "
    "of a pair side by side, and both sides of a sum must agree on that.",
    [](const Mat& embeddings, std::int64_t first_position, double base) -> Mat {
      const Mat tag = tags(embeddings, first_position, base);
      const auto pairs = embeddings.cols() / 2;
      Mat sum = embeddings;
      sum.leftCols(pairs) += tag(Eigen::all, Eigen::seqN(0, pairs, 2));
      sum.rightCols(pairs) += tag(Eigen::all, Eigen::seqN(1, pairs, 2));
      return sum;
    });

const check::Misconception<add_positions> base_not_used("base written as 10000", "the encodings of base 10000",
                                                        "The base is an argument, and your tags do not change with it.",
                                                        [](const Mat& embeddings, std::int64_t first_position,
                                                           double) -> Mat {
                                                          return add_positions(embeddings, first_position, 10000);
                                                        });

} // namespace
} // namespace pe
