#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The only code that starts processes. Whatever it starts runs in a session of its own, with an empty environment,
/// with no descriptor but the ones listed here, and under limits; when it is over, everything that it started is
/// killed too, also what left its session. A command with a View runs isolated: it has no network, and sees no process
/// and no file but what the View shows.
namespace sandbox {

using Clock = std::chrono::steady_clock;

/// The machine could not do what was asked: no fault of the program that was to run.
struct Failure : std::runtime_error {
  using runtime_error::runtime_error;
};

struct Limits {
  std::chrono::seconds cpu;
  std::chrono::milliseconds wall; ///< for a whole run(); a conversation sets its own deadlines
  std::uint64_t memory;           ///< bytes of address space of each process, and of memory in use by all together
  std::uint64_t file_size;        ///< bytes of any one file
  std::uint64_t output;           ///< bytes of stdout and stderr together
  unsigned processes;             ///< processes and threads; not isolated, beyond those that the user has already
  std::uint64_t scratch;          ///< bytes that an isolated program can write, all files together

  /// How many files, which take memory even where they are empty.
  std::uint64_t scratch_files() const { return scratch / 4096; }
};

/// What an isolated program sees.
struct View {
  std::vector<std::filesystem::path> paths{}; ///< by absolute name, and read-only; the C library is always there
  std::filesystem::path scratch{};            ///< a folder that is empty at first, the only one to write to
};

struct Command {
  std::vector<std::string> arguments; ///< the program, by absolute path, and its arguments
  std::filesystem::path working_folder;
  std::vector<std::string> environment = {}; ///< as NAME=value
  std::optional<View> view = {};             ///< isolated, when there is one
};

/// How a program ended.
struct Ending {
  enum class Kind { exited, signalled, wall_limit, output_limit, process_limit, memory_limit, files_limit } kind;
  int code = 0; ///< the exit code, or the signal's number
};

/// The protections that a started program is under, isolated or not, one short phrase each.
std::vector<std::string> protections(const Limits& limits, bool isolated);

/// Why no program can be isolated on this machine, and what to do about it; empty when one can, which has been tried.
std::string isolation_obstacle();

/// What a program and all that it has started take together.
struct Usage {
  unsigned processes = 0;
  std::uint64_t memory = 0;              ///< bytes in use
  std::chrono::milliseconds computed{0}; ///< by those that are there now
  bool is_runnable = false;              ///< one of them would compute on if the machine let it
  std::uint64_t files = 0;               ///< in the scratch folder of an isolated one
};

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

  Usage usage() const;

  /// Whether it is known how the program ended.
  bool has_ended() const { return ending.has_value(); }

  /// All that the program sent and nobody has received.
  std::string rest() { return std::exchange(received, {}); }

  /// Waits for the end, and kills the program when the deadline passes first.
  Ending wait(Clock::time_point deadline);

  std::string output; ///< what it wrote to stdout
  std::string errors; ///< what it wrote to stderr

private:
  enum Channel { to, from, out, err, report, end, channels };
  bool pump(Clock::time_point deadline);
  void drain(Channel channel, std::string& into);
  void look_at_usage();
  void note_ending(int status);
  void reap();
  void stop(Ending::Kind why);

  Limits limits;
  pid_t pid = -1;
  int descriptors[channels] = {-1, -1, -1, -1, -1, -1};
  std::string unsent;
  std::string received;
  std::string reported; ///< by bubblewrap, where the program is isolated
  bool is_isolated;
  std::filesystem::path scratch;           ///< where it is isolated and has one
  bool never_ran = false;                  ///< since bubblewrap could not isolate it
  Clock::time_point looked = Clock::now(); ///< at what all of it uses
  std::optional<Ending> ending;
};

struct Outcome {
  Ending ending;
  std::string output;
  std::string errors;
  std::string sent; ///< on descriptor 4, at most as much as it may print
};

/// Runs a program to its end.
Outcome run(const Command& command, const Limits& limits);

/// How a program ended, for a reader: "ended with a segmentation fault (SIGSEGV)".
std::string describe(const Ending& ending, const Limits& limits);

} // namespace sandbox
