#include "hostile/witnesses.hpp"

#include <fmt/format.h>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <random>
#include <regex>
#include <stdexcept>

namespace hostile {
namespace {

/// A port of this machine's own, on which nobody ever accepts; the kernel takes connections all the same.
int listen_on_loopback(int& port) {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  if (bind(listener, any, size) != 0 || listen(listener, 8) != 0 || getsockname(listener, any, &size) != 0) {
    throw std::runtime_error("no port to listen on");
  }
  port = ntohs(address.sin_port);
  return listener;
}

/// As /proc tells it: S for one that sleeps, T for one that was stopped; nothing when there is none.
char state_of(pid_t process) {
  std::ifstream file(fmt::format("/proc/{}/status", process));
  for (std::string word; file >> word;) {
    if (word == "State:" && file >> word) return word.front();
  }
  return 0;
}

template <class Visit>
void each_process(Visit visit) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto name = entry.path().filename().string();
    if (std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; })) visit(entry.path());
  }
}

} // namespace

Witnesses::Witnesses(const Person& person, const std::filesystem::path& folder)
    : secret(fmt::format("secret_{:08x}{:08x}", std::random_device()(), std::random_device()())),
      file(folder / "canary.txt"), contents(fmt::format("int {};\n", secret)), listener(listen_on_loopback(port)) {
  support::write(file, contents);
  std::filesystem::permissions(file, std::filesystem::perms(0666));
  written = std::filesystem::last_write_time(file);
  setenv("SECRET", secret.c_str(), 1);
  const auto started = support::run(person.as + "sh -c 'sleep 86394 >/dev/null 2>&1 & echo $!'");
  process = std::atoi(started.output.c_str());
  if (process <= 1) throw std::runtime_error("the process that is to live did not start: " + started.errors);
}

Witnesses::~Witnesses() {
  kill(process, SIGKILL);
  close(listener);
  unsetenv("SECRET");
}

std::string Witnesses::named_in(const std::string& text) const {
  auto named = std::regex_replace(text, std::regex("@secret file@"), file.string());
  named = std::regex_replace(named, std::regex("@process@"), std::to_string(process));
  return std::regex_replace(named, std::regex("@port@"), std::to_string(port));
}

std::vector<std::string> Witnesses::touched(const std::string& record) const {
  std::vector<std::string> all;
  if (support::read(file) != contents || std::filesystem::last_write_time(file) != written) all.emplace_back("file");
  if (state_of(process) != 'S') all.emplace_back("process");
  pollfd heard{listener, POLLIN, 0};
  if (poll(&heard, 1, 0) != 0) all.emplace_back("port");
  if (record.find(secret) != std::string::npos) all.emplace_back("secret");
  return all;
}

Machine machine() {
  Machine now{.memory = 0,
              .processes = 0,
              .disk = std::filesystem::space(support::build()).available,
              .temporary = std::filesystem::space(std::filesystem::temp_directory_path()).available};
  std::ifstream file("/proc/meminfo");
  for (std::string word; file >> word;) {
    if (word == "MemAvailable:" && file >> now.memory) now.memory <<= 10U;
  }
  each_process([&](const auto&) { ++now.processes; });
  return now;
}

std::vector<std::string> left_behind() {
  const auto stage = (support::build() / "stage").string();
  std::vector<std::string> all;
  each_process([&](const std::filesystem::path& process) {
    std::ifstream stream(process / "cmdline", std::ios::binary);
    std::string line;
    std::getline(stream, line);
    std::replace(line.begin(), line.end(), '\0', ' ');
    if (line.find(stage) != std::string::npos || line.find("86399") != std::string::npos) all.push_back(line);
  });
  return all;
}

} // namespace hostile
