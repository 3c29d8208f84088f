#include "report/pattern.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace report {
namespace {

using Marks = std::vector<bool>;

struct Noun {
  std::string one;
  std::string many;
};

const Noun entry{"entry", "entries"};
const Noun row{"row", "rows"};
const Noun column{"column", "columns"};

std::size_t count_of(const Marks& marks) {
  return static_cast<std::size_t>(std::count(marks.begin(), marks.end(), true));
}

std::size_t index_of(const Marks& marks, bool mark) {
  return static_cast<std::size_t>(std::find(marks.begin(), marks.end(), mark) - marks.begin());
}

bool all_kept(const record::Value& value) {
  return static_cast<std::size_t>(value.rows * value.cols) == value.entries.size();
}

/// "the first", "the last" or "entry 3".
std::string name_of(std::size_t index, std::size_t size, const Noun& noun) {
  if (index == 0) return "the first";
  return index + 1 == size ? "the last" : fmt::format("{} {}", noun.one, index);
}

std::string one_only(const Marks& wrong, const Noun& noun) {
  const auto name = name_of(index_of(wrong, true), wrong.size(), noun);
  return name.starts_with("the") ? fmt::format("{} {} only", name, noun.one) : name + " only";
}

/// Words for wrong ones that all are odd, or all even.
std::string of_one_parity(const Marks& wrong, const Noun& noun) {
  const auto parity = index_of(wrong, true) % 2;
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    if (wrong[i] && i % 2 != parity) return "";
  }
  const auto* word = parity == 1 ? "odd" : "even";
  const auto of_that_parity = (wrong.size() + 1 - parity) / 2;
  if (count_of(wrong) == of_that_parity) return fmt::format("the {} {} only", word, noun.many);
  constexpr std::size_t telling = 3;
  return count_of(wrong) < telling ? "" : fmt::format("{} {} only, though not all of them", word, noun.many);
}

/// Words for wrong ones that stand side by side.
std::string side_by_side(const Marks& wrong, const Noun& noun) {
  const auto first = index_of(wrong, true);
  const auto count = count_of(wrong);
  const auto end = first + count;
  if (std::find(wrong.begin() + static_cast<std::ptrdiff_t>(first), wrong.end(), false) - wrong.begin() <
      static_cast<std::ptrdiff_t>(end)) {
    return "";
  }
  constexpr std::size_t telling = 6;
  const bool half = wrong.size() >= telling && 2 * count == wrong.size();
  if (end == wrong.size()) {
    return half ? fmt::format("the second half of the {}", noun.many) : fmt::format("from {} {} on", noun.one, first);
  }
  if (first == 0 && half) return fmt::format("the first half of the {}", noun.many);
  return fmt::format("{} {} {} {}", noun.many, first, count == 2 ? "and" : "to", end - 1);
}

/// Words for the wrong ones among things in a line.
std::string along(const Marks& wrong, const Noun& noun) {
  const auto count = count_of(wrong);
  if (count == wrong.size()) return "all of them";
  if (count == 1) return one_only(wrong, noun);
  if (count + 1 == wrong.size()) {
    return fmt::format("every {} but {}", noun.one, name_of(index_of(wrong, false), wrong.size(), noun));
  }
  const auto words = side_by_side(wrong, noun);
  return words.empty() ? of_one_parity(wrong, noun) : words;
}

struct Matrix {
  Marks wrong;
  std::size_t rows;
  std::size_t cols;

  bool at(std::size_t i, std::size_t j) const { return wrong[i * cols + j]; }
};

using Belongs = std::function<bool(std::size_t row, std::size_t col)>;

/// Whether all wrong entries belong to a part of the matrix, and whether all entries of that part are wrong.
bool lies_in(const Matrix& matrix, const Belongs& belongs) {
  for (std::size_t i = 0; i < matrix.rows; ++i) {
    for (std::size_t j = 0; j < matrix.cols; ++j) {
      if (matrix.at(i, j) && !belongs(i, j)) return false;
    }
  }
  return true;
}

bool is_just(const Matrix& matrix, const Belongs& belongs) {
  for (std::size_t i = 0; i < matrix.rows; ++i) {
    for (std::size_t j = 0; j < matrix.cols; ++j) {
      if (matrix.at(i, j) != belongs(i, j)) return false;
    }
  }
  return true;
}

