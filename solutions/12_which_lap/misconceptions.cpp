#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

constexpr double whole_turn = 2 * std::numbers::pi;

double forwards(double angle) { return angle < 0 ? angle + whole_turn : angle; }

/// Where pair i stands in its lap, in positions.
double in_lap(const Vec& encoding, const Vec& omega, Eigen::Index i) {
  return forwards(std::atan2(encoding[2 * i], encoding[2 * i + 1])) / omega[i];
}

/// A rough position made exact by all pairs but the slowest, slow ones first.
double made_exact(double position, const Vec& encoding, const Vec& omega) {
  for (Eigen::Index i = omega.size() - 2; i >= 0; --i) {
    position += std::remainder(in_lap(encoding, omega, i) - position, whole_turn / omega[i]);
  }
  return position;
}

bool is_encoding_of(std::int64_t position, const Vec& encoding, const Vec& omega) {
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = static_cast<double>(position) * omega[i];
    if (encoding[2 * i] != std::sin(angle) || encoding[2 * i + 1] != std::cos(angle)) return false;
  }
  return true;
}

const check::Misconception<decode> fast_pair(
    "the fast pair alone", "the angle of pair 0 / omega_0",
    "The fast pair knows where in its lap it is, and not in which one: you never get past the first.",
    [](const Vec& encoding, const Vec& omega) -> std::int64_t { return std::llround(in_lap(encoding, omega, 0)); });

const check::Misconception<decode>
    slow_pair("the slow pair alone", "the angle of the last pair / omega_last",
              "From exact encodings this works. Rounded to two decimals, the slow pair is some positions off, and a "
              "faster one has to say which it is.",
              [](const Vec& encoding, const Vec& omega) -> std::int64_t {
                return std::llround(in_lap(encoding, omega, omega.size() - 1));
              });

const check::Misconception<decode>
    mean("the mean of the pairs", "the mean of angle_i / omega_i",
         "Each faster pair is right but for whole laps of its own, and a mean does not put those back.",
         [](const Vec& encoding, const Vec& omega) -> std::int64_t {
           double sum = 0;
           for (Eigen::Index i = 0; i < omega.size(); ++i) sum += in_lap(encoding, omega, i);
           return std::llround(sum / static_cast<double>(omega.size()));
         });

const check::Misconception<decode>
    swapped("sine and cosine swapped", "std::atan2(cos, sin)",
            "Your angles start at the top and run backwards. atan2 takes the sine first.",
            [](const Vec& encoding, const Vec& omega) {
              Vec turned = encoding;
              for (Eigen::Index i = 0; i < omega.size(); ++i) turned.segment<2>(2 * i).reverseInPlace();
              return decode(turned, omega);
            });

const check::Misconception<decode> halves("sines and cosines in halves",
                                          "the first half as sines, the second as cosines",
                                          "You read another layout: here slots 2i and 2i + 1 belong to pair i.",
                                          [](const Vec& encoding, const Vec& omega) {
                                            const Vec moved = encoding.reshaped(omega.size(), 2).transpose().reshaped();
                                            return decode(moved, omega);
                                          });

const check::Misconception<decode>
    negative_angle("an angle below 0", "std::atan2(sin, cos) / omega_last as the rough position",
                   "In the second half of its lap the slow pair's angle comes out of atan2 negative, and so does your "
                   "position.",
                   [](const Vec& encoding, const Vec& omega) -> std::int64_t {
                     const Eigen::Index last = omega.size() - 1;
                     const double angle = std::atan2(encoding[2 * last], encoding[2 * last + 1]);
                     return std::llround(made_exact(angle / omega[last], encoding, omega));
                   });

const check::Misconception<decode>
    sine_alone("the sine alone", "std::asin(sin) / omega_last as the rough position",
               "Two places on a circle have the same height. The cosine says which of them it is.",
               [](const Vec& encoding, const Vec& omega) -> std::int64_t {
                 const Eigen::Index last = omega.size() - 1;
                 const double angle = forwards(std::asin(encoding[2 * last]));
                 return std::llround(made_exact(angle / omega[last], encoding, omega));
               });

const check::Misconception<decode>
    cosine_alone("the cosine alone", "std::acos(cos) / omega_last as the rough position",
                 "acos knows only the upper half of the circle. Once the slow pair is past it, the sine is negative.",
                 [](const Vec& encoding, const Vec& omega) -> std::int64_t {
                   const Eigen::Index last = omega.size() - 1;
                   const double angle = std::acos(encoding[2 * last + 1]);
                   return std::llround(made_exact(angle / omega[last], encoding, omega));
                 });

const check::Misconception<decode>
    end_for_start("the end of the lap taken for its start", "the angle of the last pair, 0 when it is rounded to 0",
                  "Just before the slowest pair is round, rounding shows it at its start. The faster pairs then lead "
                  "you below 0, where no position is.",
                  [](const Vec& encoding, const Vec& omega) -> std::int64_t {
                    return std::llround(made_exact(in_lap(encoding, omega, omega.size() - 1), encoding, omega));
                  });

const check::Misconception<decode>
    cut_off("cut off in place of rounded", "(std::int64_t)(the position that the pairs agree on)",
            "What the pairs agree on is close to a whole number, and as often just below it as above.",
            [](const Vec& encoding, const Vec& omega) {
              const double rough = in_lap(encoding, omega, omega.size() - 1);
              return static_cast<std::int64_t>(made_exact(rough, encoding, omega));
            });

const check::Misconception<decode> from_one("positions counted from 1", "one more than the position",
                                            "The first position is 0, and its encoding is (0, 1, 0, 1, …).",
                                            [](const Vec& encoding, const Vec& omega) {
                                              return decode(encoding, omega) + 1;
                                            });

const check::Misconception<decode>
    equality("equality asked of rounded numbers", "the first position with PE(position) == encoding, or -1",
             "A rounded encoding equals no position's. Look for the closest one.",
             [](const Vec& encoding, const Vec& omega) -> std::int64_t {
               const double wavelength = whole_turn / omega[omega.size() - 1];
               for (std::int64_t position = 0; static_cast<double>(position) < wavelength; ++position) {
                 if (is_encoding_of(position, encoding, omega)) return position;
               }
               return -1;
             });

} // namespace
} // namespace pe
