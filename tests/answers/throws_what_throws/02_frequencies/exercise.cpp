#include "exercise.hpp"

#include <exception>

namespace {

struct Odd : std::exception {
  const char* what() const noexcept override { throw 1; }
};

} // namespace

namespace pe {

Vec frequencies(int d_model, double base) { throw Odd(); }

} // namespace pe
