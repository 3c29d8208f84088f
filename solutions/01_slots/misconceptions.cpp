#include "check/misconception.hpp"
#include "exercise.hpp"

namespace pe {
namespace {

const check::Misconception<is_sine>
    parity_of_pair("the parity of the pair", "sine where dim / 2 is even",
                   "You asked whether the pair is even. Slots 0 and 1 are one pair, and yet one of them is a sine and "
                   "the other a cosine: it is the slot's own number that decides.",
                   [](int dim) { return dim / 2 % 2 == 0; });

const check::Misconception<is_sine> swapped("sine and cosine swapped", "sine where dim is odd",
                                            "The sine comes first in every pair, and the first slot is slot 0.",
                                            [](int dim) { return dim % 2 == 1; });

const check::Misconception<is_sine>
    slots_from_one("slots counted from 1", "sine where the slot's number is odd, in a count from 1",
                   "The first slot is slot 0, an even one. Counted from 1 it is odd, and every slot changes sides.",
                   swapped);

const check::Misconception<is_sine> never_a_cosine("no cosine anywhere", "sine for every dim",
                                                   "Half of the slots are cosines: a sine alone cannot tell where on "
                                                   "its circle a pair stands.",
                                                   [](int) { return true; });

const check::Misconception<is_sine>
    words("words for an answer", "return \"sine\" or return \"cosine\"",
          "A text counts as true, whatever it says. The answer to a question is true or false.", never_a_cosine);

const check::Misconception<pair_index> slot_itself("the slot in place of the pair", "dim",
                                                   "This is the slot's own number. Two slots share a pair.",
                                                   [](int dim) { return dim; });

const check::Misconception<pair_index>
    first_slot("the pair's first slot", "2i in place of i",
               "This is the slot in which the pair begins. The pairs themselves are counted 0, 1, 2, ….",
               [](int dim) { return dim - dim % 2; });

const check::Misconception<pair_index>
    pairs_from_one("pairs counted from 1", "i + 1 in place of i",
                   "Your first pair is number 1. Pairs are counted from 0, as slots are.",
                   [](int dim) { return dim / 2 + 1; });

const check::Misconception<pair_index>
    rounded_up("half of the slot, rounded up", "(dim + 1) / 2",
               "You paired each cosine with the sine that follows it. A pair begins with its sine, so slots 0 and 1 "
               "belong together.",
               [](int dim) { return (dim + 1) / 2; });

const check::Misconception<pair_index> slots_from_one_in_pairs(
    "slots counted from 1", "half of dim + 1",
    "In a count from 1 the slots 1 and 2 would be a pair, and half of 1 is not half of 2. Slots "
    "are counted from 0.",
    rounded_up);

const check::Misconception<pair_index> remainder("the remainder in place of the quotient", "dim % 2",
                                                 "This says which of its pair's two slots it is, not which pair.",
                                                 [](int dim) { return dim % 2; });

} // namespace
} // namespace pe
