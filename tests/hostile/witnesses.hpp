#pragma once

#include "hostile/person.hpp"

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace hostile {

/// What no answer may reach: a file, a process and a port that it is told of, and what the judging program has in its
/// environment. They are there for as long as this object.
class Witnesses {
public:
  /// The process is this person's, and the file one that this person can read and write.
  Witnesses(const Person& person, const std::filesystem::path& folder);
  Witnesses(const Witnesses&) = delete;
  Witnesses& operator=(const Witnesses&) = delete;
  ~Witnesses();

  /// The text with the places of the witnesses where it has "@secret file@", "@process@" and "@port@".
  std::string named_in(const std::string& text) const;

  /// Which of them show that something was there, and whether this text, all that is known of an answer, holds a
  /// secret.
  std::vector<std::string> touched(const std::string& record) const;

private:
  std::string secret;
  std::filesystem::path file;
  std::string contents;
  std::filesystem::file_time_type written;
  pid_t process;
  int listener;
  int port;
};

/// What the machine has left.
struct Machine {
  std::uint64_t memory; ///< bytes that are available
  std::size_t processes;
  std::uint64_t disk;      ///< bytes that are free where the build folder is
  std::uint64_t temporary; ///< and where temporary files are
};

Machine machine();

/// The command lines of what was started in a stage of the course's build folder, or by an answer, and still runs.
std::vector<std::string> left_behind();

} // namespace hostile
