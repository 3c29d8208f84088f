#pragma once

#include <string>
#include <vector>

namespace course {

/// Of a terminal, in characters.
struct Size {
  int columns = 80;
  int rows = 24;
};

/// What a window of this size shows: the head of the text, and the footer as its last line. Lines are broken between
/// words where they are too wide and keep their indentation. A text that is too long is shown by pages, counted round
/// and round, and the last line above the footer says how much comes after. Texts are UTF-8 and may be coloured; they
/// have as many lines as the window.
std::vector<std::string> window(const std::string& text, const std::string& footer, Size size, std::size_t page);

} // namespace course
