#pragma once

#include "record/record.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <string>

/// What a student's working copy remembers between two commands.
namespace course {

/// What is remembered of one exercise.
struct Remembered {
  std::string verdict{}; ///< of the record, when it was last judged; empty when it never was
  int points = 0;        ///< then
  int max_points = 0;    ///< then
  std::string source{};  ///< the fingerprint of the file that was judged then
  int best_points = 0;   ///< of all times
  bool passed = false;   ///< at some time
  int hints = 0;         ///< steps shown
};

struct Progress {
  std::map<std::string, Remembered> exercises{}; ///< by slug
  std::string notice{};                          ///< a sentence for the student, where reading or writing failed
  bool kept = true;                              ///< the next command will know of it
};

/// Reads the progress. A file that cannot be read, or that has another version, is set aside under another name, and
/// the progress starts afresh. Never throws for what is in the file or in its folder; `notice` tells of it.
Progress progress(const std::filesystem::path& file);

/// Reads the progress, lets `change` change it, and writes it; other commands wait meanwhile. What the file holds
/// beside the fields above stays.
Progress remember(const std::filesystem::path& file,
                  const std::function<void(std::map<std::string, Remembered>&)>& change);

/// Takes up what judging found; nothing where the checker itself could not judge.
void take_up(Remembered& exercise, const record::Exercise& judged, const std::string& fingerprint);

} // namespace course
