#include "report/comparison.hpp"

#include "report/pattern.hpp"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace report {
namespace {

constexpr int usual_digits = 6;

std::string red(const std::string& text, Colour colour) {
  return colour == Colour::yes ? fmt::format(fmt::fg(fmt::terminal_color::red), "{}", text) : text;
}

/// A line of the report, with a word for what it says.
std::string line(const std::string& label, const std::string& text) {
  return fmt::format("      {:<10}{}\n", label, text);
}

std::string number(double value, int digits) {
  return std::isnan(value) ? "NaN" : fmt::format("{:.{}g}", value, digits);
}

/// Enough digits to tell two numbers apart.
int digits_for(double expected, double got) {
  for (const int digits : {usual_digits, 9, 12}) {
    if (number(expected, digits) != number(got, digits)) return digits;
  }
  return 17;
}

/// What the record keeps of a value, as text and as it is laid out: a vector lies on its side.
struct Sheet {
  bool vector;
  std::int64_t rows;
  std::int64_t cols;
  std::vector<std::string> cells;

  std::size_t index(std::int64_t row, std::int64_t col) const { return static_cast<std::size_t>(row * cols + col); }
};

Sheet sheet(const record::Value& value) {
  const bool vector = value.kind == "vector";
  Sheet laid_out{vector, vector ? 1 : value.rows, vector ? value.rows : value.cols, {}};
  for (const double entry : value.entries) laid_out.cells.push_back(number(entry, usual_digits));
  return laid_out;
}

struct Range {
  std::int64_t first;
  std::int64_t count;
};

/// At most so many of them, round one.
Range round(std::int64_t at, std::int64_t size, std::int64_t most) {
  const auto count = std::min(size, most);
  const auto first = at < most ? 0 : at - most / 2;
  return {std::min(first, size - count), count};
}

/// The part of a sheet that is shown.
struct View {
  Range rows;
  Range cols;
  std::size_t width; ///< of a cell

  bool covers(const Sheet& sheet) const { return rows.count == sheet.rows && cols.count == sheet.cols; }
};

std::size_t widest_cell(const Sheet& sheet, const View& view) {
  std::size_t widest = 0;
  for (auto row = view.rows.first; row < view.rows.first + view.rows.count; ++row) {
    for (auto col = view.cols.first; col < view.cols.first + view.cols.count; ++col) {
      widest = std::max(widest, sheet.cells[sheet.index(row, col)].size());
    }
  }
  return widest;
}

/// As many columns as fit in a line, up to eight, and up to six rows; only of what the record keeps.
View view_round(std::int64_t row, std::int64_t col, const Sheet& expected, const Sheet& got) {
  constexpr std::int64_t most_rows = 6;
  constexpr std::int64_t most_cols = 8;
  constexpr std::size_t line_width = 80;
  // The label, the marks for what is left out, and the names of a matrix's rows.
  const std::size_t beside = expected.vector ? 20 : 27;
  const auto kept = static_cast<std::int64_t>(expected.cells.size());
  const auto rows = std::max<std::int64_t>(1, kept / std::max<std::int64_t>(expected.cols, 1));
  const auto cols = std::min(expected.cols, kept);
  View view{round(row, rows, most_rows), {}, 0};
  for (auto most = most_cols; most > 0; --most) {
    view.cols = round(col, cols, most);
    view.width = std::max(widest_cell(expected, view), widest_cell(got, view));
    const auto width = beside + static_cast<std::size_t>(view.cols.count) * (view.width + 2);
    if (width <= line_width) break;
  }
  return view;
}

std::string padding(std::size_t width, std::size_t used) { return std::string(width - std::min(width, used), ' '); }

/// One line of cells: `cell` gives the text of a column, `paint` what it looks like.
template <class Cell>
std::string cells_in(const View& view, const Cell& cell, bool in_red, Colour colour) {
  std::string text;
  std::string gap;
  for (auto col = view.cols.first; col < view.cols.first + view.cols.count; ++col) {
    const std::pair<std::string, bool> shown = cell(col);
    gap += (col > view.cols.first ? "  " : "") + padding(view.width, shown.first.size());
    if (shown.first.empty()) continue;
    text += gap + (in_red && shown.second ? red(shown.first, colour) : shown.first);
    gap.clear();
  }
  return text;
}

/// Before a row of a matrix that is not shown whole.
std::string row_name(const Sheet& sheet, const View& view, std::int64_t row) {
  if (sheet.vector || view.covers(sheet)) return "";
  const auto last = fmt::format("row {}  ", view.rows.first + view.rows.count - 1);
  return fmt::format("{:<{}}", row < 0 ? "" : fmt::format("row {}", row), last.size());
}

/// The numbers of the columns, where not all are shown.
std::string header(const Sheet& sheet, const View& view) {
  if (view.covers(sheet)) return "";
  const auto before = row_name(sheet, view, -1) + (view.cols.first > 0 ? "   " : "");
  return line(
      sheet.vector ? "entry" : "column",
      before + cells_in(
                   view, [](std::int64_t col) { return std::pair(fmt::format("{}", col), false); }, false, Colour::no));
}

/// The rows of one value; where `wrong` has entries, they are marked.
std::string rows_of(const std::string& label, const Sheet& sheet, const View& view, const std::vector<bool>& wrong,
                    Colour colour) {
  if (sheet.cells.empty()) return line(label, "nothing: it is empty");
  std::string text;
  for (auto row = view.rows.first; row < view.rows.first + view.rows.count; ++row) {
    const auto is_wrong = [&](std::int64_t col) { return !wrong.empty() && wrong[sheet.index(row, col)]; };
    const auto name = row_name(sheet, view, row);
    const bool more = view.cols.first + view.cols.count < sheet.cols;
    const auto cell = [&](std::int64_t col) { return std::pair(sheet.cells[sheet.index(row, col)], is_wrong(col)); };
    text += line(row == view.rows.first ? label : "",
                 name + (view.cols.first > 0 ? "…  " : "") + cells_in(view, cell, true, colour) + (more ? "  …" : ""));
    const auto mark = [&](std::int64_t col) { return std::pair(std::string(is_wrong(col) ? "^" : ""), true); };
    const auto marks = cells_in(view, mark, true, colour);
    if (!marks.empty()) text += line("", padding(name.size(), 0) + (view.cols.first > 0 ? "   " : "") + marks);
  }
  return text;
}

/// Marks under every number of a matrix would say nothing more than that all are wrong.
bool worth_marking(const Sheet& sheet, const std::vector<bool>& wrong) {
  return sheet.vector ? wrong.size() > 1 : std::find(wrong.begin(), wrong.end(), false) != wrong.end();
}

std::string different_shapes(const record::Failure& failure, Colour colour) {
  const auto expected = sheet(*failure.expected);
  const auto got = sheet(*failure.got);
  auto of_expected = view_round(0, 0, expected, expected);
  auto of_got = view_round(0, 0, got, got);
  of_expected.width = of_got.width = std::max(of_expected.width, of_got.width);
  return rows_of("expected", expected, of_expected, {}, colour) + rows_of("got", got, of_got, {}, colour);
}

std::string side_by_side(const record::Failure& failure, const std::vector<bool>& wrong, std::size_t at,
                         Colour colour) {
  if (at >= wrong.size()) return line("got", fmt::format("the first {} entries right; no more are kept", wrong.size()));
  auto expected = sheet(*failure.expected);
  auto got = sheet(*failure.got);
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    if (!wrong[i]) continue;
    const int digits = digits_for(failure.expected->entries[i], failure.got->entries[i]);
    expected.cells[i] = number(failure.expected->entries[i], digits);
    got.cells[i] = number(failure.got->entries[i], digits);
  }
  const auto position = static_cast<std::int64_t>(at);
  const auto view = view_round(position / expected.cols, position % expected.cols, expected, got);
  const auto marked = worth_marking(got, wrong) ? wrong : std::vector<bool>();
  return header(expected, view) + rows_of("expected", expected, view, {}, colour) +
         rows_of("got", got, view, marked, colour);
}

