#pragma once

#include "sandbox/sandbox.hpp"

/// Isolation by bubblewrap: the program gets a machine of its own, on which there is nothing but what its View shows.
namespace sandbox {

/// The descriptors under which bubblewrap takes its filter and tells what becomes of the program.
inline constexpr int filter_descriptor = 5;
inline constexpr int status_descriptor = 6;

/// The command that runs this one isolated; `number` tells sandboxes apart that run at the same time.
std::vector<std::string> isolated(const Command& command, const Limits& limits, unsigned number);

/// A new descriptor from which bubblewrap reads which system calls are refused: those that a numeric function, or a
/// compiler, never needs. Throws Failure.
int call_filter();

} // namespace sandbox
