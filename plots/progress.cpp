#include "progress.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace plots {

namespace {

constexpr auto clear_line = "\r\x1b[K";

} // namespace

Progress::Progress(const std::vector<Figure>& all, bool on_terminal)
    : figures(all), terminal(on_terminal), lines(all.size()) {}

Progress::~Progress() {
  if (terminal) fmt::print(clear_line);
  std::fflush(stdout);
}

void Progress::made(std::size_t index, const std::filesystem::path& picture) {
  done(index, fmt::format("{}  {}\n", padded(figures[index].name), picture.string()));
}

void Progress::failed(std::size_t index) { done(index, ""); }

void Progress::done(std::size_t index, const std::string& line) {
  const std::lock_guard lock(mutex);
  lines[index] = line;
  ++count;
  if (terminal) {
    fmt::print("{}{} of {}  {}", clear_line, count, figures.size(), figures[index].name);
  } else {
    while (printed < lines.size() && lines[printed]) fmt::print("{}", *lines[printed++]);
  }
  std::fflush(stdout);
}

} // namespace plots
