#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// What the course consists of: the folders that are there.
namespace course {

/// Where this build of the course finds its parts; CMake fills house.cpp.in with it.
struct House {
  std::filesystem::path source; ///< the repository
  std::filesystem::path build;  ///< the build folder
  std::string cmake;            ///< by absolute path
  std::string compiler;         ///< for answers, by absolute path
  std::string compiler_version; ///< its name and version
  std::vector<std::string> compiler_flags;
};

const House& house();

struct Exercise {
  std::string slug;
  std::string title; ///< the first line of its README
};

/// Every exercise, in the order of their names.
std::vector<Exercise> exercises();

/// The exercises with these slugs, or all when there are none. A slug may be shortened to what is still unique, as in
/// "02". Throws UsageError.
std::vector<Exercise> exercises(const std::vector<std::string>& slugs);

/// The command line asks for something that is not there; the text says what is.
struct UsageError : std::runtime_error {
  using runtime_error::runtime_error;
};

} // namespace course
