#include "record/printable.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

namespace record {
namespace {

/// The length of the UTF-8 sequence at the front of the text; 0 when there is none.
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const auto lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  // Over-long forms, surrogates, what lies beyond Unicode, and the control characters U+0080 to U+009F.
  if (lead == 0xE0 && byte(1) < 0xA0) return 0;
  if (lead == 0xED && byte(1) > 0x9F) return 0;
  if (lead == 0xF0 && byte(1) < 0x90) return 0;
  if (lead == 0xF4 && byte(1) > 0x8F) return 0;
  if (lead == 0xC2 && byte(1) < 0xA0) return 0;
  // Two that are no characters, and no XML.
  if (lead == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE) return 0;
  // Marks that turn the direction of writing round, so that a text reads as another.
  if (lead == 0xE2 && ((byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) ||
                       (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9))) {
    return 0;
  }
  return length;
}

} // namespace

std::string printable(const std::string& text) {
  std::string safe;
  bool line_begins = true;
  for (std::string_view rest = text; !rest.empty();) {
    const auto length = sequence_length(rest);
    const auto byte = static_cast<unsigned char>(rest[0]);
    const bool control = byte < 0x20 || byte == 0x7F;
    // What a service that runs tests would take for a command to itself.
    const bool command = (line_begins && rest.starts_with("::")) || rest.starts_with("##");
    line_begins = byte == '\n' || (line_begins && (byte == ' ' || byte == '\t' || byte == '\r'));
    if (length > 0 && !command && (!control || byte == '\n' || byte == '\t')) {
      safe += rest.substr(0, length);
      rest.remove_prefix(length);
    } else {
      if (byte != '\r' || !rest.starts_with("\r\n")) safe += fmt::format("\\x{:02x}", byte);
      rest.remove_prefix(1);
    }
  }
  return safe;
}

std::string one_line(const std::string& text) {
  std::string line;
  for (const char c : printable(text)) {
    line += c == '\n' ? "\\x0a" : c == '\t' ? "\\x09" : std::string(1, c);
  }
  return line;
}

} // namespace record
