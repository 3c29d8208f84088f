#include "exercise.hpp"

#include <stdexcept>
#include <string>

namespace pe {

Vec frequencies(int d_model, double base) { throw std::runtime_error(std::string(70 << 20, 'x')); }

} // namespace pe
