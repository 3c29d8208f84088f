#include "exercise.hpp"

namespace pe {

Vec frequencies(int d_model, double base) {
  EigenMisuse misuse("\x1b[31mnonsense\n--exe=/etc/passwd\n-1\nffffffffffffffff");
  misuse.depth = 1;
  throw misuse;
}

} // namespace pe
