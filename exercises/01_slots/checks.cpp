#include "check/check.hpp"
#include "exercise.hpp"

#include <vector>

using namespace check;
using pe::is_sine;
using pe::pair_index;

namespace {

const std::vector<int> later_slots{6, 7, 8, 9, 63, 64, 255, 256, 510, 511, 32767, 32768, 65535, 999999, 1000000};

} // namespace

CHECK_CASE(functions, description("Slots 0 to 5 are sine, cosine, sine, cosine, sine, cosine") * points(1)) {
  for (const int dim : {0, 2, 4}) {
    gives<is_sine>(true, 0, dim);
    gives<is_sine>(false, 0, dim + 1);
  }
}

CHECK_CASE(pairs, description("Slots 0 to 5 belong to the pairs 0, 0, 1, 1, 2, 2") * points(1)) {
  for (const int pair : {0, 1, 2}) {
    gives<pair_index>(pair, 0, 2 * pair);
    gives<pair_index>(pair, 0, 2 * pair + 1);
  }
}

CHECK_CASE(sweep, description("Later slots go on in the same way, up to a million") * points(1)) {
  auto slots = later_slots;
  auto generator = seeded_generator();
  std::uniform_int_distribution<int> any(0, 1000000);
  for (int i = 0; i < 20; ++i) slots.push_back(any(generator));
  for (const int dim : slots) {
    agrees<is_sine>(0, dim);
    agrees<pair_index>(0, dim);
  }
}

CHECK_CASE(back_again, description("The pair and the function together lead back to the slot") * points(1)) {
  for (const int dim : {0, 1, 2, 3, 10, 11, 510, 511, 999999}) {
    const int place = ask<is_sine>(dim) ? 0 : 1;
    holds(fmt::format("pair_index({0}) · 2, and 1 more where is_sine({0}) is false", dim), dim,
          2 * ask<pair_index>(dim) + place, 0);
  }
}

CHECK_CASE(errors, description("A negative slot is refused") * points(1)) {
  for (const int dim : {-1, -2, -512}) {
    refuses<is_sine>("dim", dim);
    refuses<pair_index>("dim", dim);
  }
}

const Picture slots({.name = "slots", .title = "What is in each slot", .x = "slot"}, [](Sketch& sketch) {
  sketch.curve("is_sine: 1 where it is", places(0, 11), [&](int dim) { return sketch.ask<is_sine>(dim); });
  sketch.curve("pair_index", places(0, 11), [&](int dim) { return sketch.ask<pair_index>(dim); });
});
