#pragma once

#include "check/signature.hpp"

namespace check {

/// A wrong way to compute a function of the exercise. Where an answer is wrong and this gives just what the answer
/// gives on every input tried, the student is told `sentence`: kind, short, and not the line to write.
template <auto function>
struct Misconception {
  Misconception(std::string name, std::string formula, std::string sentence, decltype(function) wrong) {
    wrong_formulas().push_back({.words = {std::move(name), std::move(formula), std::move(sentence)},
                                .function = std::string(wire::name_of<function>()),
                                .wrong = wire::callable(wrong),
                                .decode = decode<function>});
  }
};

} // namespace check
