#pragma once

#include "report/terminal.hpp"

#include <string>

namespace report {

/// What was expected and what came, side by side: the wrong entries marked, where the first one is and by how much it
/// is off, and what the wrong ones have in common. Of a large value, the part round the first difference. The failure
/// has to have a difference.
std::string comparison(const record::Failure& failure, Colour colour);

} // namespace report
