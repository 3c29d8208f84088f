#include "sandbox/sandbox.hpp"

#include "sandbox/isolation.hpp"
#include "sandbox/processes.hpp"

#include <fmt/format.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <set>

namespace sandbox {
namespace {

constexpr std::size_t own_descriptors = 5;
constexpr std::size_t most_descriptors = 7;
constexpr rlim_t open_files = 128;
constexpr std::size_t most_received = 64U << 20U;

/// How often to look at what the program and all that it has started use together.
constexpr std::chrono::milliseconds between_looks(100);

[[noreturn]] void fail(std::string_view what) { throw Failure(fmt::format("{}: {}", what, std::strerror(errno))); }

/// The programs that were started and not reaped yet; any other child of ours is an orphan of one of them.
std::mutex started_mutex;
std::set<pid_t> started;

struct Pipe {
  int read_end;
  int write_end;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) fail("no pipe could be made");
  return {ends[0], ends[1]};
}

/// Orphans become our children, wherever they moved to; each one killed may leave us the next.
void kill_orphans() {
  for (bool found = true; found;) {
    found = false;
    const std::scoped_lock lock(started_mutex);
    for (const auto child : children()) {
      if (started.contains(child)) continue;
      found = true;
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
    }
  }
}

void limit(__rlimit_resource resource, rlim_t most, rlim_t grace = 0) {
  const rlimit value{.rlim_cur = most, .rlim_max = most + grace};
  setrlimit(resource, &value);
}

/// How many this user may have at all. An isolated program is counted by itself, inside; a limit out here would count
/// what others run beside it as well, and let one starve another.
rlim_t most_processes() {
  rlimit most{};
  getrlimit(RLIMIT_NPROC, &most);
  return most.rlim_max;
}

/// What the child does between fork and exec: only system calls, since the parent may have had other threads.
struct Start {
  std::array<int, most_descriptors> descriptors;
  std::size_t inherited; ///< how many of them
  std::vector<char*> arguments;
  std::vector<char*> environment;
  const char* working_folder;
  Limits limits;
  rlim_t processes;
  int failure;

  [[noreturn]] void operator()() const {
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    // One second between SIGXCPU and SIGKILL tells the one limit from a kill by somebody else.
    limit(RLIMIT_CPU, static_cast<rlim_t>(limits.cpu.count()), 1);
    limit(RLIMIT_AS, limits.memory);
    limit(RLIMIT_FSIZE, limits.file_size);
    limit(RLIMIT_NPROC, processes);
    limit(RLIMIT_NOFILE, open_files);
    limit(RLIMIT_STACK, 8U << 20U);
    limit(RLIMIT_CORE, 0);
    if (chdir(working_folder) != 0) give_up();
    const int moved_failure = fcntl(failure, F_DUPFD_CLOEXEC, static_cast<int>(most_descriptors));
    // Two rounds, since a source may lie among the targets.
    std::array<int, most_descriptors> high{};
    for (std::size_t i = 0; i < inherited; ++i) {
      high[i] = fcntl(descriptors[i], F_DUPFD_CLOEXEC, static_cast<int>(most_descriptors));
    }
    for (std::size_t i = 0; i < inherited; ++i) dup2(high[i], static_cast<int>(i));
    close_range(static_cast<unsigned>(inherited), ~0U, CLOSE_RANGE_CLOEXEC);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    signal(SIGPIPE, SIG_DFL);
    execve(arguments.front(), arguments.data(), environment.data());
    const int error = errno;
    [[maybe_unused]] const auto written = write(moved_failure, &error, sizeof error);
    _exit(127);
  }

  [[noreturn]] void give_up() const {
    const int error = errno;
    [[maybe_unused]] const auto written = write(failure, &error, sizeof error);
    _exit(127);
  }
};

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> all;
  all.reserve(texts.size() + 1);
  // execve's interface lacks the const that it honours.
  for (const auto& text : texts) all.push_back(const_cast<char*>(text.c_str()));
  all.push_back(nullptr);
  return all;
}

std::chrono::milliseconds until(Clock::time_point deadline) {
  return std::max(std::chrono::milliseconds(0), std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()));
}

} // namespace

std::vector<std::string> protections(const Limits& limits, bool isolated) {
  std::vector<std::string> all{"own session",
                               "empty environment",
                               "closed descriptors",
                               "no new privileges",
                               "orphans killed",
                               fmt::format("CPU {} s", limits.cpu.count()),
                               fmt::format("memory {} MB", limits.memory >> 20U),
                               fmt::format("files {} MB", limits.file_size >> 20U),
                               fmt::format("output {} kB", limits.output >> 10U),
                               fmt::format("processes {}", limits.processes)};
  if (!isolated) return all;
  for (const auto* more : {"own file system", "own users", "own processes", "no network", "system calls filtered"}) {
    all.emplace_back(more);
  }
  all.push_back(fmt::format("scratch {} MB in {} files", limits.scratch >> 20U, limits.scratch_files()));
  return all;
}

