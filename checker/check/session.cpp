#include "check/session.hpp"

#include "check/check.hpp"
#include "check/compare.hpp"
#include "check/eigen_misuse.hpp"
#include "record/printable.hpp"
#include "sandbox/limits.hpp"

#include <boost/test/results_collector.hpp>
#include <boost/test/tree/observer.hpp>
#include <boost/test/unit_test_monitor.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace check {
namespace {

namespace ut = boost::unit_test;

/// One call whose value was compared: what the diagnosis has to explain.
struct Traced {
  Call call;
  Value expected;
  std::optional<Value> got;
  double tolerance;
};

/// Answers are compiled so that each byte of a variable without a value is 0xFE. A few steps of counting or adding
/// leave it near to what that makes of a double, an int or a std::int64_t.
bool was_never_set(double value) {
  const auto near = [&](double unset) { return std::abs(value - unset) <= 1e-3 * std::abs(unset); };
  return near(-5.314e303) || near(-16843010.0) || near(-72340172838076674.0);
}

record::Value recorded(const Value& value) {
  record::Value kept{.kind = value.kind, .rows = value.entries.rows(), .cols = value.entries.cols(), .entries = {}};
  const auto row_major = value.entries.transpose().reshaped();
  const auto count = std::min<Eigen::Index>(row_major.size(), record::Value::kept_entries);
  kept.entries.assign(row_major.begin(), row_major.begin() + count);
  return kept;
}

/// Collects from the framework what each check came to.
class Session : public ut::test_observer {
public:
  std::unique_ptr<Answer> answer;
  std::map<ut::test_unit_id, int> worth;

  /// After the framework's own observers, one of which is not set up before it is told of the start.
  int priority() override { return 5; }

  /// A check is a case at the top, or a suite there whose cases, one an input, all carry the check's decorators.
  void test_unit_start(const ut::test_unit& unit) override {
    if (unit.p_id == ut::framework::master_test_suite().p_id) return;
    if (is_check(unit)) checks.push_back({.name = unit.p_name});
    if (worth.contains(unit.p_id)) check().max_points = worth[unit.p_id];
    if (!unit.p_description->empty()) check().sentence = unit.p_description;
  }

  void test_unit_finish(const ut::test_unit& unit, unsigned long) override {
    if (!is_check(unit)) return;
    auto& check = checks.back();
    // Passing takes a positive sign: something was asked, and the framework saw nothing amiss either.
    const bool sound = check.inputs > 0 && ut::results_collector.results(unit.p_id).passed();
    if (!check.failure && check.reason.empty() && !sound) {
      check.reason = fault =
          fmt::format("the check \"{}\" is broken: it asks nothing, or asserts past the answer", check.name);
    }
    if (check.failure) {
      check.verdict = "failed";
    } else if (!check.reason.empty()) {
      check.verdict = "not judged";
    } else {
      check.verdict = "passed";
      check.points = check.max_points;
    }
  }

  void test_unit_skipped(const ut::test_unit& unit, ut::const_string) override {
    test_unit_start(unit);
    if (is_check(unit)) check().verdict = "not judged";
    for (const auto id : unit.p_dependencies.get()) {
      const auto& dependency = named(ut::framework::get(id, ut::TUT_ANY).p_name);
      if (dependency.verdict == "passed") continue;
      check().reason =
          dependency.verdict == "not judged" ? dependency.reason : fmt::format("waits for: {}", dependency.sentence);
    }
  }

  void exception_caught(const boost::execution_exception& exception) override {
    fault = std::string(exception.what().begin(), exception.what().end());
    if (!checks.empty()) check().reason = fault;
  }

  wire::Bytes ask(const Call& call, const Value& expected) {
    auto said = put(call);
    if (!said) throw Unanswered{};
    const auto got = value_in(*said, call);
    if (!got) fail_with(*said, call.text, why_no_value(*said));
    // The checks take entries out of what they asked for, so its shape has to be what they expect.
    const auto shape = [](const Value& value) { return std::pair(value.entries.rows(), value.entries.cols()); };
    if (got && shape(*got) == shape(expected)) return std::move(said->body);
    if (got) compare(call.text, expected, *got, 0);
    throw Unanswered{};
  }

  void agrees(const Call& call, const Value& expected, double tolerance) {
    const auto said = put(call);
    if (!said) return;
    trace.push_back({call, expected, value_in(*said, call), tolerance});
    const auto& got = trace.back().got;
    if (got) {
      compare(call.text, expected, *got, tolerance);
    } else {
      fail_with(*said, call.text, why_no_value(*said));
    }
  }

  void refuses(const Call& call, const std::string& argument) {
    const auto said = put(call);
    if (!said) return;
    if (said->kind == wire::Reply::invalid_argument && said->body.find(argument) != std::string::npos) {
      BOOST_TEST(true);
      return;
    }
    const auto got = value_in(*said, call);
    fail_with(*said, call.text,
              fmt::format("This call has to throw std::invalid_argument with a message that names {}. {}", argument,
                          got ? fmt::format("It gave {} instead.", text_of(*got)) : words(*said)));
  }

