#include "check/session.hpp"

#define BOOST_TEST_NO_MAIN
#include <boost/test/unit_test.hpp>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <random>

/// The checks program of one exercise. It takes Boost.Test's own options and, behind `--`, who answers; it then prints
/// the record of the exercise as JSON. Without them it is a plain Boost.Test program that judges nobody.

namespace {

std::uint64_t seed = 0;

bool start_nothing() { return true; }

} // namespace

namespace check {
std::mt19937_64 random() { return std::mt19937_64(seed); }
} // namespace check

int main(int argc, char** argv) {
  std::string program;
  std::string scratch;
  std::string absent;
  std::string mistaken;
  CLI::App options("Judges one answer.");
  options.add_option("--answer", program, "the answer program");
  options.add_option("--scratch", scratch, "the folder that it runs in");
  options.add_option("--absent", absent, "there is no answer, for this reason");
  options.add_option("--mistaken", mistaken, "let this misconception answer");
  options.add_option("--seed", seed, "of the random inputs");

  const auto own = std::find(argv, argv + argc, std::string_view("--"));
  try {
    std::vector<std::string> words(std::min(own + 1, argv + argc), argv + argc);
    std::reverse(words.begin(), words.end());
    options.parse(words);
    auto answer = !program.empty()    ? check::answer_program(program, scratch)
                  : !mistaken.empty() ? check::mistaken_answer(mistaken)
                                      : check::absent_answer(absent.empty() ? "nobody answers" : absent);
    check::begin(std::move(answer));
  } catch (const CLI::ParseError& error) {
    return options.exit(error);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
  const int code = boost::unit_test::unit_test_main(start_nothing, static_cast<int>(own - argv), argv);
  if (own == argv + argc) return code;
  fmt::print("{}", record::to_json(check::finish()));
  return 0;
}
