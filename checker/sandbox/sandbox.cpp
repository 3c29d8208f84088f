#include "sandbox/sandbox.hpp"

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
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <mutex>
#include <set>

namespace sandbox {
namespace {

constexpr unsigned last_inherited_descriptor = 4;

/// How long to wait without a look at what the program has started.
constexpr std::chrono::milliseconds patience(100);

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

struct Status {
  pid_t pid;
  pid_t parent;
  uid_t user;
  unsigned threads;
};

std::vector<Status> all_processes() {
  std::vector<Status> all;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto name = entry.path().filename().string();
    if (!std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) continue;
    std::ifstream file(entry.path() / "status");
    Status status{.pid = std::stoi(name), .parent = 0, .user = 0, .threads = 0};
    for (std::string word; file >> word;) {
      if (word == "PPid:") file >> status.parent;
      if (word == "Uid:") file >> status.user;
      if (word == "Threads:" && file >> status.threads) break;
    }
    all.push_back(status);
  }
  return all;
}

unsigned threads_of_this_user() {
  unsigned threads = 0;
  for (const auto& process : all_processes()) threads += process.user == getuid() ? process.threads : 0;
  return threads;
}

/// Orphans become our children, wherever they moved to; each one killed may leave us the next.
void kill_orphans() {
  for (bool found = true; found;) {
    found = false;
    const std::scoped_lock lock(started_mutex);
    for (const auto& process : all_processes()) {
      if (process.parent != getpid() || started.contains(process.pid)) continue;
      found = true;
      kill(process.pid, SIGKILL);
      waitpid(process.pid, nullptr, 0);
    }
  }
}

/// How many processes stand below this one.
unsigned descendants() {
  std::set<pid_t> below{getpid()};
  const auto all = all_processes();
  for (bool grown = true; grown;) {
    grown = false;
    for (const auto& process : all) grown |= below.contains(process.parent) && below.insert(process.pid).second;
  }
  return static_cast<unsigned>(below.size()) - 1;
}

void limit(__rlimit_resource resource, rlim_t most, rlim_t grace = 0) {
  const rlimit value{.rlim_cur = most, .rlim_max = most + grace};
  setrlimit(resource, &value);
}

/// What the child does between fork and exec: only system calls, since the parent may have had other threads.
struct Start {
  std::array<int, last_inherited_descriptor + 1> descriptors;
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
    limit(RLIMIT_STACK, 8U << 20U);
    limit(RLIMIT_CORE, 0);
    if (chdir(working_folder) != 0) give_up();
    const int moved_failure = fcntl(failure, F_DUPFD_CLOEXEC, static_cast<int>(last_inherited_descriptor) + 1);
    // Two rounds, since a source may lie among the targets.
    std::array<int, last_inherited_descriptor + 1> high{};
    for (std::size_t i = 0; i < descriptors.size(); ++i) {
      high[i] = fcntl(descriptors[i], F_DUPFD_CLOEXEC, static_cast<int>(last_inherited_descriptor) + 1);
    }
    for (std::size_t i = 0; i < high.size(); ++i) dup2(high[i], static_cast<int>(i));
    close_range(last_inherited_descriptor + 1, ~0U, CLOSE_RANGE_CLOEXEC);
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

std::vector<std::string> protections(const Limits& limits) {
  return {"own session",
          "empty environment",
          "closed descriptors",
          "no new privileges",
          "orphans killed",
          fmt::format("CPU {} s", limits.cpu.count()),
          fmt::format("memory {} MB", limits.memory >> 20U),
          fmt::format("files {} MB", limits.file_size >> 20U),
          fmt::format("output {} kB", limits.output >> 10U),
          fmt::format("processes {}", limits.processes)};
}

Process::Process(const Command& command, const Limits& with_limits) : limits(with_limits) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGPIPE, SIG_IGN);
  const auto requests = make_pipe();
  const auto replies = make_pipe();
  const auto out_pipe = make_pipe();
  const auto err_pipe = make_pipe();
  const auto failure = make_pipe();
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  const Start start{
      .descriptors = {nothing, out_pipe.write_end, err_pipe.write_end, requests.read_end, replies.write_end},
      .arguments = pointers(command.arguments),
      .environment = pointers(command.environment),
      .working_folder = command.working_folder.c_str(),
      .limits = limits,
      .processes = threads_of_this_user() + limits.processes,
      .failure = failure.write_end};
  {
    const std::scoped_lock lock(started_mutex);
    pid = fork();
    if (pid == 0) start();
    if (pid > 0) started.insert(pid);
  }
  for (const int used : start.descriptors) close(used);
  close(failure.write_end);
  int error = 0;
  const auto failed = pid < 0 || read(failure.read_end, &error, sizeof error) > 0;
  close(failure.read_end);
  descriptors[to] = requests.write_end;
  descriptors[from] = replies.read_end;
  descriptors[out] = out_pipe.read_end;
  descriptors[err] = err_pipe.read_end;
  // pidfd_open has no wrapper in this C library.
  descriptors[end] = pid > 0 ? static_cast<int>(syscall(SYS_pidfd_open, pid, 0)) : -1;
  for (const auto channel : {to, from, out, err}) fcntl(descriptors[channel], F_SETFL, O_NONBLOCK);
  if (failed || descriptors[end] < 0) {
    if (error != 0) errno = error;
    const auto reason = fmt::format("{} could not be started: {}", command.arguments.front(), std::strerror(errno));
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
  const auto ready = poll(polled.data(), polled.size(), static_cast<int>(std::min(until(deadline), patience).count()));
  if (ready < 0 && errno != EINTR) fail("poll");
  // The kernel's own limit counts nothing for root.
  if (ready == 0 && descendants() > limits.processes) {
    stop(Ending::Kind::process_limit);
    return false;
  }
  if (polled[to].revents != 0) {
    const auto count = write(descriptors[to], unsent.data(), unsent.size());
    if (count > 0) unsent.erase(0, static_cast<std::size_t>(count));
    if (count < 0 && errno != EAGAIN) unsent.clear();
  }
  if (polled[from].revents != 0) drain(from, received);
  if (polled[out].revents != 0) drain(out, output);
  if (polled[err].revents != 0) drain(err, errors);
  if (output.size() + errors.size() > limits.output) {
    stop(Ending::Kind::output_limit);
    return false;
  }
  if (polled[end].revents != 0) reap();
  return !ending;
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
    if (!ending && WIFSIGNALED(status)) ending = Ending{Ending::Kind::signalled, WTERMSIG(status)};
    if (!ending) ending = Ending{Ending::Kind::exited, WEXITSTATUS(status)};
    kill_orphans();
    pid = -1;
    if (descriptors[from] >= 0) drain(from, received);
    if (descriptors[out] >= 0) drain(out, output);
    if (descriptors[err] >= 0) drain(err, errors);
  }
  for (int& descriptor : descriptors) {
    if (descriptor >= 0) close(descriptor);
    descriptor = -1;
  }
}

Outcome run(const Command& command, const Limits& limits) {
  Process process(command, limits);
  const auto ending = process.wait(Clock::now() + limits.wall);
  return {ending, std::move(process.output), std::move(process.errors)};
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
