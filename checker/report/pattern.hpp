#pragma once

#include "record/record.hpp"

#include <string>
#include <vector>

/// What the wrong entries of an answer have in common. Pure functions of two values of one shape and a tolerance; words
/// are said only where they are true of all entries compared, and where there are enough of them to mean something.
namespace report {

/// Which entries differ by more than the tolerance, row by row: by the rule of the comparison, so that NaN is wrong.
std::vector<bool> wrong_entries(const record::Value& expected, const record::Value& got, double tolerance);

/// Where the wrong entries lie, counted from 0, as in "the odd entries only" or "rows 2 to 5"; empty where there are no
/// such words, or where the record does not keep all of a large value.
std::string wrong_places(const record::Value& expected, const record::Value& got, double tolerance);

/// The same as a picture, "·×·×": a mark for each entry or, of many, one for several.
std::string wrong_map(const std::vector<bool>& wrong);

/// How the wrong numbers come from the right ones, as in "the sign is the other one"; empty where nothing simple does
/// it.
std::string relation(const record::Value& expected, const record::Value& got, double tolerance);

} // namespace report
