#pragma once

#include "course/exercises.hpp"
#include "report/terminal.hpp"

#include <string>

/// The hints of an exercise, one step at a time.
namespace course {

/// Shows one step more than the last time, below the steps that were shown before; with `again`, only the first.
/// `for_more` says how to ask for the next one. Throws std::runtime_error when the exercise has no hints.
std::string hint(const Exercise& exercise, bool again, report::Colour colour, const std::string& for_more);

} // namespace course
