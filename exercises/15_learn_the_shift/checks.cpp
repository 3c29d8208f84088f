#include "check/check.hpp"
#include "exercise.hpp"

#include <vector>

using namespace check;
using pe::fit_shift;
using pe::Mat;
using pe::Vec;

namespace {

/// The error of a least squares fit grows with the condition number of the table, by way of the normal equations with
/// its square. No table below has one above 25: each is long enough to turn its slowest pair by half a radian, or drawn
/// at random. That leaves 25² · epsilon, a few times.
constexpr double well_conditioned = 1e-12;

const Vec two_clocks{{1, 0.01}};

/// The encodings of positions 0 … length - 1.
Mat encodings(int length, const Vec& omega) {
  Mat table(length, 2 * omega.size());
  for (int p = 0; p < length; ++p) {
    for (Eigen::Index i = 0; i < omega.size(); ++i) {
      table.row(p).segment<2>(2 * i) << std::sin(p * omega[i]), std::cos(p * omega[i]);
    }
  }
  return table;
}

Mat drawn(std::mt19937_64& generator, int rows, int cols) {
  std::normal_distribution<double> entry;
  return Mat::NullaryExpr(rows, cols, [&] { return entry(generator); });
}

} // namespace

CHECK_CASE(numbers,
           description("The first 50 encodings of d_model 4 and k = 3 give the turns by 3 and by 0.03") * points(1)) {
  const Mat turns{{-0.989992496600445, 0.141120008059867, 0, 0},
                  {-0.141120008059867, -0.989992496600445, 0, 0},
                  {0, 0, 0.999550033748988, 0.0299955002024957},
                  {0, 0, -0.0299955002024957, 0.999550033748988}};
  gives<fit_shift>(turns, well_conditioned, encodings(50, two_clocks), 3);
}

CHECK_CASE(sweep,
           description("Any other table, of encodings or of random numbers, gives its least squares") * points(1)) {
  agrees<fit_shift>(well_conditioned, encodings(7, Vec{{1, 0.5}}), 3);
  for (const int k : {0, 1, 2, 7}) {
    agrees<fit_shift>(well_conditioned, encodings(20, Vec{{0.3}}), k);
    agrees<fit_shift>(well_conditioned, encodings(60, Vec{{1, 0.3}}), k);
    agrees<fit_shift>(well_conditioned, encodings(100, Vec{{1, 0.5, 0.2, 0.05}}), k);
  }
  auto generator = seeded_generator();
  for (const int cols : {1, 2, 3, 6}) {
    for (const int k : {0, 1, 4}) agrees<fit_shift>(well_conditioned, drawn(generator, 10 * cols + 20, cols), k);
  }
}

CHECK_CASE(beyond, description("What was fitted on 50 rows is right at position 1000 as well, and fits follow one "
                               "another") *
                       points(1)) {
  const Mat table = encodings(50, two_clocks);
  const Mat far = encodings(1004, two_clocks);
  const Mat by_3 = ask<fit_shift>(table, 3);
  holds("the fit for k = 3, applied to position 1000", far.row(1003).transpose().eval(),
        (by_3 * far.row(1000).transpose()).eval(), 4 * well_conditioned);
  holds("the fit for k = 1 after that for k = 2, against that for k = 3", by_3,
        (ask<fit_shift>(table, 1) * ask<fit_shift>(table, 2)).eval(), 8 * well_conditioned);
  holds("the fit for k = 0", Mat::Identity(4, 4).eval(), ask<fit_shift>(table, 0), well_conditioned);
}

CHECK_CASE(one_number, description("From one number of a pair, the best line explains only 0.2956 of what comes 10 "
                                   "positions later") *
                           points(1)) {
  constexpr int rows = 1000;
  constexpr int k = 10;
  Mat sine_and_constant = encodings(rows + k, Vec{{0.1}});
  sine_and_constant.col(1).setOnes();
  agrees<fit_shift>(well_conditioned, sine_and_constant, k);
  const Mat line = ask<fit_shift>(sine_and_constant, k).row(0);
  const Vec later = sine_and_constant.col(0).tail(rows);
  const Vec missed = later - sine_and_constant.topRows(rows) * line.transpose();
  const double explained = 1 - missed.squaredNorm() / (later.array() - later.mean()).matrix().squaredNorm();
  holds("the part of the variance that the line explains", 0.2955686392, explained, 1e-10);
}

CHECK_CASE(errors, description("Too few rows, entries that are no numbers, and a step back are refused") * points(1)) {
  refuses<fit_shift>("k", encodings(50, two_clocks), -1);
  refuses<fit_shift>("table", encodings(6, two_clocks), 3);
  refuses<fit_shift>("table", encodings(3, two_clocks), 0);
  refuses<fit_shift>("table", Mat(50, 0), 3);
  Mat hole = encodings(50, two_clocks);
  hole(7, 2) = std::nan("");
  refuses<fit_shift>("table", hole, 3);
}

const Picture fitted({.name = "fit_shift", .title = "The fitted shift, for k = 3", .x = "column", .y = "row"},
                     [](Sketch& sketch) {
                       sketch.map("fit_shift(50 encodings, 3)", sketch.ask<fit_shift>(encodings(50, two_clocks), 3));
                     });

const Picture moved({.name = "fitted_shift", .title = "Where the fit for k = 2 takes positions 0 to 3"},
                    [](Sketch& sketch) {
                      const Mat table = encodings(50, two_clocks);
                      const Mat fit = sketch.ask<fit_shift>(table, 2);
                      sketch.circle("pair 0, omega 1", places(0, 3),
                                    [&](int p) -> Vec { return (fit * table.row(p).transpose()).head(2); });
                    });
