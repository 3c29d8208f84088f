#include "check/eigen_misuse.hpp"
#include "check/session.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace check {
namespace {

constexpr int most_deaths = 5;

/// A call may compute this long, or this many times as long as the solution does for the same call.
constexpr std::chrono::milliseconds least_patience(5000);
constexpr int times_the_solution = 200;

class Absent : public Answer {
public:
  explicit Absent(std::string why) : reason(std::move(why)) {}
  wire::Bytes reply(const Call&) override { throw NotJudged(reason); }

private:
  std::string reason;
};

class Mistaken : public Answer {
public:
  explicit Mistaken(WrongFormula formula) : mistake(std::move(formula)) {}

  wire::Bytes reply(const Call& call) override {
    wire::Bytes request;
    wire::put(request, call.function);
    const auto& function = call.function == mistake.function ? mistake.wrong : call.solution;
    return wire::serve({{call.function, function}}, request + call.arguments);
  }

private:
  WrongFormula mistake;
};

class Program : public Answer {
public:
  Program(const std::filesystem::path& program, const std::filesystem::path& scratch, bool isolated)
      : command{.arguments = {program}, .working_folder = scratch} {
    if (isolated) command.view = sandbox::View{.paths = {program}, .scratch = scratch};
  }

  wire::Bytes reply(const Call& call) override {
    if (!given_up.empty()) throw NotJudged(given_up);
    if (!process) {
      process = std::make_unique<sandbox::Process>(command, sandbox::answer_limits);
    }
    Waiting waiting;
    wire::Bytes request;
    wire::put(request, call.function);
    request += call.arguments;
    wire::Bytes message;
    wire::put(message, static_cast<wire::Length>(request.size()));
    process->send(message + request, waiting.until);
    const auto length = receive(sizeof(wire::Length), call, waiting);
    const auto size = wire::Reader(length).take<wire::Length>();
    if (size == 0 || size > wire::largest_message) babble(call);
    auto body = receive(size, call, waiting);
    if (wire::Reader(body).take<wire::Reply>() == wire::Reply::out_of_memory)
      give_up("your program took too much memory, so the rest was not asked");
    earlier_calls += sandbox::Clock::now() - waiting.since;
    return body;
  }

  bool timed_out() const override { return starved; }

  std::size_t line_of(const std::string& said) const override {
    return line_of_misuse(said, command.arguments.front(), command.view.has_value());
  }

  std::string output() const override { return printed + (process ? process->output + process->errors : ""); }

private:
  struct Waiting {
    sandbox::Clock::time_point since = sandbox::Clock::now();
    sandbox::Clock::time_point until = since + least_patience;
  };

  wire::Bytes receive(std::size_t size, const Call& call, Waiting& waiting) {
    for (;;) {
      if (auto bytes = process->receive(size, waiting.until)) return *std::move(bytes);
      if (process->has_ended()) died(call);
      wait_on(call, waiting);
    }
  }

  /// A loaded machine is no fault of the answer's: what counts is how long it computed, compared with the solution.
  void wait_on(const Call& call, Waiting& waiting) {
    const auto now = sandbox::Clock::now();
    const auto used = process->usage();
    if (used.computed - earlier_calls >= budget(call)) hung(call, "computed");
    if (!used.is_runnable || now - waiting.since >= sandbox::answer_limits.wall) {
      starved = true;
      hung(call, used.is_runnable ? "was waited for" : "did nothing");
    }
    waiting.until = now + std::chrono::milliseconds(200);
  }

  /// What a call may compute, on this machine.
  static std::chrono::milliseconds budget(const Call& call) {
    wire::Bytes request;
    wire::put(request, call.function);
    const auto before = sandbox::Clock::now();
    wire::serve({{call.function, call.solution}}, request + call.arguments);
    const auto solution = std::chrono::ceil<std::chrono::milliseconds>(sandbox::Clock::now() - before);
    return std::max(least_patience, times_the_solution * solution);
  }

  [[noreturn]] void hung(const Call& call, const char* how) {
    bury();
    give_up(fmt::format("{} did not come back, so the rest was not asked", call.text));
    throw NoAnswer(fmt::format(
        "Your program did not come back from {}: it {} for {} seconds and more. Does a loop in it never end?",
        call.text, how, std::chrono::duration_cast<std::chrono::seconds>(least_patience).count()));
  }

  [[noreturn]] void died(const Call& call) {
    const auto ending = process->wait(sandbox::Clock::now());
    bury();
    using Kind = sandbox::Ending::Kind;
    const bool stopped = ending.kind != Kind::exited && ending.kind != Kind::signalled;
    if (stopped) give_up("your program had to be stopped, so the rest was not asked");
    if (++deaths >= most_deaths) give_up("your program ended too often, so the rest was not asked");
    throw NoAnswer(fmt::format("Your program {} while it was asked for {}.",
                               ending.kind == Kind::exited ? fmt::format("left early, with exit code {},", ending.code)
                                                           : sandbox::describe(ending, sandbox::answer_limits),
                               call.text));
  }

  [[noreturn]] void babble(const Call& call) {
    bury();
    if (++deaths >= most_deaths) give_up("your program's replies could not be read, so the rest was not asked");
    throw NoAnswer(fmt::format("What your program sent for {} is no reply. Does it write to descriptor 4?", call.text));
  }

  void bury() {
    printed = output();
    earlier_calls = {};
    process.reset();
  }

  void give_up(std::string reason) {
    if (given_up.empty()) given_up = std::move(reason);
  }

  sandbox::Command command;
  std::unique_ptr<sandbox::Process> process;
  std::string printed;
  std::string given_up;
  sandbox::Clock::duration earlier_calls{}; ///< how long they took, and so how much they computed at most
  int deaths = 0;
  bool starved = false;
};

} // namespace

std::unique_ptr<Answer> absent_answer(std::string reason) { return std::make_unique<Absent>(std::move(reason)); }

std::unique_ptr<Answer> mistaken_answer(const std::string& misconception) {
  for (const auto& formula : wrong_formulas()) {
    if (fmt::format("{}: {}", formula.function, formula.words.name) == misconception)
      return std::make_unique<Mistaken>(formula);
  }
  throw std::invalid_argument(fmt::format("no misconception is called '{}'", misconception));
}

std::unique_ptr<Answer> answer_program(const std::filesystem::path& program, const std::filesystem::path& scratch,
                                       bool isolated) {
  return std::make_unique<Program>(program, scratch, isolated);
}

} // namespace check
