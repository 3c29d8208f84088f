#include "studio.hpp"

#include "draw.hpp"
#include "progress.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <functional>
#include <map>
#include <thread>

namespace plots {

namespace {

namespace fs = std::filesystem;

/// The signal that asked us to stop. A picture that is being drawn then comes to its end, or to nothing.
std::atomic<int> stopped = 0;

/// Does work(i) for every i below count, on all cores.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  const auto worker = [&] {
    for (auto i = next++; i < count; i = next++) work(i);
  };
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::jthread> threads;
  for (std::size_t i = 0; i < std::min(count, cores); ++i) threads.emplace_back(worker);
}

/// A sentence for each reason that left figures out.
void complain(const std::vector<Figure>& figures, const std::vector<std::string>& failures) {
  std::map<std::string, std::vector<std::string>> left_out;
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (!failures[i].empty()) left_out[failures[i]].push_back(figures[i].name);
  }
  for (const auto& [reason, names] : left_out) {
    const bool all = names.size() == figures.size();
    fmt::print(stderr, "{} Not drawn: {}.\n", reason, all ? "all of them" : fmt::to_string(fmt::join(names, ", ")));
  }
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw Failure(fmt::format("The folder {} cannot be made: {}.", folder.string(), error.message()));
}

} // namespace

fs::path with_numbers(const Figure& figure, const fs::path& folder) {
  const auto series = figure.series();
  write_csv(figure, series, folder);
  draw(figure, series, png, folder);
  return draw(figure, series, svg, folder);
}

fs::path picture_only(const Figure& figure, const fs::path& folder) {
  return draw(figure, figure.series(), svg, folder);
}

bool make_all(const std::vector<Figure>& figures, const fs::path& folder, Make make) {
  make_folder(folder);
  std::vector<std::string> failures(figures.size());
  {
    Progress progress(figures, isatty(STDOUT_FILENO) != 0);
    in_parallel(figures.size(), [&](std::size_t i) {
      if (stopped != 0) return;
      try {
        progress.made(i, make(figures[i], folder));
      } catch (const std::exception& failure) {
        failures[i] = failure.what();
        progress.failed(i);
      }
    });
  }
  if (stopped != 0) throw Interrupted{stopped};
  complain(figures, failures);
  return std::all_of(failures.begin(), failures.end(), [](const auto& one) { return one.empty(); });
}

void obey_interrupts() {
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int number) { stopped = number; });
}

} // namespace plots