  void holds(const std::string& what, const Value& expected, const Value& got, double tolerance) {
    ++check().inputs;
    compare(what, expected, got, tolerance);
  }

  record::Exercise finish() {
    record::Exercise exercise{.verdict = verdict(), .reason = fault};
    constexpr std::size_t kept_output = 4096;
    exercise.timed_out = answer->timed_out();
    exercise.output = answer->output().substr(0, kept_output);
    for (auto& one : checks) {
      exercise.points += one.points;
      exercise.max_points += one.max_points;
      if (one.failure && is_about_a_value(*one.failure)) {
        one.failure->misconceptions = diagnose(one.failure->call.substr(0, one.failure->call.find('(')));
      }
    }
    exercise.checks = std::move(checks);
    return exercise;
  }

private:
  struct Said {
    wire::Reply kind;
    std::string body;
  };

  /// Puts a call. Returns what the answer said, a value or an exception; where it said neither, that is noted.
  std::optional<Said> put(const Call& call) {
    ++check().inputs;
    try {
      const auto reply = answer->reply(call);
      wire::Reader reader(reply);
      const auto kind = reader.take<wire::Reply>();
      if (kind == wire::Reply::not_started) throw NotJudged(fmt::format("{} is not written yet", call.function));
      Said said{kind, std::string(reader.remaining())};
      value_in(said, call);
      return said;
    } catch (const NotJudged& reason) {
      not_judged(reason.what());
    } catch (const NoAnswer& reason) {
      fail({.call = call.text, .problem = reason.what()});
    } catch (const wire::Malformed& reason) {
      fail({.call = call.text,
            .problem = fmt::format("What your program sent is not a value of the right type: {}.", reason.what())});
    }
    return std::nullopt;
  }

  static std::optional<Value> value_in(const Said& said, const Call& call) {
    if (said.kind != wire::Reply::value) return std::nullopt;
    return call.decode(wire::Reader(said.body));
  }

  static bool is_check(const ut::test_unit& unit) {
    return unit.p_parent_id == ut::framework::master_test_suite().p_id;
  }

  record::Check& check() { return checks.back(); }

  const record::Check& named(const std::string& name) const {
    return *std::find_if(checks.begin(), checks.end(), [&](const auto& one) { return one.name == name; });
  }

  void not_judged(const std::string& reason) {
    if (check().reason.empty()) check().reason = reason;
    BOOST_ERROR(record::printable(reason));
  }

  void fail(record::Failure failure) {
    BOOST_ERROR(record::printable(fmt::format("{}: {}", failure.call, failure.problem)));
    ++check().failed_inputs;
    if (!check().failure) check().failure = std::move(failure);
  }

  /// As fail, with the line where the answer broke a rule of Eigen's; finding it takes a process.
  void fail_with(const Said& said, const std::string& call, const std::string& problem) {
    const bool wanted = said.kind == wire::Reply::eigen_misuse && !check().failure;
    fail({.call = call, .problem = problem, .line = wanted ? answer->line_of(said.body) : 0});
  }

  void compare(const std::string& what, const Value& expected, const Value& got, double tolerance) {
    const auto found = difference(expected.entries, got.entries, tolerance);
    if (!found) {
      BOOST_TEST(true);
      return;
    }
    const auto problem = found->shape ? about_shapes(expected, got) : about(got, got.entries(found->row, found->col));
    fail({.call = what, .problem = problem, .expected = recorded(expected), .got = recorded(got), .difference = found});
  }

  static std::string about_shapes(const Value& expected, const Value& got) {
    const auto& right = expected.entries;
    const auto& wrong = got.entries;
    if (got.kind == "vector") {
      return fmt::format("The number of entries differs: expected {}, got {}.", right.size(), wrong.size());
    }
    return fmt::format("The shapes differ: expected {} × {}, got {} × {}.", right.rows(), right.cols(), wrong.rows(),
                       wrong.cols());
  }

  /// A word on a value that is wrong in a way of its own, if only in this entry.
  static std::string about(const Value& got, double wrong) {
    const bool several = got.kind == "vector" || got.kind == "matrix";
    if (got.entries.hasNaN()) {
      return several
                 ? "An entry is NaN, not a number: was it ever filled, or is it the logarithm or root of a negative "
                   "one, or 0 / 0?"
                 : "This is not a number: is it the logarithm or root of a negative one, or 0 / 0?";
    }
    if (was_never_set(wrong)) {
      return "This looks like a variable that is used before it has a value: say which one it starts with, as in "
             "double sum = 0.";
    }
    if (!std::isinf(wrong)) return "";
    return fmt::format("{} is infinite: is something divided by 0, or a power or exp taken of a number that is too "
                       "large?",
                       several ? "An entry" : "This");
  }

  static std::string text_in(const Said& said) {
    constexpr std::size_t longest = 500;
    return said.body.substr(0, longest);
  }

