#include "exercise.hpp"

#include <cmath>

namespace pe {

Mat self_attention(const Mat& x) {
  // TODO: about 6 lines. Scores, weights, means.
  todo();
}

} // namespace pe