Process::Process(const Command& command, const Limits& with_limits)
    : limits(with_limits), is_isolated(command.view.has_value()), scratch(is_isolated ? command.view->scratch : "") {
  static std::atomic<unsigned> number = 0;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGPIPE, SIG_IGN);
  const auto requests = make_pipe();
  const auto replies = make_pipe();
  const auto out_pipe = make_pipe();
  const auto err_pipe = make_pipe();
  const auto status_pipe = make_pipe();
  const auto failure = make_pipe();
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const int filter = is_isolated ? call_filter() : -1;
  const auto words = is_isolated ? isolated(command, limits, number++) : command.arguments;
  const Start start{.descriptors = {nothing, out_pipe.write_end, err_pipe.write_end, requests.read_end,
                                    replies.write_end, filter, status_pipe.write_end},
                    .inherited = is_isolated ? most_descriptors : own_descriptors,
                    .arguments = pointers(words),
                    .environment = pointers(command.environment),
                    .working_folder = is_isolated ? "/" : command.working_folder.c_str(),
                    .limits = limits,
                    .processes = is_isolated ? most_processes() : threads_of_this_user() + limits.processes,
                    .failure = failure.write_end};
  {
    const std::scoped_lock lock(started_mutex);
    pid = fork();
    if (pid == 0) start();
    if (pid > 0) started.insert(pid);
  }
  for (const int used : start.descriptors) {
    if (used >= 0) close(used);
  }
  close(failure.write_end);
  int error = 0;
  const auto failed = pid < 0 || read(failure.read_end, &error, sizeof error) > 0;
  close(failure.read_end);
  descriptors[to] = requests.write_end;
  descriptors[from] = replies.read_end;
  descriptors[out] = out_pipe.read_end;
  descriptors[err] = err_pipe.read_end;
  descriptors[report] = status_pipe.read_end;
  // pidfd_open has no wrapper in this C library.
  descriptors[end] = pid > 0 ? static_cast<int>(syscall(SYS_pidfd_open, pid, 0)) : -1;
  for (const auto channel : {to, from, out, err, report}) fcntl(descriptors[channel], F_SETFL, O_NONBLOCK);
  if (failed || descriptors[end] < 0) {
    if (error != 0) errno = error;
    const auto reason = fmt::format("{} could not be started: {}", words.front(), std::strerror(errno));
    reap();
    throw Failure(reason);
  }
}

Process::~Process() { reap(); }

void Process::drain(Channel channel, std::string& into) {
  std::array<char, 65536> buffer;
  for (;;) {
    const auto count = read(descriptors[channel], buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) return;
    if (count <= 0) {
      close(descriptors[channel]);
      descriptors[channel] = -1;
      return;
    }
    into.append(buffer.data(), static_cast<std::size_t>(count));
    // A writer that never stops must not keep us here: what is left is read in the next round.
    if (into.size() > limits.output) return;
  }
}

/// One round of waiting and moving bytes; false when the program is over.
bool Process::pump(Clock::time_point deadline) {
  if (ending) return false;
  std::array<pollfd, channels> polled;
  for (int i = 0; i < channels; ++i) {
    polled[static_cast<std::size_t>(i)] = {descriptors[i], static_cast<short>(i == to ? POLLOUT : POLLIN), 0};
  }
  if (unsent.empty()) polled[to].fd = -1;
  // Who sends more than anybody wants has to wait.
  if (received.size() > most_received) polled[from].fd = -1;
  const auto wait_for = static_cast<int>(std::min(until(deadline), between_looks).count());
  if (poll(polled.data(), polled.size(), wait_for) < 0 && errno != EINTR) fail("poll");
  look_at_usage();
  if (ending) return false;
  if (polled[to].revents != 0) {
    const auto count = write(descriptors[to], unsent.data(), unsent.size());
    if (count > 0) unsent.erase(0, static_cast<std::size_t>(count));
    if (count < 0 && errno != EAGAIN) unsent.clear();
  }
  if (polled[from].revents != 0) drain(from, received);
  if (polled[out].revents != 0) drain(out, output);
  if (polled[err].revents != 0) drain(err, errors);
  if (polled[report].revents != 0) drain(report, reported);
  if (output.size() + errors.size() > limits.output) {
    stop(Ending::Kind::output_limit);
    return false;
  }
  if (polled[end].revents != 0) reap();
  if (never_ran) throw Failure(fmt::format("nothing can be isolated here: {}", errors));
  return !ending;
}

Usage Process::usage() const {
  const std::scoped_lock lock(started_mutex);
  return sandbox::usage(pid, started, scratch);
}

