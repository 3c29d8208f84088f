#include "check/check.hpp"
#include "check/session.hpp"

#include <boost/cstdlib.hpp>

#include <getopt.h>

#include <algorithm>
#include <cstdio>
#include <string>

/// The checks program of one exercise. It takes Boost.Test's own options and, behind `--`, who answers: `--answer`
/// PROGRAM `--scratch` FOLDER [`--isolated`], or `--mistaken` MISCONCEPTION, or `--absent` REASON; and the `--seed` of
/// the random inputs; it then prints the record of the exercise as JSON. With `--picture` or `--picture=NAME` it prints
/// its pictures instead, and with `--list` it names its misconceptions, a line each, `= ITS TWIN` behind one that
/// cannot be told from another. Without `--` it is a plain Boost.Test program.

namespace {

std::uint64_t seed = 0;

struct Options {
  std::string answer;
  std::string scratch;
  std::string mistaken;
  std::string absent = "nobody answers";
  bool isolated = false;
  bool list = false;
  bool picture = false;
  std::vector<std::string> pictures; ///< by name; all when there is none
};

Options parse(int argc, char** argv) {
  const option known[] = {{"answer", required_argument, nullptr, 'a'},
                          {"scratch", required_argument, nullptr, 'f'},
                          {"mistaken", required_argument, nullptr, 'm'},
                          {"absent", required_argument, nullptr, 'n'},
                          {"seed", required_argument, nullptr, 's'},
                          {"isolated", no_argument, nullptr, 'i'},
                          {"list", no_argument, nullptr, 'l'},
                          {"picture", optional_argument, nullptr, 'p'},
                          {nullptr, 0, nullptr, 0}};
  Options options;
  for (int one = 0; (one = getopt_long(argc, argv, "", known, nullptr)) != -1;) {
    if (one == 'a') options.answer = optarg;
    if (one == 'f') options.scratch = optarg;
    if (one == 'm') options.mistaken = optarg;
    if (one == 'n') options.absent = optarg;
    if (one == 's') seed = std::stoull(optarg);
    if (one == 'i') options.isolated = true;
    if (one == 'l') options.list = true;
    if (one == 'p') options.picture = true;
    if (one == 'p' && optarg != nullptr) options.pictures.emplace_back(optarg);
    if (one == '?') {
      throw std::invalid_argument("behind -- stand --answer, --mistaken, --absent, --seed, --picture or --list");
    }
  }
  return options;
}

std::unique_ptr<check::Answer> answer_of(const Options& options) {
  if (!options.answer.empty()) return check::answer_program(options.answer, options.scratch, options.isolated);
  if (!options.mistaken.empty()) return check::mistaken_answer(options.mistaken);
  return check::absent_answer(options.absent);
}

int draw(const Options& options) {
  fmt::print("{}\n", check::pictures_json(options.pictures, *answer_of(options)));
  return 0;
}

int list() {
  for (const auto& formula : check::wrong_formulas()) {
    fmt::print("{}: {}{}\n", formula.function, formula.words.name, formula.twin.empty() ? "" : " = " + formula.twin);
  }
  return 0;
}

} // namespace

namespace check {
std::mt19937_64 seeded_generator() { return std::mt19937_64(seed); }
} // namespace check

int main(int argc, char** argv) {
  const auto own = std::find(argv, argv + argc, std::string_view("--"));
  try {
    // getopt takes the word before the options for the program's name, and `--` stands there.
    const auto options = own == argv + argc ? Options{} : parse(static_cast<int>(argv + argc - own), own);
    if (options.list) return list();
    if (options.picture) return draw(options);
    check::begin(answer_of(options));
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
  const int code = boost::unit_test::unit_test_main([] { return true; }, static_cast<int>(own - argv), argv);
  if (own == argv + argc || code == boost::exit_exception_failure) return code;
  fmt::print("{}", record::to_json(check::finish()));
  return 0;
}
