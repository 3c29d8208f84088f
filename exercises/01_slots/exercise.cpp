#include "exercise.hpp"

namespace pe {

bool is_sine(int dim) {
  // TODO: about 2 lines: one to refuse a wrong dim, one to decide.
  todo();
}

int pair_index(int dim) {
  // TODO: about 2 lines. Both slots of a pair give the same number.
  todo();
}

} // namespace pe