  /// For a call that has a value.
  static std::string why_no_value(const Said& said) {
    if (said.kind != wire::Reply::invalid_argument) return words(said);
    return fmt::format(
        "Your program refuses this call, whose arguments are right: it threw std::invalid_argument, \"{}\". "
        "Is the rule that it checks the wrong way round, or too strict?",
        text_in(said));
  }

  static std::string words(const Said& said) {
    const auto text = text_in(said);
    switch (said.kind) {
    case wire::Reply::invalid_argument:
      return fmt::format("Your program threw std::invalid_argument: \"{}\".", text);
    case wire::Reply::exception:
      return fmt::format("Your program threw an exception: \"{}\".", text);
    case wire::Reply::eigen_misuse:
      return sentence_of_misuse(said.body);
    case wire::Reply::out_of_memory:
      return fmt::format("Your program asked for more memory than it may have ({} MB).",
                         sandbox::answer_limits.memory >> 20U);
    case wire::Reply::stack_overflow:
      return "Your program's stack ran over: does a function call itself without an end?";
    default:
      return "Your program threw something that is no std::exception.";
    }
  }

  std::string verdict() const {
    const auto has = [&](const char* verdict) {
      return std::any_of(checks.begin(), checks.end(), [&](const auto& one) { return one.verdict == verdict; });
    };
    if (!fault.empty() || checks.empty()) return "not judged";
    if (has("failed") || (has("passed") && has("not judged"))) return "failed";
    if (has("passed")) return "passed";
    return checks.front().reason.ends_with("not written yet") ? "not started" : "not judged";
  }

  /// A call that has to be refused and is not says nothing of the formula.
  bool is_about_a_value(const record::Failure& failure) const {
    return failure.expected || std::any_of(trace.begin(), trace.end(),
                                           [&](const Traced& traced) { return traced.call.text == failure.call; });
  }

  /// The misconceptions of a function that give what the answer gave on every input tried, though not what is right.
  std::vector<record::Misconception> diagnose(const std::string& function) const {
    std::vector<record::Misconception> named;
    for (const auto& formula : wrong_formulas()) {
      if (formula.function == function && explains(formula)) named.push_back(formula.words);
    }
    return named;
  }

  bool explains(const WrongFormula& formula) const {
    bool differs = false;
    for (const auto& traced : trace) {
      if (traced.call.function != formula.function) continue;
      const auto wrong = outcome(formula, traced.call);
      if (!same(wrong, traced.got, traced.tolerance)) return false;
      differs = differs || !same(traced.expected, wrong, traced.tolerance);
    }
    return differs;
  }

  static std::optional<Value> outcome(const WrongFormula& formula, const Call& call) {
    try {
      return formula.decode(wire::Reader(formula.wrong(wire::Reader(call.arguments))));
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }

  static bool same(const std::optional<Value>& left, const std::optional<Value>& right, double tolerance) {
    if (!left || !right) return !left && !right;
    const auto nan = [](const Value& value) { return value.entries.hasNaN(); };
    if (nan(*left) || nan(*right)) return nan(*left) && nan(*right);
    return !difference(left->entries, right->entries, tolerance);
  }

  std::vector<record::Check> checks;
  std::vector<Traced> trace;
  std::string fault;
};

Session& session() {
  static Session the_session;
  return the_session;
}

} // namespace

void points::apply(ut::test_unit& unit) { session().worth[unit.p_id] = worth; }

ut::decorator::base_ptr points::clone() const { return ut::decorator::base_ptr(new points(worth)); }

std::vector<WrongFormula>& wrong_formulas() {
  static std::vector<WrongFormula> all;
  return all;
}

std::string text_of(const Value& value) {
  constexpr Eigen::Index shown = 6;
  const auto row_major = value.entries.transpose().reshaped().eval();
  const bool single = value.kind != "vector" && value.kind != "matrix";
  if (value.kind == "bool") return row_major[0] != 0 ? "true" : "false";
  const auto text = [](double number) { return std::isnan(number) ? "NaN" : fmt::format("{}", number); };
  if (single) return text(row_major[0]);
  std::vector<std::string> front;
  for (Eigen::Index i = 0; i < std::min(shown, row_major.size()); ++i) front.push_back(text(row_major[i]));
  return fmt::format("({}{})", fmt::join(front, ", "),
                     row_major.size() > shown ? fmt::format(", … {} entries", row_major.size()) : "");
}

wire::Bytes ask(const Call& call, const Value& expected) { return session().ask(call, expected); }

void agrees(const Call& call, const Value& expected, double tolerance) { session().agrees(call, expected, tolerance); }

void refuses(const Call& call, const std::string& argument) { session().refuses(call, argument); }

void holds(const std::string& what, const Value& expected, const Value& got, double tolerance) {
  session().holds(what, expected, got, tolerance);
}

void begin(std::unique_ptr<Answer> answer) {
  session().answer = std::move(answer);
  ut::framework::register_observer(session());
  ut::unit_test_monitor.register_exception_translator<Unanswered>([](const Unanswered&) {});
}

record::Exercise finish() {
  ut::framework::deregister_observer(session());
  return session().finish();
}

} // namespace check
