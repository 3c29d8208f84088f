#pragma once

#include "check/asking.hpp"
#include <filesystem>
#include <memory>
#include <stdexcept>

/// One run of an exercise's checks: the answer that is asked, and what came of it.
namespace check {

/// The answer cannot be asked (any more); the text says why. The check is not judged.
struct NotJudged : std::runtime_error {
  using runtime_error::runtime_error;
};

/// The answer was asked and ended, hung or babbled instead of answering. The check fails.
struct NoAnswer : std::runtime_error {
  using runtime_error::runtime_error;
};

/// Somebody who answers calls: throws NotJudged or NoAnswer when there is no reply.
class Answer {
public:
  virtual ~Answer() = default;
  virtual wire::Bytes reply(const Call& call) = 0;
  virtual std::string output() const { return {}; }
  /// The line of exercise.cpp that broke a rule of Eigen's, by what the reply said; 0 when that is not known.
  virtual std::size_t line_of(const std::string&) const { return 0; }
  virtual bool timed_out() const { return false; }
};

/// Nobody: every check is not judged, and `reason` says why.
std::unique_ptr<Answer> absent_answer(std::string reason);

/// The solution, with one function replaced by the named misconception: proves that the misconception is caught and
/// named. Throws std::invalid_argument when there is none of that name.
std::unique_ptr<Answer> mistaken_answer(const std::string& misconception);

/// An answer program, started when it is first asked and again when it has died; `scratch` is the folder that it may
/// write to.
std::unique_ptr<Answer> answer_program(const std::filesystem::path& program, const std::filesystem::path& scratch,
                                       bool isolated);

/// Starts a run; the checks are then run by Boost.Test.
void begin(std::unique_ptr<Answer> answer);

/// What came of the run.
record::Exercise finish();

} // namespace check
