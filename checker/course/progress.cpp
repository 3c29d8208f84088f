#include "course/progress.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>

namespace course {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Remembered, verdict, points, max_points, source, best_points, passed,
                                                hints)

namespace {

namespace fs = std::filesystem;

/// Grows when a field changes its meaning; a new field needs no new version.
constexpr int version = 1;

/// Keeps other commands out of a folder's progress for as long as this object is there. Where the folder cannot be
/// locked, nobody waits.
class Lock {
public:
  explicit Lock(const fs::path& folder) : descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (descriptor >= 0) flock(descriptor, LOCK_EX);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() {
    if (descriptor >= 0) close(descriptor);
  }

private:
  int descriptor;
};

struct Document {
  nlohmann::json json = {{"version", version}, {"exercises", nlohmann::json::object()}};
  std::string notice{};
  bool may_write = true;
};

std::map<std::string, Remembered> exercises_in(const nlohmann::json& json) {
  return json.at("exercises").get<std::map<std::string, Remembered>>();
}

Document set_aside(const fs::path& file) {
  const auto taken = [](const fs::path& name) { return fs::exists(fs::symlink_status(name)); };
  auto aside = file.string() + ".unreadable";
  for (int i = 2; taken(aside); ++i) aside = fmt::format("{}.unreadable-{}", file.string(), i);
  std::error_code error;
  fs::rename(file, aside, error);
  if (error) {
    return {.notice = fmt::format("Your progress in {} cannot be read, nor set aside; it stays as it is, and nothing "
                                  "new is remembered.",
                                  file.string()),
            .may_write = false};
  }
  return {.notice = fmt::format("Your progress could not be read, and starts afresh: ./lab check finds out again what "
                                "passes. The old file is now {}.",
                                aside)};
}

Document read(const fs::path& file) {
  std::error_code none;
  if (!fs::exists(fs::symlink_status(file, none))) return {};
  try {
    if (!fs::is_regular_file(file)) return set_aside(file);
    auto json = nlohmann::json::parse(record::read_file(file).value());
    exercises_in(json);
    return json.at("version") == version ? Document{.json = std::move(json)} : set_aside(file);
  } catch (const std::exception&) {
    return set_aside(file);
  }
}

void write(const fs::path& file, const nlohmann::json& json, Progress& progress) {
  try {
    record::write_file(file, json.dump(2, ' ', true, nlohmann::json::error_handler_t::replace) + "\n");
  } catch (const std::exception&) {
    progress.kept = false;
    progress.notice +=
        fmt::format("{}Your progress is not remembered this time: {} cannot be written. ./lab doctor may "
                    "know why.",
                    progress.notice.empty() ? "" : "\n", file.string());
  }
}

} // namespace

Progress progress(const fs::path& file) {
  return remember(file, [](auto&) {});
}

Progress remember(const fs::path& file, const std::function<void(std::map<std::string, Remembered>&)>& change) {
  const Lock lock(file.parent_path());
  auto document = read(file);
  Progress progress{.exercises = exercises_in(document.json), .notice = document.notice, .kept = document.may_write};
  change(progress.exercises);
  auto changed = document.json;
  for (const auto& [slug, one] : progress.exercises) changed["exercises"][slug].update(nlohmann::json(one));
  if (document.may_write && changed != document.json) write(file, changed, progress);
  return progress;
}

void take_up(Remembered& exercise, const record::Exercise& judged, const std::string& fingerprint) {
  if (judged.verdict == "not judged") return;
  exercise.verdict = judged.verdict;
  exercise.points = judged.points;
  exercise.max_points = judged.max_points;
  exercise.source = fingerprint;
  exercise.best_points = std::max(exercise.best_points, judged.points);
  exercise.passed = exercise.passed || judged.verdict == "passed";
}

} // namespace course
