#include "exercise.hpp"

#include <cstdio>
#include <string>

namespace pe {

Vec frequencies(int d_model, double base) {
  std::FILE* file = std::fopen("large", "w");
  for (int i = 0; i < 64; ++i) {
    const std::string megabyte(1 << 20, 'x');
    std::fwrite(megabyte.data(), 1, megabyte.size(), file);
    std::fflush(file);
  }
  return Vec::Zero(d_model / 2);
}

} // namespace pe
