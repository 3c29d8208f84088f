#include "exercise.hpp"

#define ONE0(x) x x x x x x x x x x x x x x x x
#define ONE1(x)                                                                                                        \
  ONE0(x)                                                                                                              \
  ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x) ONE0(x)      \
      ONE0(x)
#define ONE2(x)                                                                                                        \
  ONE1(x)                                                                                                              \
  ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x) ONE1(x)      \
      ONE1(x)
#define ONE3(x)                                                                                                        \
  ONE2(x)                                                                                                              \
  ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x) ONE2(x)      \
      ONE2(x)
#define ONE4(x)                                                                                                        \
  ONE3(x)                                                                                                              \
  ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x) ONE3(x)      \
      ONE3(x)
#define ONE5(x)                                                                                                        \
  ONE4(x)                                                                                                              \
  ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x) ONE4(x)      \
      ONE4(x)
#define ONE6(x)                                                                                                        \
  ONE5(x)                                                                                                              \
  ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x) ONE5(x)      \
      ONE5(x)
#define ONE7(x)                                                                                                        \
  ONE6(x)                                                                                                              \
  ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x) ONE6(x)      \
      ONE6(x)

namespace pe {

Vec frequencies(int d_model, double base) { return Vec::Constant(d_model / 2, ONE7(1 +) 0); }

} // namespace pe
