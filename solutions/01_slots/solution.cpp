#include "exercise.hpp"

namespace pe {

bool is_sine(int dim) {
  require(dim >= 0, "dim must not be negative");
  return dim % 2 == 0;
}

int pair_index(int dim) {
  require(dim >= 0, "dim must not be negative");
  return dim / 2;
}

} // namespace pe
