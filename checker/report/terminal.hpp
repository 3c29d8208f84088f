#pragma once

#include "record/record.hpp"

#include <string>

/// Records as text for a terminal: pure functions, one a question.
namespace report {

/// Whether to colour; the caller knows where the text goes.
enum class Colour { no, yes };

/// One line for one judged exercise.
std::string progress_line(const record::Exercise& exercise, Colour colour);

/// One line for one submission of a class.
std::string graded_line(const record::Record& record, Colour colour);

/// What went wrong in an exercise, check by check; empty when there is nothing to say.
std::string details(const record::Exercise& exercise, Colour colour);

/// All that the compiler said of an answer; empty when it said nothing.
std::string compiler_output(const record::Exercise& exercise);

/// The bar of where you stand.
std::string standing(const record::Record& record, Colour colour);

} // namespace report