/// Words for a square matrix whose wrong entries keep to a side of the diagonal.
std::string by_the_diagonal(const Matrix& matrix) {
  if (matrix.rows != matrix.cols) return "";
  const auto off = [](std::size_t i, std::size_t j) { return i != j; };
  if (is_just(matrix, std::equal_to<>())) return "the diagonal only";
  if (is_just(matrix, off)) return "every entry off the diagonal";
  constexpr std::size_t telling = 3;
  if (matrix.rows < telling || count_of(matrix.wrong) < telling) return "";
  if (lies_in(matrix, std::equal_to<>())) return "entries on the diagonal only, though not all of them";
  if (lies_in(matrix, std::greater<>())) return "entries below the diagonal only";
  if (lies_in(matrix, std::less<>())) return "entries above the diagonal only";
  const auto beside = [](std::size_t i, std::size_t j) { return i + 1 == j || j + 1 == i; };
  if (lies_in(matrix, beside)) return "entries next to the diagonal only";
  return "";
}

/// Words for the rows and columns that have wrong entries.
std::string by_rows_and_columns(const Matrix& matrix) {
  Marks rows(matrix.rows);
  Marks cols(matrix.cols);
  for (std::size_t i = 0; i < matrix.rows; ++i) {
    for (std::size_t j = 0; j < matrix.cols; ++j) {
      rows[i] = rows[i] || matrix.at(i, j);
      cols[j] = cols[j] || matrix.at(i, j);
    }
  }
  auto in_rows = count_of(rows) == matrix.rows ? "" : along(rows, row);
  auto in_cols = count_of(cols) == matrix.cols ? "" : along(cols, column);
  if (count_of(matrix.wrong) == count_of(rows) * count_of(cols)) {
    if (count_of(cols) == matrix.cols) return in_rows;
    if (count_of(rows) == matrix.rows) return in_cols;
    return in_rows.empty() || in_cols.empty() ? "" : fmt::format("{}, and there {}", in_cols, in_rows);
  }
  constexpr std::size_t telling = 3;
  const auto& words = in_cols.empty() ? in_rows : in_cols;
  return words.empty() || count_of(matrix.wrong) < telling ? "" : words + ", in part";
}

std::string in_matrix(const Matrix& matrix) {
  if (count_of(matrix.wrong) == matrix.wrong.size()) return "all of them";
  if (count_of(matrix.wrong) < 2) return "";
  const auto words = by_the_diagonal(matrix);
  return words.empty() ? by_rows_and_columns(matrix) : words;
}

/// Two values whose entries are all finite, and which of them are wrong.
struct Pair {
  const std::vector<double>& expected;
  const std::vector<double>& got;
  Marks wrong;
  double tolerance;
  std::size_t rows;
  std::size_t cols;

  /// With room for the rounding of what the relation itself computes.
  bool close(double left, double right, double factor = 1) const {
    constexpr double rounding = 1e-12;
    return std::abs(left - right) <= tolerance * factor + rounding * std::max(std::abs(left), std::abs(right));
  }

  /// Far above the tolerance: not to be confused with what rounding does.
  bool clear(double size) const {
    constexpr double far = 100;
    return size > far * tolerance;
  }
};

bool has_other_sign(const Pair& pair) {
  for (std::size_t i = 0; i < pair.wrong.size(); ++i) {
    if (pair.wrong[i] && !pair.close(pair.got[i], -pair.expected[i])) return false;
  }
  return true;
}

/// Whether got has in every row, where there is such a one, the row before (-1) or after (+1) of what is expected.
bool is_shifted(const Pair& pair, std::ptrdiff_t by) {
  constexpr std::size_t telling = 3;
  if (pair.rows < telling || (pair.rows - 1) * pair.cols < telling) return false;
  const auto step = static_cast<std::size_t>(std::abs(by)) * pair.cols;
  std::size_t moved = 0;
  for (std::size_t i = 0; i + step < pair.wrong.size(); ++i) {
    const auto mine = by > 0 ? i : i + step;
    const auto theirs = by > 0 ? i + step : i;
    if (!pair.close(pair.got[mine], pair.expected[theirs])) return false;
    if (pair.wrong[mine]) ++moved;
  }
  return moved >= 2;
}

std::string shift(const Pair& pair) {
  const bool before = is_shifted(pair, -1);
  // What repeats itself, as 0 1 0 1, is shifted both ways, and so neither.
  if (before == is_shifted(pair, 1)) return "";
  return fmt::format("as if shifted by one {0}: got has in {0} i what is expected in {0} i {1} 1",
                     pair.cols == 1 ? entry.one : row.one, before ? "-" : "+");
}

