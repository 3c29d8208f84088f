#pragma once

#include "course/window.hpp"

#include <signal.h>

#include <chrono>
#include <string>
#include <vector>

namespace course {

/// What came while waiting: a key, a signal, a reason to draw again, or nothing.
struct Event {
  char key = 0;
  int signal = 0;
  bool redraw = false;
};

/// The terminal while a program draws on all of it: a screen of its own, no cursor, keys that count at once and are not
/// shown. The terminal is as it was when this object is gone, while the program is suspended, and after a crash. As
/// long as it is there, the signals that ask a program to end, and those about the terminal, come from wait().
/// There can be one; make it before any thread, which then leaves the signals alone, too.
class Terminal {
public:
  Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal();

  Size size() const;

  /// Shows these lines, as many as the window has; writes nothing when they are there already.
  void draw(const std::vector<std::string>& lines);

  /// Waits for something to come, and no longer than that. SIGINT, SIGTERM and SIGHUP are for the caller; Ctrl-Z and
  /// the return from it are dealt with here, and like a change of size only ask to draw again. A terminal that is gone
  /// says SIGHUP.
  Event wait(std::chrono::milliseconds longest);

private:
  void suspend();
  Event read_signal();
  Event read_key();

  int signals = -1;
  sigset_t mask_before;
  std::string shown;
};

} // namespace course