/// The kernel's own limits are for each process, and count nothing for root.
void Process::look_at_usage() {
  if (Clock::now() - looked < between_looks) return;
  looked = Clock::now();
  const auto used = usage();
  // bubblewrap is two of them, which the kernel's limit does not count.
  if (used.processes > limits.processes + (is_isolated ? 2 : 0)) stop(Ending::Kind::process_limit);
  if (used.memory > limits.memory) stop(Ending::Kind::memory_limit);
  if (used.files > limits.scratch_files()) stop(Ending::Kind::files_limit);
}

bool Process::send(std::string_view bytes, Clock::time_point deadline) {
  unsent += bytes;
  while (!unsent.empty()) {
    if (Clock::now() >= deadline || !pump(deadline)) return false;
  }
  return true;
}

std::optional<std::string> Process::receive(std::size_t size, Clock::time_point deadline) {
  while (received.size() < size) {
    if (Clock::now() >= deadline || !pump(deadline)) break;
  }
  if (received.size() < size) return std::nullopt;
  auto front = received.substr(0, size);
  received.erase(0, size);
  return front;
}

Ending Process::wait(Clock::time_point deadline) {
  while (pump(deadline)) {
    if (Clock::now() >= deadline) stop(Ending::Kind::wall_limit);
  }
  return *ending;
}

void Process::stop(Ending::Kind why) {
  ending = Ending{why};
  reap();
}

/// Kills what is left of the program, notes how it ended unless that is known, and takes the last of its output.
void Process::reap() {
  if (pid > 0) {
    const bool over = descriptors[end] >= 0 && [&] {
      pollfd polled{descriptors[end], POLLIN, 0};
      return poll(&polled, 1, 0) > 0;
    }();
    if (!over) kill(pid, SIGKILL);
    int status = 0;
    {
      // The group dies before its leader is reaped: until then nobody else can have its number.
      kill(-pid, SIGKILL);
      const std::scoped_lock lock(started_mutex);
      while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
      started.erase(pid);
    }
    kill_orphans();
    pid = -1;
    if (descriptors[from] >= 0) drain(from, received);
    if (descriptors[out] >= 0) drain(out, output);
    if (descriptors[err] >= 0) drain(err, errors);
    if (descriptors[report] >= 0) drain(report, reported);
    if (!ending) note_ending(status);
  }
  for (int& descriptor : descriptors) {
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
  }
}

/// What waitpid said of the program, or of the bubblewrap around it, which passes a signal on as a code.
void Process::note_ending(int status) {
  constexpr int first_signal_code = 128;
  const int code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) {
    ending = Ending{Ending::Kind::signalled, WTERMSIG(status)};
  } else if (is_isolated && code > first_signal_code) {
    ending = Ending{Ending::Kind::signalled, code - first_signal_code};
  } else {
    ending = Ending{Ending::Kind::exited, code};
  }
  constexpr auto reported_only_of_what_ran = "exit-code";
  never_ran = is_isolated && WIFEXITED(status) && reported.find(reported_only_of_what_ran) == std::string::npos;
}

Outcome run(const Command& command, const Limits& limits) {
  Process process(command, limits);
  const auto ending = process.wait(Clock::now() + limits.wall);
  return {ending, std::move(process.output), std::move(process.errors), process.rest()};
}

std::string describe(const Ending& ending, const Limits& limits) {
  switch (ending.kind) {
  case Ending::Kind::exited:
    return fmt::format("ended by itself with exit code {}", ending.code);
  case Ending::Kind::wall_limit:
    return fmt::format("ran for more than {:.0f} seconds and was stopped",
                       std::chrono::duration<double>(limits.wall).count());
  case Ending::Kind::output_limit:
    return fmt::format("printed more than {} kB and was stopped", limits.output >> 10U);
  case Ending::Kind::process_limit:
    return fmt::format("started more than {} processes and was stopped", limits.processes);
  case Ending::Kind::memory_limit:
    return fmt::format("used more than {} MB of memory and was stopped", limits.memory >> 20U);
  case Ending::Kind::files_limit:
    return fmt::format("made more than {} files and was stopped", limits.scratch_files());
  case Ending::Kind::signalled:
    break;
  }
  switch (ending.code) {
  case SIGXCPU:
    return fmt::format("computed for more than {} seconds and was stopped", limits.cpu.count());
  case SIGXFSZ:
    return fmt::format("wrote a file of more than {} MB and was stopped", limits.file_size >> 20U);
  case SIGSEGV:
    return "ended with a segmentation fault (SIGSEGV): it used memory that is not its own";
  case SIGABRT:
    return "gave up with abort (SIGABRT)";
  case SIGFPE:
    return "ended with an arithmetic fault (SIGFPE), as an integer division by zero gives,";
  default:
    return fmt::format("was ended by signal {} ({})", ending.code, sigabbrev_np(ending.code));
  }
}

} // namespace sandbox
