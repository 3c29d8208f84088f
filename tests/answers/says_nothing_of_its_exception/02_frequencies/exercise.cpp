#include "exercise.hpp"

#include <exception>

namespace {

struct Silent : std::exception {
  const char* what() const noexcept override { return nullptr; }
};

} // namespace

namespace pe {

Vec frequencies(int d_model, double base) { throw Silent(); }

} // namespace pe
