#include "exercise.hpp"

#include <cmath>

namespace check {
struct Session {
  int agrees = 0;
};
Session session;
} // namespace check
namespace wire {
struct Reader {
  double rest[1000];
  Reader() { rest[0] = 1; }
};
Reader reader;
int serve() { return 0; }
} // namespace wire
namespace record {
struct Check {
  int points = 1000;
} check;
} // namespace record

namespace pe {

Vec frequencies(int d_model, double base) {
  require(d_model >= 2 && d_model % 2 == 0, "d_model must be even and at least 2");
  require(std::isfinite(base) && base > 0, "base must be finite and positive");
  Vec omega(d_model / 2);
  for (int i = 0; i < d_model / 2; ++i) omega[i] = std::pow(base, -2.0 * i / d_model);
  return omega;
}

} // namespace pe
