#pragma once

#include "course/judge.hpp"
#include "report/terminal.hpp"

#include <cstdint>
#include <string>

namespace course {

/// Watches a submission at the terminal: judges an exercise whenever its file is saved, one at a time, shows the
/// verdict in place, and goes on to the next one that does not pass when one passes. Begins with this exercise, or,
/// where the name is empty, with the first that does not pass. Comes back when the student has had enough; a signal
/// that asks for the end ends the program, with the terminal as it was. Throws UsageError where there is no terminal.
void watch(const Submission& submission, const std::string& slug, const Terms& terms, report::Colour colour);

} // namespace course
