#include "check/misconception.hpp"
#include "exercise.hpp"

#include <cmath>

namespace pe {
namespace {

/// Each pair of x turned, at an angle that is a function of the pair's omega.
template <class Angle>
Vec turned_by(const Vec& x, const Vec& omega, Angle angle_of) {
  require(x.size() == 2 * omega.size(), "x must have two slots for each omega");
  Vec turned(x.size());
  for (Eigen::Index i = 0; i < omega.size(); ++i) {
    const double angle = angle_of(omega[i]);
    turned[2 * i] = std::cos(angle) * x[2 * i] - std::sin(angle) * x[2 * i + 1];
    turned[2 * i + 1] = std::sin(angle) * x[2 * i] + std::cos(angle) * x[2 * i + 1];
  }
  return turned;
}

const check::Misconception<rope>
    backwards("the turn that walks backwards", "((cos, sin), (-sin, cos)) on each pair",
              "This is the matrix that shifts an encoding, where the sine comes first. Here a pair is turned from its "
              "first slot towards its second: (1, 0) must become (cos, sin).",
              [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec { return rope(x, -position, omega); });

const check::Misconception<rope> minus_position(
    "the position with the other sign", "a turn by -position · omega",
    "A turn goes from the first slot of a pair towards the second where the position is positive. Try (1, 0): its "
    "second slot must become the sine, not minus the sine.",
    backwards);

const check::Misconception<rope>
    unsigned_position("an unsigned position", "a turn by (std::size_t)position · omega",
                      "Below 0 your position wraps round to a huge number: somewhere it passes through a type without "
                      "a sign.",
                      [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
                        const auto wrapped = static_cast<double>(static_cast<std::uint64_t>(position));
                        return turned_by(x, omega, [&](double one) { return wrapped * one; });
                      });

const check::Misconception<rope> twice("turned twice", "a turn by 2 · position · omega",
                                       "Your angle is twice as large as it should be: is the vector turned already "
                                       "when it comes to be turned?",
                                       [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
                                         return rope(x, 2 * position, omega);
                                       });

const check::Misconception<rope>
    no_minus("a turn without its minus", "((cos, sin), (sin, cos)) on each pair",
             "A turn keeps the length of every pair, and yours does not. One of the sines needs the other sign.",
             [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
               Vec turned = rope(x, position, omega);
               for (Eigen::Index i = 0; i < omega.size(); ++i) {
                 const double angle = static_cast<double>(position) * omega[i];
                 turned[2 * i] = std::cos(angle) * x[2 * i] + std::sin(angle) * x[2 * i + 1];
               }
               return turned;
             });

/// Slots in the order x_0, x_n, x_1, x_n+1, …, so that the two halves become neighbours; and back again.
Vec interleaved_halves(const Vec& x) { return x.reshaped(x.size() / 2, 2).transpose().reshaped(); }
Vec halves_again(const Vec& x) { return x.reshaped(2, x.size() / 2).transpose().reshaped(); }

const check::Misconception<rope> half_split(
    "pairs from the two halves", "x_i together with x_(i + n), for n pairs",
    "Many models pair the first half of a vector with the second. Here slots 2i and 2i + 1 are a pair, and it matters "
    "that both sides agree on that.",
    [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
      require(x.size() == 2 * omega.size(), "x must have two slots for each omega");
      return halves_again(rope(interleaved_halves(x), position, omega));
    });

const check::Misconception<rope> two_layouts(
    "two layouts at once", "the angles of neighbours, the partners of halves",
    "Your angles belong to the pairs (0, 1), (2, 3), …, but the partner that you mix in comes from the other half of "
    "the vector. Compare the length of a pair before and after.",
    [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
      require(x.size() == 2 * omega.size(), "x must have two slots for each omega");
      return Vec::NullaryExpr(x.size(), [&](Eigen::Index slot) {
        const double angle = static_cast<double>(position) * omega[slot / 2];
        const double partner = slot < omega.size() ? -x[slot + omega.size()] : x[slot - omega.size()];
        return std::cos(angle) * x[slot] + std::sin(angle) * partner;
      });
    });

const check::Misconception<rope>
    one_step("the position left out", "a turn by omega",
             "You turn every vector by one step's angle, wherever it stands. Position 0 must not turn at all.",
             [](const Vec& x, std::int64_t, const Vec& omega) -> Vec { return rope(x, 1, omega); });

const check::Misconception<rope>
    sign_lost("the sign of the position lost", "a turn by |position| · omega",
              "Position -3 and position 3 are turned alike. Does the position pass through abs, or through an unsigned "
              "type?",
              [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
                return rope(x, position < 0 ? -position : position, omega);
              });

const check::Misconception<rope> first_omega("one frequency for all pairs",
                                             "a turn by position · omega_0 in every pair",
                                             "Each pair turns at its own speed; you used the first one's for all.",
                                             [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
                                               return rope(x, position, Vec::Constant(omega.size(), omega[0]));
                                             });

const check::Misconception<rope>
    in_place("turned in place", "x = c x - s y, then y = s x + c y with the new x",
             "The second line needs the pair's old first slot, and the first line has overwritten it.",
             [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
               Vec turned = rope(x, position, omega);
               for (Eigen::Index i = 0; i < omega.size(); ++i) {
                 const double angle = static_cast<double>(position) * omega[i];
                 turned[2 * i + 1] = std::sin(angle) * turned[2 * i] + std::cos(angle) * x[2 * i + 1];
               }
               return turned;
             });

const check::Misconception<rope>
    added("an encoding added", "x + PE(position)",
          "This is what the sinusoidal encoding does: it adds a tag. Here nothing is added; every pair of x itself is "
          "turned.",
          [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
            Vec tagged = x;
            for (Eigen::Index i = 0; i < omega.size(); ++i) {
              const double angle = static_cast<double>(position) * omega[i];
              tagged.segment<2>(2 * i) += Eigen::Vector2d{std::sin(angle), std::cos(angle)};
            }
            return tagged;
          });

const check::Misconception<rope> float_angle(
    "an angle in single precision", "(float)position · (float)omega",
    "A float keeps 7 digits of an angle, and at large positions whole turns use up most of them. Form the angle in "
    "double.",
    [](const Vec& x, std::int64_t position, const Vec& omega) -> Vec {
      const auto at = static_cast<float>(position);
      return turned_by(x, omega, [&](double one) { return at * static_cast<float>(one); });
    });

const check::Misconception<rope_score> query_only(
    "only the query is turned", "rope(q) · k",
    "Then the score depends on where the query stands. Turn both, each by its own position: what is left is the gap.",
    [](const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t, const Vec& omega) {
      return rope_score(q, q_position, k, 0, omega);
    });

const check::Misconception<rope_score>
    no_turn("no turn at all", "q · k",
            "This is the score without any positions. Turn both vectors before you multiply them.",
            [](const Vec& q, std::int64_t, const Vec& k, std::int64_t, const Vec& omega) {
              return rope_score(q, 0, k, 0, omega);
            });

const check::Misconception<rope_score> turned_alike(
    "both turned by the same angle", "rope(q, p) · rope(k, p) with one p for both",
    "Two vectors that turn together keep their dot product, as if they were not turned. Each has a position "
    "of its own.",
    no_turn);

const check::Misconception<rope_score> exchanged(
    "the positions exchanged", "rope(q, k_position) · rope(k, q_position)",
    "Your gap has the other sign: it matters which of the two comes first. Does each vector get its own position?",
    [](const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
      return rope_score(q, k_position, k, q_position, omega);
    });

const check::Misconception<rope_score> both_backwards(
    "both turned backwards", "rope(q, -q_position) · rope(k, -k_position)",
    "With both turns the wrong way round the gap has the other sign. Where rope itself fails, begin there.", exchanged);

const check::Misconception<rope_score> score_of_one_turn(
    "one vector turned by the sum", "rope(q, q_position + k_position) · k",
    "The score has to depend on the gap, and a gap is a difference. Turn each vector by its own position.",
    [](const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
      return rope_score(q, q_position + k_position, k, 0, omega);
    });

const check::Misconception<rope_score>
    scaled("divided by √d", "rope(q) · rope(k) / √(number of slots)",
           "Attention does divide by that, but later. This score is the plain dot product.",
           [](const Vec& q, std::int64_t q_position, const Vec& k, std::int64_t k_position, const Vec& omega) {
             return rope_score(q, q_position, k, k_position, omega) / std::sqrt(static_cast<double>(q.size()));
           });

} // namespace
} // namespace pe
