#include "course/exercises.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace course {
namespace {

std::string title_of(const std::filesystem::path& folder) {
  std::ifstream readme(folder / "README.md");
  std::string line;
  std::getline(readme, line);
  line.erase(0, line.find_first_not_of("# "));
  return line.empty() ? folder.filename().string() : line;
}

} // namespace

std::vector<Exercise> exercises() {
  std::vector<Exercise> all;
  for (const auto& entry : std::filesystem::directory_iterator(house().source / "exercises")) {
    if (!std::filesystem::exists(entry.path() / "exercise.hpp")) continue;
    all.push_back({entry.path().filename().string(), title_of(entry.path())});
  }
  std::sort(all.begin(), all.end(), [](const auto& left, const auto& right) { return left.slug < right.slug; });
  return all;
}

std::vector<Exercise> exercises(const std::vector<std::string>& slugs) {
  auto all = exercises();
  if (slugs.empty()) return all;
  std::vector<Exercise> chosen;
  for (const auto& slug : slugs) {
    std::vector<Exercise> matches;
    std::copy_if(all.begin(), all.end(), std::back_inserter(matches),
                 [&](const auto& one) { return one.slug.starts_with(slug); });
    const auto exact = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.slug == slug; });
    if (exact != all.end()) matches = {*exact};
    if (matches.size() != 1) {
      std::vector<std::string> known;
      for (const auto& one : matches.empty() ? all : matches) known.push_back(one.slug);
      throw UsageError(fmt::format("{} exercise is called '{}'. There {}: {}.",
                                   matches.empty() ? "No" : "More than one", slug, known.size() == 1 ? "is" : "are",
                                   fmt::join(known, ", ")));
    }
    chosen.push_back(matches.front());
  }
  return chosen;
}

} // namespace course
