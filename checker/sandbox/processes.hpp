#pragma once

#include "sandbox/sandbox.hpp"

#include <sys/types.h>

#include <set>

/// What the system says of running processes.
namespace sandbox {

/// Of everything below `root`, itself included; and of what has lost its parent and is ours now, unless its number is
/// among `started`, and of all that is below that. One that is isolated has a `scratch` folder of its own.
Usage usage(pid_t root, const std::set<pid_t>& started, const std::filesystem::path& scratch);

/// How many threads run under this process's user.
unsigned threads_of_this_user();

/// The processes that have this one for a parent.
std::set<pid_t> children();

} // namespace sandbox
