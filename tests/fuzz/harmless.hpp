#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>

/// Aborts, as fuzzers want it, where the text holds a character that a terminal obeys.
inline void expect_harmless(const std::string& text) {
  const auto harmless = [](char c) { return c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= ' '; };
  if (!std::all_of(text.begin(), text.end(), harmless)) std::abort();
}
