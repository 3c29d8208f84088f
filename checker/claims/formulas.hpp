#pragma once

#include "claims/judge.hpp"

#include "01_slots/exercise.hpp"
#include "02_frequencies/exercise.hpp"
#include "03_wavelengths/exercise.hpp"
#include "04_encoding/exercise.hpp"
#include "05_table/exercise.hpp"
#include "06_shift/exercise.hpp"
#include "07_step_change/exercise.hpp"
#include "08_base/exercise.hpp"
#include "09_twins/exercise.hpp"
#include "10_similarity/exercise.hpp"
#include "11_quadrants/exercise.hpp"
#include "12_which_lap/exercise.hpp"
#include "13_rope/exercise.hpp"
#include "14_attention/exercise.hpp"
#include "15_learn_the_shift/exercise.hpp"

#include <cmath>
#include <cstdint>

/// What the claims of both notes are computed with.
namespace claims {

inline const Exact lap = 2 * acos(Exact(-1));

/// The frequencies with the notes' base; and those of a single pair.
inline pe::Vec clocks(int d_model) { return pe::frequencies(d_model, 10000); }
inline pe::Vec one_clock(double omega) { return pe::Vec::Constant(1, omega); }

/// The encoding of the worked examples, whose d_model is 4.
inline pe::Vec encoding(std::int64_t position) { return pe::encode(position, clocks(4)); }

/// The last of the wavelengths with the notes' base.
inline double slowest(int d_model) { return pe::wavelengths(d_model, 10000)[d_model / 2 - 1]; }

inline Exact exact_omega(int d_model, int pair, int base = 10000) {
  return pow(Exact(base), Exact(-2 * pair) / d_model);
}

inline Exact exact_slowest(int d_model, int base = 10000) { return lap / exact_omega(d_model, d_model / 2 - 1, base); }

inline Exact exact_similarity(int gap, int d_model) {
  Exact sum = 0;
  for (int i = 0; i < d_model / 2; ++i) sum += cos(gap * exact_omega(d_model, i));
  return sum;
}

/// Between the encodings of positions that are a gap apart.
inline Exact exact_distance(int gap, int d_model) { return sqrt(d_model - 2 * exact_similarity(gap, d_model)); }

/// Of the gaps from 1 on, the one with the closest encodings.
inline int exact_closest_gap(int max_gap, int d_model) {
  int closest = 0;
  Exact largest = -d_model;
  for (int gap = 1; gap <= max_gap; ++gap) {
    const Exact similarity = exact_similarity(gap, d_model);
    if (similarity <= largest) continue;
    largest = similarity;
    closest = gap;
  }
  return closest;
}

/// How far a dot moves on its circle, straight across, when it turns by an angle.
inline Exact exact_chord(const Exact& angle) { return abs(2 * sin(angle / 2)); }

/// The same but for rounding; NaN never is.
inline bool near(const pe::Mat& one, const pe::Mat& other) { return (one - other).norm() <= 1e-9; }

/// Whether something is true of all whole numbers from the first to the last.
template <class Predicate>
bool every(std::int64_t first, std::int64_t last, Predicate is_true) {
  for (auto i = first; i <= last; ++i) {
    if (!is_true(i)) return false;
  }
  return true;
}

} // namespace claims
