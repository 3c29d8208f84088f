#pragma once

#include "answer/serve.hpp"
#include "record/record.hpp"

#include <concepts>
#include <optional>
#include <string>
#include <vector>

/// What stands between the checks of an exercise and an answer: how a call is put, how its outcome is compared, and
/// how the outcome is kept. Exercises use check.hpp and misconception.hpp, which are typed; this is not.
namespace check {

/// A number, vector or matrix, whatever its type was.
struct Value {
  std::string kind;
  Eigen::MatrixXd entries;
};

template <class T>
Value value_of(const T& value) {
  if constexpr (wire::Matrix<T>) {
    return {T::ColsAtCompileTime == 1 ? "vector" : "matrix", value.template cast<double>()};
  } else {
    const auto kind = std::same_as<T, bool> ? "bool" : std::integral<T> ? "integer" : "number";
    return {kind, Eigen::MatrixXd::Constant(1, 1, static_cast<double>(value))};
  }
}

std::string text_of(const Value& value);

/// One call of one function: how it reads, how it is sent, and what the solution does with it.
struct Call {
  std::string function;
  std::string text;
  wire::Bytes arguments;
  wire::Callable solution;
  Value (*decode)(wire::Reader);
};

/// The answer did not give the value that the rest of a case needs; that is recorded already, and ends the case.
struct Unanswered {};

/// The value that the answer gives, as bytes that decode has accepted and of the shape of `expected`. Otherwise throws
/// Unanswered.
wire::Bytes ask(const Call& call, const Value& expected);

/// Passes when the answer gives `expected` to within `tolerance`, and notes the call for the diagnosis.
void agrees(const Call& call, const Value& expected, double tolerance);

/// Passes when the answer throws std::invalid_argument with a text that names `argument`.
void refuses(const Call& call, const std::string& argument);

/// Passes when two things computed from answers are equal to within `tolerance`; `what` says which they are.
void holds(const std::string& what, const Value& expected, const Value& got, double tolerance);

/// A wrong function that people really write, in place of a right one.
struct WrongFormula {
  record::Misconception words;
  std::string function;
  std::string twin; ///< the name of another that gives the same on every input; mostly there is none
  wire::Callable wrong;
  Value (*decode)(wire::Reader);
};

/// Those of the exercise that this program checks.
std::vector<WrongFormula>& wrong_formulas();

} // namespace check
