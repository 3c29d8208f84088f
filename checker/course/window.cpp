#include "course/window.hpp"

#include <fmt/format.h>

#include <wchar.h>

#include <algorithm>
#include <clocale>
#include <sstream>
#include <string_view>

namespace course {
namespace {

struct Glyph {
  std::size_t bytes;
  std::size_t columns;
};

/// The first character of a text that has one, or the escape sequence that changes the colour there.
Glyph first_glyph(std::string_view text) {
  if (const auto end = text.find('m'); text.starts_with("\x1b[") && end != std::string_view::npos) return {end + 1, 0};
  static const bool widths_are_known = std::setlocale(LC_CTYPE, "C.UTF-8") != nullptr;
  wchar_t character = 0;
  mbstate_t state{};
  const auto bytes = mbrtowc(&character, text.data(), text.size(), &state);
  if (!widths_are_known || bytes == 0 || bytes > text.size()) return {1, 1};
  return {bytes, static_cast<std::size_t>(std::max(0, wcwidth(character)))};
}

/// How many bytes of the text fit into the columns; one character beyond the indentation always does.
std::size_t bytes_that_fit(const std::string& text, std::size_t indentation, std::size_t columns) {
  std::size_t used = 0;
  std::size_t bytes = 0;
  while (bytes < text.size()) {
    const auto glyph = first_glyph(std::string_view(text).substr(bytes));
    if (used + glyph.columns > columns && bytes > indentation) break;
    used += glyph.columns;
    bytes += glyph.bytes;
  }
  return bytes;
}

void wrap(const std::string& line, std::size_t columns, std::vector<std::string>& into) {
  const auto words = line.find_first_not_of(' ');
  if (words == std::string::npos) return into.push_back("");
  const auto indentation = std::min(words, columns / 2);
  for (std::string rest = line.substr(words); !rest.empty();) {
    rest.insert(0, indentation, ' ');
    const auto fits = bytes_that_fit(rest, indentation, columns);
    const auto space = fits < rest.size() ? rest.rfind(' ', fits) : std::string::npos;
    const auto cut = space == std::string::npos || space <= indentation ? fits : space;
    into.push_back(rest.substr(0, cut));
    rest.erase(0, std::min(rest.size(), rest.find_first_not_of(' ', cut)));
  }
}

std::vector<std::string> wrapped(const std::string& text, std::size_t columns) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    for (auto tab = line.find('\t'); tab != std::string::npos; tab = line.find('\t')) line.replace(tab, 1, "    ");
    wrap(line, columns, lines);
  }
  return lines;
}

} // namespace

std::vector<std::string> window(const std::string& text, const std::string& footer, Size size, std::size_t page) {
  const auto columns = static_cast<std::size_t>(std::max(1, size.columns));
  const auto room = static_cast<std::size_t>(std::max(1, size.rows)) - 1;
  auto lines = wrapped(text, columns);
  if (lines.size() > room && room > 1) {
    const auto pages = (lines.size() + room - 2) / (room - 1);
    const auto skipped = page % pages * (room - 1);
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(skipped));
    const auto after = lines.size() - std::min(lines.size(), room - 1);
    lines.resize(room - 1);
    const auto note = after > 0 ? fmt::format("… {} more lines: space", after) : "… the end; space: from the start";
    lines.push_back(wrapped(note, columns).front());
  }
  lines.resize(room);
  lines.push_back(footer.substr(0, bytes_that_fit(footer, 0, columns)));
  return lines;
}

} // namespace course
