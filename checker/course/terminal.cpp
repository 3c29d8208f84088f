#include "course/terminal.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string_view>

namespace course {
namespace {

constexpr std::array crashes{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};

// Another screen, no cursor, no breaking of lines; and back.
constexpr std::string_view take = "\x1b[?1049h\x1b[?25l\x1b[?7l";
constexpr std::string_view give_back = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

/// For the handler of crashes, which can be handed nothing.
termios before;
volatile sig_atomic_t taken = 0;

/// Only calls that a signal handler may make.
void write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto count = write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EAGAIN) {
      pollfd ready{STDOUT_FILENO, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (count < 0 && errno != EINTR) {
      return;
    }
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

/// Only calls that a signal handler may make.
void leave() {
  if (taken == 0) return;
  taken = 0;
  write_all(give_back);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

void enter() {
  // After a stop the shell may have set the terminal up in its own way.
  termios raw = before;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  const bool is_new = taken == 0;
  taken = 1;
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  // A second time would make the terminal forget where the cursor was on the first screen.
  if (is_new) write_all(take);
}

/// The handler is reset by then, so that raising the signal again ends the program as it would have without us.
void crashed(int signal) {
  leave();
  raise(signal);
}

sigset_t signals_to_wait_for() {
  sigset_t all;
  sigemptyset(&all);
  for (const int one : {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH}) sigaddset(&all, one);
  return all;
}

} // namespace

Terminal::Terminal() {
  const auto waited_for = signals_to_wait_for();
  if (tcgetattr(STDIN_FILENO, &before) != 0 || (signals = signalfd(-1, &waited_for, SFD_CLOEXEC | SFD_NONBLOCK)) < 0) {
    throw std::runtime_error(std::string("The terminal cannot be used: ") + std::strerror(errno));
  }
  pthread_sigmask(SIG_BLOCK, &waited_for, &mask_before);
  struct sigaction action {};
  action.sa_handler = crashed;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  for (const int signal : crashes) sigaction(signal, &action, nullptr);
  enter();
}

Terminal::~Terminal() {
  leave();
  for (const int one : crashes) signal(one, SIG_DFL);
  close(signals);
  pthread_sigmask(SIG_SETMASK, &mask_before, nullptr);
}

Size Terminal::size() const {
  winsize known{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &known) != 0 || known.ws_col == 0 || known.ws_row == 0) return {};
  return {known.ws_col, known.ws_row};
}

void Terminal::draw(const std::vector<std::string>& lines) {
  std::string frame = "\x1b[H";
  // A line is cleared first: after its last column, the cursor may still stand on that.
  for (const auto& line : lines) frame += (&line == &lines.front() ? "\x1b[0m\x1b[K" : "\r\n\x1b[0m\x1b[K") + line;
  if (frame == shown) return;
  write_all(frame);
  shown = frame;
}

/// Stops like any program that nobody prepared for it, and takes the terminal again when it goes on.
void Terminal::suspend() {
  leave();
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, nullptr);
  raise(SIGTSTP);
  pthread_sigmask(SIG_BLOCK, &stop, nullptr);
}

Event Terminal::read_signal() {
  signalfd_siginfo told{};
  if (read(signals, &told, sizeof told) != sizeof told) return {};
  const auto signal = static_cast<int>(told.ssi_signo);
  if (signal == SIGTSTP) suspend();
  if (signal == SIGTSTP || signal == SIGCONT) enter();
  if (signal == SIGTSTP || signal == SIGCONT || signal == SIGWINCH) {
    shown.clear();
    return {.redraw = true};
  }
  return {.signal = signal};
}

Event Terminal::read_key() {
  char key = 0;
  // Ctrl-C and Ctrl-Z throw away what was typed before them, so that there may be nothing after all.
  if (read(STDIN_FILENO, &key, 1) != 1) return {};
  // The arrows and their like send a few bytes, of which the first is this one.
  if (key == '\x1b') {
    std::array<char, 64> rest;
    [[maybe_unused]] const auto skipped = read(STDIN_FILENO, rest.data(), rest.size());
  }
  return {.key = key};
}

Event Terminal::wait(std::chrono::milliseconds longest) {
  std::array<pollfd, 2> polled{{{signals, POLLIN, 0}, {STDIN_FILENO, POLLIN, 0}}};
  if (poll(polled.data(), polled.size(), static_cast<int>(longest.count())) <= 0) return {};
  if (polled[0].revents != 0) return read_signal();
  if ((polled[1].revents & POLLIN) == 0) return {.signal = SIGHUP};
  return read_key();
}

} // namespace course
