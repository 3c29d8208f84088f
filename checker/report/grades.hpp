#pragma once

#include "record/record.hpp"

#include <string>
#include <vector>

/// Records of a class as a table for a spreadsheet: CSV as in RFC 4180, UTF-8.
namespace report {

/// One row for each record: submission, points, max_points, then the points of each of these exercises, then what is
/// to be said of it. A text that a spreadsheet would take for a formula gets an apostrophe before it.
std::string grades(const std::vector<record::Record>& records, const std::vector<std::string>& slugs);

} // namespace report
