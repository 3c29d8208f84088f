#include "record/record.hpp"

#include "harmless.hpp"
#include "report/terminal.hpp"

#include <cstdint>
#include <stdexcept>

/// A record that lies on the disk: it is read or refused with a sentence, and no report of it holds a character that a
/// terminal obeys.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) try {
  const auto exercise = record::exercise_from_json({reinterpret_cast<const char*>(data), size});
  expect_harmless(report::progress_line(exercise, report::Colour::no));
  expect_harmless(report::details(exercise, report::Colour::no));
  expect_harmless(report::compiler_output(exercise));
  expect_harmless(record::to_json(exercise));
  return 0;
} catch (const std::runtime_error&) {
  return 0;
}
