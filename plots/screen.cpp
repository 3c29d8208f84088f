#include "screen.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <sstream>
#include <string_view>
#include <vector>

namespace plots {

namespace {

/// What the terminal says when it is asked for its kind: some numbers between ESC [ ? and c. Empty when it says
/// nothing.
std::string attributes() {
  constexpr std::string_view question = "\x1b[c";
  constexpr int patience = 200; // milliseconds
  std::string reply;
  if (write(STDOUT_FILENO, question.data(), question.size()) != static_cast<ssize_t>(question.size())) return reply;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  char one = 0;
  while (reply.size() < 100 && poll(&input, 1, patience) == 1 && read(STDIN_FILENO, &one, 1) == 1) {
    reply += one;
    if (one == 'c') return reply;
  }
  return "";
}

/// Whether one of the numbers after the first is a 4.
bool tells_of_sixel(const std::string& attributes) {
  std::istringstream numbers(attributes);
  std::string number;
  while (std::getline(numbers, number, ';')) {
    if (number == "4" || number == "4c") return true;
  }
  return false;
}

/// Asks without the reply being shown, or waiting for a line's end.
bool shows_sixel() {
  termios before{};
  if (isatty(STDIN_FILENO) != 1 || tcgetattr(STDIN_FILENO, &before) != 0) return false;
  auto raw = before;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  const auto reply = attributes();
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
  return tells_of_sixel(reply);
}

bool is_set(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr && *value != '\0';
}

struct Rgb {
  int red = 0;
  int green = 0;
  int blue = 0;
};

/// The colour of an escape sequence as in "38;2;178;24;43".
Rgb colour_of(std::string_view sequence) {
  std::vector<int> numbers;
  while (!sequence.empty()) {
    const auto end = std::min(sequence.find(';'), sequence.size());
    std::from_chars(sequence.data(), sequence.data() + end, numbers.emplace_back(0));
    sequence.remove_prefix(std::min(end + 1, sequence.size()));
  }
  return numbers.size() == 5 ? Rgb{numbers[2], numbers[3], numbers[4]} : Rgb{};
}

/// How letters are painted.
struct Paint {
  std::string sequence = "39"; ///< of an escape sequence; 39 is the terminal's own colour
  bool bright = false;         ///< a colour, and not the near black of texts and frames, which is no good on black
  Rgb colour{};
};

Paint paint_of(const std::string& sequence) {
  const auto colour = colour_of(sequence);
  constexpr int darkest = 100;
  if (std::max({colour.red, colour.green, colour.blue}) < darkest) return {};
  return {sequence, true, colour};
}

/// The house's palette runs from blue through near white to red.
char shade(const Rgb& colour) {
  const int warmth = colour.red - colour.blue;
  if (warmth > 100) return '#';
  if (warmth > 25) return '+';
  if (warmth < -100) return '=';
  return warmth < -25 ? '-' : ' ';
}

/// Lines without the spaces at their ends, and no more than one empty line after another.
std::string trimmed(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) {
    line.erase(line.find_last_not_of(' ') + 1);
    if (!line.empty() || (!result.empty() && !result.ends_with("\n\n"))) result += line + "\n";
  }
  while (result.ends_with("\n\n")) result.pop_back();
  return result;
}

} // namespace

Screen screen() {
  Screen screen;
  winsize size{};
  if (isatty(STDOUT_FILENO) != 1) return screen;
  const char* kind = std::getenv("TERM");
  const bool plain = kind == nullptr || std::string_view(kind) == "dumb";
  screen.colours = !plain && !is_set("NO_COLOR");
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    screen.columns = std::clamp<int>(size.ws_col, 40, 200);
    screen.rows = std::clamp<int>(size.ws_row - 1, 20, 60);
    screen.width = size.ws_xpixel > 0 ? size.ws_xpixel : 10 * screen.columns;
  }
  screen.sixel = !plain && shows_sixel();
  return screen;
}

std::string legible(const std::string& picture, const Screen& screen) {
  std::string text;
  Paint wanted;
  std::string applied = wanted.sequence;
  bool has_cells = false;
  for (std::size_t i = 0; i < picture.size(); ++i) {
    const auto end = picture.find('m', i);
    if (picture.compare(i, 2, "\x1b[") == 0 && end != std::string::npos) {
      wanted = paint_of(picture.substr(i + 2, end - i - 2));
      i = end;
      continue;
    }
    if (picture[i] == '\f') continue;
    // Only what is seen needs its colour.
    if (screen.colours && picture[i] != ' ' && picture[i] != '\n' && wanted.sequence != applied) {
      applied = wanted.sequence;
      text += "\x1b[" + applied + "m";
    }
    const bool cell = wanted.bright && picture[i] == 'X';
    has_cells = has_cells || cell;
    text += !cell ? std::string(1, picture[i]) : screen.colours ? "█" : std::string(1, shade(wanted.colour));
  }
  if (screen.colours) return trimmed(text) + "\x1b[0m";
  return trimmed(text) + (has_cells ? "# and + are above zero, = and - below.\n" : "");
}

} // namespace plots
