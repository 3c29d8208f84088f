#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace course {

/// The numbered steps of a hints.md, each as one line without its number; none when there is no such file.
std::vector<std::string> hint_steps(const std::filesystem::path& page);

} // namespace course
