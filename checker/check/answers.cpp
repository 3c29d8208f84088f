#include "check/eigen_misuse.hpp"
#include "check/session.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <cstring>
#include <utility>

namespace check {
namespace {

constexpr int most_deaths = 5;

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
  Program(std::filesystem::path file, std::filesystem::path folder)
      : program(std::move(file)), scratch(std::move(folder)) {}

  wire::Bytes reply(const Call& call) override {
    if (!given_up.empty()) throw NotJudged(given_up);
    if (!process) {
      process = std::make_unique<sandbox::Process>(sandbox::Command{{program}, scratch}, sandbox::answer_limits);
    }
    const auto deadline = sandbox::Clock::now() + sandbox::answer_limits.wall;
    wire::Bytes request;
    wire::put(request, call.function);
    request += call.arguments;
    wire::Bytes message;
    wire::put(message, static_cast<wire::Length>(request.size()));
    process->send(message + request, deadline);
    const auto length = process->receive(sizeof(wire::Length), deadline);
    if (!length) no_answer(call, deadline);
    const auto size = wire::Reader(*length).take<wire::Length>();
    if (size == 0 || size > wire::largest_message) babble(call);
    auto body = process->receive(size, deadline);
    if (!body) no_answer(call, deadline);
    if (wire::Reader(*body).take<wire::Reply>() == wire::Reply::out_of_memory)
      give_up("your program took too much memory, so the rest was not asked");
    return *std::move(body);
  }

  bool timed_out() const override { return hung; }

  std::size_t line_of(const std::string& said) const override { return line_of_misuse(said, program); }

  std::string output() const override { return printed + (process ? process->output + process->errors : ""); }

private:
  [[noreturn]] void no_answer(const Call& call, sandbox::Clock::time_point deadline) {
    hung = sandbox::Clock::now() >= deadline;
    const auto ending = process->wait(deadline);
    bury();
    if (hung) {
      give_up(fmt::format("{} did not come back, so the rest was not asked", call.text));
      throw NoAnswer(fmt::format(
          "Your program did not come back from {} within {} seconds. Does a loop in it never end?", call.text,
          std::chrono::duration_cast<std::chrono::seconds>(sandbox::answer_limits.wall).count()));
    }
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
    process.reset();
  }

  void give_up(std::string reason) {
    if (given_up.empty()) given_up = std::move(reason);
  }

  std::filesystem::path program;
  std::filesystem::path scratch;
  std::unique_ptr<sandbox::Process> process;
  std::string printed;
  std::string given_up;
  int deaths = 0;
  bool hung = false;
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

std::unique_ptr<Answer> answer_program(std::filesystem::path program, std::filesystem::path scratch) {
  return std::make_unique<Program>(std::move(program), std::move(scratch));
}

} // namespace check
