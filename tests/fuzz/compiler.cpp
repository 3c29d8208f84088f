#include "course/diagnose.hpp"
#include "harmless.hpp"
#include "record/record.hpp"
#include "report/terminal.hpp"
#include "sandbox/sandbox.hpp"

#include <algorithm>
#include <cstdint>

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
  expect_harmless(report::details(exercise, report::Colour::no));
  return 0;
} catch (const sandbox::Failure&) {
  return 0;
}
