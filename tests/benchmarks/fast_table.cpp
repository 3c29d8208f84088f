#include "exercise.hpp"

#include <fmt/format.h>

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

/// How far fast_table is from the formula, and how long it takes beside others that make the same table. Not a test of
/// speed: what it prints holds for this machine and this hour. It fails when the error is too large.

namespace {

constexpr double base = 10000;
constexpr int repetitions = 5;
constexpr double allowed_error = 6e-8;

struct Size {
  std::int64_t length;
  int d_model;
};

double omega_of(int pair, int d_model) { return std::pow(base, -2.0 * pair / d_model); }

/// The largest error of one pair at positions 0 … length - 1, against the formula in double. A table of one pair alone
/// would have the frequency 1: the one asked for is that of the second of two.
double error_of_pair(double omega, std::int64_t length) {
  const double base_of_two = std::pow(omega, -2);
  const double second = std::pow(base_of_two, -0.5);
  const auto table = pe::fast_table(length, 4, base_of_two);
  const float* sines = table.col(2).data();
  const float* cosines = table.col(3).data();
  double worst = 0;
  for (std::int64_t p = 0; p < length; ++p) {
    const double angle = static_cast<double>(p) * second;
    worst = std::max({worst, std::abs(sines[p] - std::sin(angle)), std::abs(cosines[p] - std::cos(angle))});
  }
  return worst;
}

/// One pair after another, so that the whole table is never in memory.
double worst_error(std::int64_t length, int d_model, int every) {
  double worst = 0;
  for (int pair = 0; pair < d_model / 2; pair += every) {
    worst = std::max(worst, error_of_pair(omega_of(pair, d_model), length));
  }
  return worst;
}

/// A sine and a cosine for every position and pair, of angles that are of type Angle. It, too, runs down the columns.
template <class Angle>
Eigen::MatrixXf plain_table(const Size& size) {
  Eigen::MatrixXf table(size.length, size.d_model);
  for (int i = 0; i < size.d_model / 2; ++i) {
    const auto omega = static_cast<Angle>(omega_of(i, size.d_model));
    float* sines = table.col(2 * i).data();
    float* cosines = table.col(2 * i + 1).data();
    for (std::int64_t p = 0; p < size.length; ++p) {
      const auto angle = static_cast<Angle>(p) * omega;
      sines[p] = static_cast<float>(std::sin(angle));
      cosines[p] = static_cast<float>(std::cos(angle));
    }
  }
  return table;
}

/// The median over the repetitions, after one run that is not counted.
template <class Make>
double median_seconds(Make make) {
  std::vector<double> seconds;
  for (int i = 0; i <= repetitions; ++i) {
    const auto start = std::chrono::steady_clock::now();
    pe::require(make()(0, 1) == 1, "make must give a table, whose first cosine is 1");
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    if (i > 0) seconds.push_back(took.count());
  }
  std::nth_element(seconds.begin(), seconds.begin() + repetitions / 2, seconds.end());
  return seconds[repetitions / 2];
}

/// The same in NumPy, with angles in double and in float. It prints the two medians.
constexpr auto numpy_program = R"(
import sys, time
import numpy as np
length, d_model, repetitions = (int(text) for text in sys.argv[1:])
omega = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
def table(dtype):
    angles = np.arange(length, dtype=dtype)[:, None] * omega.astype(dtype)
    encodings = np.empty((length, d_model), dtype=np.float32)
    encodings[:, 0::2] = np.sin(angles)
    encodings[:, 1::2] = np.cos(angles)
def seconds(dtype):
    start = time.perf_counter()
    table(dtype)
    return time.perf_counter() - start
for dtype in np.float64, np.float32:
    print(sorted([seconds(dtype) for run in range(repetitions + 1)][1:])[repetitions // 2])
)";

struct Numpy {
  double with_double_angles;
  double with_float_angles;
};

/// Nothing when this Python does not have NumPy.
std::optional<Numpy> numpy_seconds(const std::string& python, const Size& size) {
  const auto command = fmt::format("MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=8000000000 {} -c '{}' {} {} {} 2>&1",
                                   python, numpy_program, size.length, size.d_model, repetitions);
  FILE* output = popen(command.c_str(), "r");
  if (output == nullptr) return std::nullopt;
  Numpy seconds{};
  const int read = std::fscanf(output, "%lf %lf", &seconds.with_double_angles, &seconds.with_float_angles);
  pclose(output);
  return read == 2 ? std::optional(seconds) : std::nullopt;
}

void print_times(const Size& size) {
  fmt::print("\n{} × {}, base {}: medians of {} runs\n", size.length, size.d_model, base, repetitions);
  const double fast = median_seconds([&] { return pe::fast_table(size.length, size.d_model, base); });
  const auto line = [&](const char* who, double seconds) {
    fmt::print("  {:<34}{:>9.2f} ms{:>8.1f} × fast_table\n", who, 1000 * seconds, seconds / fast);
  };
  line("fast_table, turns in blocks", fast);
  line("plain loop, angles in double", median_seconds([&] { return plain_table<double>(size); }));
  line("plain loop, angles in float", median_seconds([&] { return plain_table<float>(size); }));
  auto numpy = numpy_seconds("python3", size);
  if (!numpy) numpy = numpy_seconds("/usr/bin/python3", size);
  if (!numpy) {
    fmt::print("  NumPy is not here: apt-get install python3-numpy brings it.\n");
    return;
  }
  line("NumPy, angles in double", numpy->with_double_angles);
  line("NumPy, angles in float", numpy->with_float_angles);
}

} // namespace

int main(int argc, char** argv) {
  const bool quick = argc == 2 && std::string(argv[1]) == "--quick";
  if (argc > 1 && !quick) {
    fmt::print(stderr, "usage: {} [--quick]\n", argv[0]);
    return 2;
  }
  // Memory that is given back stays with the program, here and in Python. What is timed is the making of a table, and
  // not how long the kernel takes to hand out its pages, which can be ten times as long.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);

  constexpr std::int64_t positions = 1000001;
  constexpr int d_model = 512;
  const double error = worst_error(positions, d_model, quick ? 64 : 1);
  fmt::print("fast_table is off by {:.3g} at the most, and may be by {}: positions 0 to {}, {} pairs of d_model {}\n",
             error, allowed_error, positions - 1, quick ? "four" : "all", d_model);
  print_times(quick ? Size{4096, 128} : Size{65536, d_model});
  return error <= allowed_error ? 0 : 1;
}
