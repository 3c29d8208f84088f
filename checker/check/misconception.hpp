#pragma once

#include "check/signature.hpp"

namespace check {

/// A wrong way to compute a function of the exercise. Where an answer is wrong and this gives just what the answer
/// gives on every input tried, the student is told `sentence`: kind, short, and not the line to write.
template <auto function>
class Misconception {
public:
  Misconception(std::string name, std::string formula, std::string sentence, decltype(function) wrong)
      : Misconception(std::move(name), std::move(formula), std::move(sentence), wrong, "") {}

  /// Another thought that leads to the values of `twin`, whatever the input: an answer that has them gets both names.
  Misconception(std::string name, std::string formula, std::string sentence, const Misconception& twin)
      : Misconception(std::move(name), std::move(formula), std::move(sentence), twin.computed, twin.called) {}

private:
  Misconception(std::string name, std::string formula, std::string sentence, decltype(function) wrong,
                const std::string& twin)
      : called(name), computed(wrong) {
    wrong_formulas().push_back({.words = {std::move(name), std::move(formula), std::move(sentence)},
                                .function = std::string(wire::name_of<function>()),
                                .twin = twin,
                                .wrong = wire::callable(wrong),
                                .decode = decode<function>});
  }

  std::string called;
  decltype(function) computed;
};

} // namespace check