std::string single(const record::Value& value, int digits) {
  if (value.kind == "bool") return value.entries.at(0) != 0 ? "true" : "false";
  if (value.kind == "integer") return fmt::format("{:.0f}", value.entries.at(0));
  return number(value.entries.at(0), digits);
}

/// Two single values; where nothing is allowed, or nothing can be measured, the two say it all.
std::string single_values(const record::Failure& failure) {
  const auto& expected = *failure.expected;
  const auto& got = *failure.got;
  const auto& difference = *failure.difference;
  const int digits = digits_for(expected.entries.at(0), got.entries.at(0));
  auto text = line("expected", single(expected, digits)) + line("got", single(got, digits));
  if (expected.kind == "bool" || !std::isfinite(difference.error)) return text;
  const auto allowed = difference.tolerance > 0 ? fmt::format(", allowed {:.2g}", difference.tolerance) : "";
  return text + line("off by", fmt::format("{:.3g}{}", difference.error, allowed));
}

std::string place(const record::Value& expected, const record::Difference& difference) {
  const auto where = expected.kind == "matrix" ? fmt::format("row {}, column {}", difference.row, difference.col)
                                               : fmt::format("entry {}", difference.row);
  const auto error = std::isfinite(difference.error)
                         ? fmt::format("off by {:.3g}, allowed {:.2g}", difference.error, difference.tolerance)
                         : "not finite";
  return fmt::format("{}{}; {}", difference.differing > 1 ? "first at " : "", where, error);
}

/// Which entries are wrong, in words or, where the numbers above do not show all of them, as a picture.
std::string which(const record::Failure& failure, const std::vector<bool>& wrong) {
  const auto& difference = *failure.difference;
  const auto words = wrong_places(*failure.expected, *failure.got, difference.tolerance);
  const auto text = line("wrong", fmt::format("{} of {} entries{}{}", difference.differing, difference.entries,
                                              words.empty() ? "" : ": ", words));
  const bool all_kept = static_cast<std::int64_t>(wrong.size()) == difference.entries;
  constexpr std::size_t seen_at_once = 8;
  const bool picture = words.empty() && all_kept && failure.expected->kind == "vector" && wrong.size() > seen_at_once;
  return picture ? text + line("map", wrong_map(wrong)) : text;
}

} // namespace

std::string comparison(const record::Failure& failure, Colour colour) {
  const auto& expected = *failure.expected;
  const auto& got = *failure.got;
  const auto& difference = *failure.difference;
  if (difference.shape) return different_shapes(failure, colour);
  std::string text;
  if (difference.entries == 1) {
    text = single_values(failure);
  } else {
    const auto wrong = wrong_entries(expected, got, difference.tolerance);
    const auto at = static_cast<std::size_t>(difference.row * expected.cols + difference.col);
    text =
        side_by_side(failure, wrong, at, colour) + line("where", place(expected, difference)) + which(failure, wrong);
  }
  const auto words = relation(expected, got, difference.tolerance);
  return words.empty() ? text : text + line("notice", words);
}

} // namespace report
