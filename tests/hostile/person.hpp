#pragma once

#include "support.hpp"

#include <string>
#include <vector>

/// Who judges: the user that runs the tests; and, where that is root, an ordinary user as well.
namespace hostile {

class Person {
public:
  /// Whoever runs this.
  static Person oneself();

  /// An ordinary user. Where the course's build folder is, this one sees a copy that is its own. Only root can make
  /// one.
  static Person ordinary(const std::filesystem::path& copy);

  /// Runs `course check --isolated` with these arguments, from a seed that nobody has used: nothing is known
  /// beforehand.
  support::Ran check(const std::string& arguments) const;

  std::string name;
  std::string as;     ///< what stands before a command to run it as this user
  std::string inside; ///< the same with the copy of the build folder in its place
};

/// Those that this machine has; the copy that one of them needs is in this folder.
std::vector<Person> people(const std::filesystem::path& folder);

} // namespace hostile
