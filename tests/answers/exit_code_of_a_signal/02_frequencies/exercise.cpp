#include "exercise.hpp"

#include <cstdlib>

namespace pe {

Vec frequencies(int d_model, double base) { std::exit(137); }

} // namespace pe
