#include "exercise.hpp"

#include <algorithm>
#include <cmath>

namespace pe {

Eigen::MatrixXf fast_table(std::int64_t length, int d_model, double base) {
  // TODO: about 20 lines. First right, with a sine and a cosine for every entry, and then fast.
  todo();
}

} // namespace pe
