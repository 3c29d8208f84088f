#include "exercise.hpp"

#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace pe {

Vec frequencies(int d_model, double base) {
  const int canary = std::atoi("@process@");
  if (canary > 1 && kill(canary, SIGKILL) == 0) throw std::runtime_error("killed the one that was named");
  if (kill(-1, SIGKILL) == 0) throw std::runtime_error("killed somebody");
  throw std::runtime_error("nobody was there to kill");
}

} // namespace pe