/// At least two wrong entries of different size have to share the factor.
std::string factor(const Pair& pair) {
  std::size_t largest = index_of(pair.wrong, true);
  for (std::size_t i = 0; i < pair.wrong.size(); ++i) {
    if (pair.wrong[i] && std::abs(pair.expected[i]) > std::abs(pair.expected[largest])) largest = i;
  }
  const double size = std::abs(pair.expected[largest]);
  if (!pair.clear(size) || !pair.clear(std::abs(pair.got[largest]))) return "";
  const double shared = pair.got[largest] / pair.expected[largest];
  bool everywhere = true;
  bool confirmed = false;
  for (std::size_t i = 0; i < pair.wrong.size(); ++i) {
    const bool scaled = pair.close(pair.got[i], shared * pair.expected[i], 1 + std::abs(shared));
    if (pair.wrong[i] && !scaled) return "";
    everywhere = everywhere && scaled;
    constexpr double other = 1e-6;
    const double smaller = std::abs(pair.expected[i]);
    confirmed = confirmed ||
                (pair.wrong[i] && pair.clear(smaller) && pair.clear(size - smaller) && size - smaller > other * size);
  }
  if (!confirmed) return "";
  return fmt::format("off by the same factor {:.6g} {}", shared, everywhere ? "everywhere" : "wherever it is wrong");
}

bool is_transposed(const Pair& pair) {
  if (pair.rows != pair.cols) return false;
  for (std::size_t i = 0; i < pair.rows; ++i) {
    for (std::size_t j = 0; j < pair.cols; ++j) {
      if (!pair.close(pair.got[i * pair.cols + j], pair.expected[j * pair.cols + i])) return false;
    }
  }
  return true;
}

bool is_reordered(const Pair& pair) {
  auto expected = pair.expected;
  auto got = pair.got;
  std::sort(expected.begin(), expected.end());
  std::sort(got.begin(), got.end());
  return std::equal(expected.begin(), expected.end(), got.begin(),
                    [&](double left, double right) { return pair.close(left, right); });
}

} // namespace

std::vector<bool> wrong_entries(const record::Value& expected, const record::Value& got, double tolerance) {
  std::vector<bool> wrong;
  for (std::size_t i = 0; i < std::min(expected.entries.size(), got.entries.size()); ++i) {
    const double right = expected.entries[i];
    const double given = got.entries[i];
    const double error = right == given ? 0 : std::abs(right - given);
    const bool agree = error <= tolerance && std::isfinite(right) == std::isfinite(given);
    wrong.push_back(!agree);
  }
  return wrong;
}

std::string wrong_places(const record::Value& expected, const record::Value& got, double tolerance) {
  if (!all_kept(expected) || !all_kept(got)) return "";
  const auto wrong = wrong_entries(expected, got, tolerance);
  if (wrong.size() < 2 || count_of(wrong) == 0) return "";
  if (expected.kind == "matrix") {
    return in_matrix({wrong, static_cast<std::size_t>(expected.rows), static_cast<std::size_t>(expected.cols)});
  }
  // Of two entries, one alone is no pattern.
  return wrong.size() == 2 && count_of(wrong) == 1 ? "" : along(wrong, entry);
}

std::string wrong_map(const std::vector<bool>& wrong) {
  constexpr std::size_t most = 64;
  const auto together = (wrong.size() + most - 1) / most;
  std::string map;
  for (std::size_t first = 0; first < wrong.size(); first += together) {
    const auto begin = wrong.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = wrong.begin() + static_cast<std::ptrdiff_t>(std::min(wrong.size(), first + together));
    map += std::find(begin, end, true) == end ? "·" : "×";
  }
  return together > 1 ? fmt::format("{}   one mark for {} entries", map, together) : map;
}

std::string relation(const record::Value& expected, const record::Value& got, double tolerance) {
  if (expected.kind == "bool" || !all_kept(expected) || !all_kept(got)) return "";
  const Pair pair{expected.entries,
                  got.entries,
                  wrong_entries(expected, got, tolerance),
                  tolerance,
                  static_cast<std::size_t>(expected.rows),
                  static_cast<std::size_t>(expected.cols)};
  double largest_error = 0;
  for (std::size_t i = 0; i < pair.wrong.size(); ++i) {
    const double error = std::abs(pair.expected[i] - pair.got[i]);
    if (!std::isfinite(error)) return "";
    largest_error = std::max(largest_error, error);
  }
  const auto count = count_of(pair.wrong);
  if (count == 0 || !pair.clear(largest_error)) return "";
  if (has_other_sign(pair)) return "the sign is the other one";
  if (count < 2) return "";
  if (auto words = shift(pair); !words.empty()) return words;
  if (auto words = factor(pair); !words.empty()) return words;
  if (is_transposed(pair)) return "got is the transpose of what is expected";
  return is_reordered(pair) ? "expected and got are the same numbers in another order" : "";
}

} // namespace report
