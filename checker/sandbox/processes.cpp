#include "sandbox/processes.hpp"

#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace sandbox {
namespace {

struct Status {
  pid_t pid;
  pid_t parent;
  uid_t user;
  unsigned threads;
  std::uint64_t memory;
  bool runnable;
};

/// Of a process and its threads, from when it began.
std::chrono::milliseconds computed(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(file, text);
  // Behind the name, which may hold anything, stand 11 other fields.
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 1)));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  long user = 0;
  long system = 0;
  fields >> user >> system;
  return std::chrono::milliseconds((user + system) * 1000 / sysconf(_SC_CLK_TCK));
}

std::vector<Status> all_processes() {
  std::vector<Status> all;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto name = entry.path().filename().string();
    if (!std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) continue;
    std::ifstream file(entry.path() / "status");
    Status status{.pid = std::stoi(name), .parent = 0, .user = 0, .threads = 0, .memory = 0, .runnable = false};
    for (std::string word; file >> word;) {
      if (word == "State:" && file >> word) status.runnable = word == "R";
      if (word == "PPid:") file >> status.parent;
      if (word == "Uid:") file >> status.user;
      if (word == "VmRSS:" && file >> status.memory) status.memory <<= 10U;
      if (word == "Threads:" && file >> status.threads) break;
    }
    all.push_back(status);
  }
  return all;
}

/// In the scratch folder as the process sees it; 0 where that is not mounted, and what is seen is the folder below.
std::uint64_t files_in_scratch(pid_t process, const std::filesystem::path& scratch) {
  const auto seen = "/proc/" + std::to_string(process) + "/root" + scratch.string();
  struct stat inside {};
  struct stat outside {};
  struct statvfs counts {};
  if (stat(seen.c_str(), &inside) != 0 || statvfs(seen.c_str(), &counts) != 0) return 0;
  if (stat(scratch.c_str(), &outside) == 0 && inside.st_dev == outside.st_dev) return 0;
  return counts.f_files - counts.f_ffree;
}

} // namespace

Usage usage(pid_t root, const std::set<pid_t>& started, const std::filesystem::path& scratch) {
  const auto all = all_processes();
  std::set<pid_t> below{root};
  for (const auto& process : all) {
    if (process.parent == getpid() && !started.contains(process.pid)) below.insert(process.pid);
  }
  for (bool grown = true; grown;) {
    grown = false;
    for (const auto& process : all) grown |= below.contains(process.parent) && below.insert(process.pid).second;
  }
  Usage sum;
  for (const auto& process : all) {
    if (!below.contains(process.pid)) continue;
    ++sum.processes;
    sum.memory += process.memory;
    sum.computed += computed(process.pid);
    sum.is_runnable |= process.runnable;
    if (!scratch.empty()) sum.files = std::max(sum.files, files_in_scratch(process.pid, scratch));
  }
  return sum;
}

unsigned threads_of_this_user() {
  unsigned threads = 0;
  for (const auto& process : all_processes()) threads += process.user == getuid() ? process.threads : 0;
  return threads;
}

std::set<pid_t> children() {
  std::set<pid_t> all;
  for (const auto& process : all_processes()) {
    if (process.parent == getpid()) all.insert(process.pid);
  }
  return all;
}

} // namespace sandbox
