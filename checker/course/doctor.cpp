#include "course/doctor.hpp"

#include "course/exercises.hpp"
#include "sandbox/limits.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>

namespace course {
namespace {

bool fine(const std::string& text) {
  fmt::print("✓ {}\n", text);
  return true;
}

bool amiss(const std::string& text) {
  fmt::print("✗ {}\n", text);
  return false;
}

void remark(const std::string& text) { fmt::print("· {}\n", text); }

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool examine_compiler() {
  const auto& [source, build, cmake, compiler, version, flags] = house();
  if (std::filesystem::exists(compiler))
    return fine(fmt::format("Answers are compiled with {}, {}.", compiler, version));
  return amiss(fmt::format("Answers are compiled with {}, which is no longer there. Delete {}, and ./lab check finds "
                           "the compiler anew.",
                           compiler, build.string()));
}

/// A picture of each kind that figures are made of.
bool examine_gnuplot() {
  constexpr auto draw =
      "gnuplot --version && exec gnuplot -d -e 'set terminal svg; plot x; set terminal pngcairo; plot x'";
  const auto drawn = sandbox::run({.arguments = {"/bin/sh", "-c", draw},
                                   .working_folder = "/",
                                   .environment = {"PATH=" + variable("PATH"), "LC_ALL=C.UTF-8"}},
                                  sandbox::compiler_limits);
  const auto version = drawn.output.substr(0, drawn.output.find('\n'));
  if (!version.starts_with("gnuplot ")) {
    return amiss("There is no gnuplot, so no figure can be drawn. The package is gnuplot-nox.");
  }
  const auto draws = [&](const std::string& end) { return drawn.output.find(end) != std::string::npos; };
  if (draws("</svg>") && draws("\x89PNG")) return fine(version + " draws, as SVG and as PNG.");
  return amiss(fmt::format("{} is there, but does not draw: {}. Is it the one of the package gnuplot-nox?", version,
                           drawn.errors.substr(0, drawn.errors.find('\n'))));
}

bool examine_sandbox() {
  try {
    const auto ran =
        sandbox::run({.arguments = {"/bin/cat", "/proc/self/status"}, .working_folder = "/"}, sandbox::answer_limits);
    const bool active = ran.output.find("NoNewPrivs:\t1") != std::string::npos;
    if (!active) return amiss("Answers cannot be protected from: this system does not grant no_new_privs.");
  } catch (const sandbox::Failure& failure) {
    return amiss(fmt::format("Answers cannot be run: {}.", failure.what()));
  }
  const auto obstacle = sandbox::isolation_obstacle();
  fine(fmt::format("Answers run protected:\n    {}.",
                   fmt::join(sandbox::protections(sandbox::answer_limits, obstacle.empty()), "\n    ")));
  if (!obstacle.empty()) {
    remark(fmt::format(
        "Answers are not kept from this machine's files and network, so judge nobody's but your own: {}.", obstacle));
  }
  return true;
}

void examine_terminal() {
  winsize size{};
  if (isatty(STDOUT_FILENO) != 1 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) {
    return remark("This is no terminal: what is printed here has no colour.");
  }
  const bool plain = !variable("NO_COLOR").empty();
  const auto colour = plain ? "no colour, as NO_COLOR asks" : "colour";
  constexpr int comfortable = 80;
  const auto text = fmt::format("The terminal has {} columns, and {}.", size.ws_col, colour);
  if (size.ws_col == 0 || size.ws_col >= comfortable) {
    fine(size.ws_col == 0 ? fmt::format("The terminal does not say how wide it is, and has {}.", colour) : text);
  } else {
    remark(fmt::format("{} With {} or more, long lines are easier to read.", text, comfortable));
  }
}

} // namespace

bool examine() {
  const bool compiler = examine_compiler();
  const bool gnuplot = examine_gnuplot();
  const bool sandbox = examine_sandbox();
  examine_terminal();
  return compiler && gnuplot && sandbox;
}

} // namespace course
