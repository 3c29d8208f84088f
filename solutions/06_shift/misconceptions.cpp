#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>
#include <numbers>

namespace pe {
namespace {

const check::Misconception<shift_pair>
    backwards("the rotation that walks backwards", "((cos, -sin), (sin, cos)) on (sin, cos)",
              "This is the textbook matrix, for a point written (cos, sin). Here the sine comes first, and your matrix "
              "goes one step back. Try it on position 0, which is (0, 1).",
              [](double omega, std::int64_t k) -> Eigen::Matrix2d { return shift_pair(omega, k).transpose(); });

const check::Misconception<shift_pair>
    minus_k("k with the other sign", "the rotation by -k · omega",
            "k ahead is position + k, and your angle goes the other way. Try k = 1 on position 0, which is (0, 1).",
            backwards);

const check::Misconception<shift_pair>
    no_minus("a rotation without its minus", "((cos, sin), (sin, cos))",
             "A rotation keeps areas, so its determinant is 1; yours is less. One of the sines needs the other sign.",
             [](double omega, std::int64_t k) -> Eigen::Matrix2d {
               Eigen::Matrix2d turn = shift_pair(omega, k);
               turn(1, 0) = turn(0, 1);
               return turn;
             });

const check::Misconception<shift_pair>
    one_step("k left out", "the rotation by omega", "Your matrix is that of a single step, whatever k is.",
             [](double omega, std::int64_t) -> Eigen::Matrix2d { return shift_pair(omega, 1); });

const check::Misconception<shift_pair>
    sign_of_k_lost("the sign of k lost", "the rotation by |k| · omega",
                   "A step back and a step ahead are the same to you. Does k pass through abs, or through an unsigned "
                   "type?",
                   [](double omega, std::int64_t k) -> Eigen::Matrix2d { return shift_pair(omega, k < 0 ? -k : k); });

const check::Misconception<shift_pair>
    unsigned_k("an unsigned k", "(std::size_t)k · omega",
               "Below 0 your k wraps round to a huge number: somewhere it passes through a type without a sign.",
               [](double omega, std::int64_t k) -> Eigen::Matrix2d {
                 require(std::isfinite(omega) && omega > 0, "omega must be finite and positive");
                 const double angle = static_cast<double>(static_cast<std::uint64_t>(k)) * omega;
                 return Eigen::Matrix2d{{std::cos(angle), std::sin(angle)}, {-std::sin(angle), std::cos(angle)}};
               });

const check::Misconception<shift_pair> degrees(
    "degrees", "the rotation by k · omega · pi / 180",
    "omega is in radians already, and so is what std::cos and std::sin take.",
    [](double omega, std::int64_t k) -> Eigen::Matrix2d { return shift_pair(omega * std::numbers::pi / 180, k); });

const check::Misconception<shift_matrix>
    backwards_blocks("blocks that walk backwards", "((cos, -sin), (sin, cos)) along the diagonal",
                     "Each block goes a step back: the sine comes first in an encoding, and the textbook matrix is for "
                     "a point written (cos, sin).",
                     [](const Vec& omega, std::int64_t k) -> Mat { return shift_matrix(omega, k).transpose(); });

const check::Misconception<shift_matrix> first_omega(
    "one frequency for all pairs", "T_k of omega_0 in every block",
    "Each pair turns at its own speed; you used the first one's for all.",
    [](const Vec& omega, std::int64_t k) -> Mat { return shift_matrix(Vec::Constant(omega.size(), omega[0]), k); });

const check::Misconception<shift_matrix>
    halves("sines and cosines in halves", "((C, S), (-S, C)) with C and S diagonal",
           "Your matrix is for the layout with all sines first. Here slots 2i and 2i + 1 are neighbours.",
           [](const Vec& omega, std::int64_t k) -> Mat {
             const Mat interleaved = shift_matrix(omega, k);
             const auto n = omega.size();
             const auto slot = [n](Eigen::Index half_split) {
               return half_split < n ? 2 * half_split : 2 * (half_split - n) + 1;
             };
             return Mat::NullaryExpr(
                 2 * n, 2 * n, [&](Eigen::Index row, Eigen::Index col) { return interleaved(slot(row), slot(col)); });
           });

const check::Misconception<shift_encoding> backwards_encoding(
    "a shift that walks backwards", "PE(p - k) in place of PE(p + k)",
    "You went k positions back. Try position 0 and one step: the first slot must become sin omega.",
    [](const Vec& encoding, const Vec& omega, std::int64_t k) -> Vec { return shift_encoding(encoding, omega, -k); });

const check::Misconception<shift_encoding> from_the_right(
    "the matrix on the wrong side", "encodingᵀ · T_k in place of T_k · encoding",
    "The matrix has the encoding, as a column, to its right. A row to the left of it is turned the other way.",
    backwards_encoding);

const check::Misconception<shift_encoding>
    in_place("rotated in place", "x = c x + s y, then y = -s x + c y with the new x",
             "The second line needs the pair's old sine, and the first line has overwritten it.",
             [](const Vec& encoding, const Vec& omega, std::int64_t k) -> Vec {
               require(encoding.size() == 2 * omega.size(), "encoding must have two slots for each omega");
               Vec shifted = encoding;
               for (Eigen::Index i = 0; i < omega.size(); ++i) {
                 const Eigen::Matrix2d turn = shift_pair(omega[i], k);
                 shifted[2 * i] = turn.row(0).dot(shifted.segment<2>(2 * i));
                 shifted[2 * i + 1] = turn.row(1).dot(shifted.segment<2>(2 * i));
               }
               return shifted;
             });

} // namespace
} // namespace pe
