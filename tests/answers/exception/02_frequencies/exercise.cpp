#include "exercise.hpp"

#include <stdexcept>

namespace pe {

Vec frequencies(int d_model, double base) {
  throw std::runtime_error("the dog ate it");
}

} // namespace pe
