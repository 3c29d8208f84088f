#include "course/diagnose.hpp"
#include "record/record.hpp"
#include "report/terminal.hpp"
#include "sandbox/sandbox.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

/// What a compiler says of a stranger's file, in which the stranger has a say: the part before the first NUL, if there
/// is one; behind it comes the file.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) try {
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  const auto cut = std::min(bytes.find('\0'), bytes.size());
  const auto diagnosis = course::diagnose(bytes.substr(0, cut), {.answer = bytes.substr(cut), .contract = ""});
  const record::Exercise exercise{.verdict = "does not compile",
                                  .reason = diagnosis.reason,
                                  .diagnostics = diagnosis.diagnostics,
                                  .help = diagnosis.help};
  const auto text = report::details(exercise, report::Colour::no);
  const auto harmless = [](char c) { return c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= ' '; };
  if (!std::all_of(text.begin(), text.end(), harmless)) std::abort();
  return 0;
} catch (const sandbox::Failure&) {
  return 0;
}
