#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// The only code that starts processes. Whatever it starts runs in a session of its own, with an empty environment,
/// with no descriptor but the ones listed here, and under limits; when it is over, everything that it started is
/// killed too, also what left its session. Isolation from the file system and the network has its place in start().
namespace sandbox {

using Clock = std::chrono::steady_clock;

/// The machine could not do what was asked: no fault of the program that was to run.
struct Failure : std::runtime_error {
  using runtime_error::runtime_error;
};

struct Limits {
  std::chrono::seconds cpu;
  std::chrono::milliseconds wall; ///< for a whole run(); a conversation sets its own deadlines
  std::uint64_t memory;           ///< bytes of address space
  std::uint64_t file_size;        ///< bytes of any one file
  std::uint64_t output;           ///< bytes of stdout and stderr together
  unsigned processes;             ///< processes and threads beyond those that the user has already
};

struct Command {
  std::vector<std::string> arguments; ///< the program, by absolute path, and its arguments
  std::filesystem::path working_folder;
  std::vector<std::string> environment = {}; ///< as NAME=value
};

/// How a program ended.
struct Ending {
  enum class Kind { exited, signalled, wall_limit, output_limit, process_limit } kind;
  int code = 0; ///< the exit code, or the signal's number
};

/// The protections that every started program is under, one short phrase each.
std::vector<std::string> protections(const Limits& limits);

/// A running program. Descriptor 3 of the program is read from, and descriptor 4 written to, by this object;
/// both outputs are collected up to their limit. Destroying it kills the program and all that it started.
class Process {
public:
  Process(const Command& command, const Limits& limits);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process();

  /// Sends all the bytes; false when the program ends or the deadline passes first.
  bool send(std::string_view bytes, Clock::time_point deadline);

  /// Takes exactly `size` bytes of what the program sent; nothing when it ends or the deadline passes first.
  std::optional<std::string> receive(std::size_t size, Clock::time_point deadline);

  /// Waits for the end, and kills the program when the deadline passes first.
  Ending wait(Clock::time_point deadline);

  std::string output; ///< what it wrote to stdout
  std::string errors; ///< what it wrote to stderr

private:
  enum Channel { to, from, out, err, end, channels };
  bool pump(Clock::time_point deadline);
  void drain(Channel channel, std::string& into);
  void reap();
  void stop(Ending::Kind why);

  Limits limits;
  pid_t pid = -1;
  int descriptors[channels] = {-1, -1, -1, -1, -1};
  std::string unsent;
  std::string received;
  std::optional<Ending> ending;
};

struct Outcome {
  Ending ending;
  std::string output;
  std::string errors;
};

/// Runs a program to its end.
Outcome run(const Command& command, const Limits& limits);

/// How a program ended, for a reader: "ended with a segmentation fault (SIGSEGV)".
std::string describe(const Ending& ending, const Limits& limits);

} // namespace sandbox
