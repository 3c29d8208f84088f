#pragma once

#include <string>

namespace record {

/// Text of a stranger, made harmless: control characters, bytes that are not UTF-8, marks that turn the direction of
/// writing, and what a service that runs tests would obey become visible escapes. Line breaks and tabs stay.
std::string printable(const std::string& text);

/// The same, and line breaks and tabs become visible too.
std::string one_line(const std::string& text);

} // namespace record
