#pragma once

#include "course/judge.hpp"
#include "course/progress.hpp"
#include "report/terminal.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// The ladder of exercises, and where a student stands on it. Nothing is built or judged for it.
namespace course {

/// Where this working copy keeps its progress: outside the build folder, which people delete.
std::filesystem::path progress_file();

/// What the student works on: the files in exercises/.
Submission own_answers();

/// The fingerprints of a submission's files, by slug.
std::map<std::string, std::string> fingerprints(const Submission& submission, const std::vector<Exercise>& exercises);

/// Takes up what judging the student's own files found; `files` are their fingerprints from before.
Progress remember_judged(const std::vector<record::Exercise>& judged, const std::map<std::string, std::string>& files);

struct Rung {
  Exercise exercise;
  Remembered remembered; ///< what it is worth is always filled in
  bool changed;          ///< the file is not the one that was judged last
  bool stretch;          ///< beyond what carries the course, as its task says
};

/// Every exercise with what is remembered of it in this submission, in their order.
std::vector<Rung> ladder(const Progress& progress, const Submission& submission = own_answers());

/// The first exercise that does not pass, as it was last judged; nothing when all do.
std::optional<Exercise> next_of(const std::vector<Rung>& ladder);

/// What is remembered, as the record that a report is made of.
record::Record record_of(const std::vector<Rung>& ladder);

/// One line for each exercise; an arrow marks the next.
std::string ladder_text(const std::vector<Rung>& ladder, report::Colour colour);

} // namespace course
