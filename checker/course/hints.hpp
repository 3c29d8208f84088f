#pragma once

#include "course/exercises.hpp"
#include "report/terminal.hpp"

#include <string>
#include <vector>

/// The hints of an exercise, one step at a time.
namespace course {

/// The numbered steps of a page of hints, each on one line. Throws std::runtime_error when there is none.
std::vector<std::string> hint_steps(const std::filesystem::path& page);

/// Shows one step more than the last time, below the steps that were shown before; with `again`, only the first.
std::string hint(const Exercise& exercise, bool again, report::Colour colour);

} // namespace course
