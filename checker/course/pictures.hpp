#pragma once

#include "course/stage.hpp"
#include "record/record.hpp"

#include <string>
#include <vector>

/// Pictures of a student's own answer. The checks programs know them; the program `figures` draws them.
namespace course {

/// An exercise, and the pictures that are wanted of it.
struct Wanted {
  Exercise exercise;
  std::vector<std::string> pictures;
};

/// What these names stand for: that of an exercise for all of its pictures, that of a picture for those that are called
/// so, in whatever exercise; everything when there are none. Throws UsageError.
std::vector<Wanted> pictures(const std::vector<std::string>& names);

/// Asks the answers of a submission, isolated or not, for what the pictures hold, and writes it to the file that is
/// returned, for `figures --mine`. Throws std::runtime_error when the machine could not do it.
std::filesystem::path sketch(const Submission& submission, const std::vector<Wanted>& wanted, bool isolated);

/// The line that leads from a failed check to the exercise's pictures; empty when it did not fail.
std::string picture_hint(const record::Exercise& judged);

} // namespace course
