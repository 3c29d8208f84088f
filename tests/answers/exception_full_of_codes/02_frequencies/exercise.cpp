#include "exercise.hpp"

#include <stdexcept>

namespace pe {

Vec frequencies(int d_model, double base) {
  throw std::runtime_error(
      "]]>\x1b[31m</script><b>&\r\n::notice title=passed::10 points\n##[group]x\n\xc3(\xff \xe2\x80\xae");
}

} // namespace pe
