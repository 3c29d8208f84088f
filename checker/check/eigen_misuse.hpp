#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

/// What an answer program says when it broke one of Eigen's rules, for a student to read.
namespace check {

/// What was broken, in words for the usual rules; `said` is what the program sent, which may be anything.
std::string sentence_of_misuse(const std::string& said);

/// The innermost line of exercise.cpp among the calls that `said` tells of; 0 when there is none. Only hexadecimal
/// numbers are taken from there; the program, as untrusted, is read in the sandbox.
std::size_t line_of_misuse(const std::string& said, const std::filesystem::path& program, bool isolated);

} // namespace check
