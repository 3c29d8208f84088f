#define BOOST_TEST_MODULE report
#include "check/compare.hpp"
#include "report/comparison.hpp"
#include "report/pattern.hpp"
#include "report/terminal.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <sstream>

/// What a report says of two values: the patterns in words, and the picture of the numbers.

namespace {

using record::Value;
using Entries = std::vector<double>;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double tolerance = 1e-12;

Value vector(const Entries& entries) {
  return {.kind = "vector", .rows = static_cast<std::int64_t>(entries.size()), .cols = 1, .entries = entries};
}

Value matrix(std::int64_t cols, const Entries& entries) {
  return {.kind = "matrix", .rows = std::ssize(entries) / cols, .cols = cols, .entries = entries};
}

Value single(const std::string& kind, double value) { return {.kind = kind, .entries = {value}}; }

/// A value with a wrong entry at each cross of the picture.
Value wrong_at(const Value& expected, const std::string& picture) {
  auto got = expected;
  BOOST_REQUIRE(picture.size() == got.entries.size());
  for (std::size_t i = 0; i < picture.size(); ++i) got.entries[i] += picture[i] == 'x' ? 0.5 + std::sqrt(i) : 0;
  return got;
}

Value zeros(std::size_t count) { return vector(Entries(count)); }

std::string places_in_vector(const std::string& picture) {
  const auto expected = zeros(picture.size());
  return report::wrong_places(expected, wrong_at(expected, picture), tolerance);
}

std::string places_in_matrix(std::int64_t cols, const std::string& picture) {
  const auto expected = matrix(cols, Entries(picture.size()));
  return report::wrong_places(expected, wrong_at(expected, picture), tolerance);
}

std::string relation(const Value& expected, const Value& got) { return report::relation(expected, got, tolerance); }

std::string relation(const Entries& expected, const Entries& got) { return relation(vector(expected), vector(got)); }

/// As the checks record it.
record::Failure failure(const Value& expected, const Value& got) {
  const auto as_matrix = [](const Value& value) {
    Eigen::MatrixXd made(value.rows, value.cols);
    for (std::int64_t i = 0; i < made.size(); ++i) {
      made(i / value.cols, i % value.cols) = value.entries[static_cast<std::size_t>(i)];
    }
    return made;
  };
  return {.call = "asked",
          .expected = expected,
          .got = got,
          .difference = check::difference(as_matrix(expected), as_matrix(got), tolerance)};
}

std::string compared(const Value& expected, const Value& got, report::Colour colour = report::Colour::no) {
  return report::comparison(failure(expected, got), colour);
}

bool shows(const std::string& report, const std::string& piece) { return report.find(piece) != std::string::npos; }

/// The details of an exercise whose checks failed like this, one after another.
std::string details(const std::vector<record::Failure>& failures) {
  record::Exercise exercise{.slug = "06_shift", .title = "Shift", .verdict = "failed"};
  for (const auto& failure : failures) {
    exercise.checks.push_back({.sentence = "A check", .verdict = "failed", .max_points = 1, .failure = failure});
  }
  return report::details(exercise, report::Colour::no);
}

const std::string head = "\n06_shift · Shift\n";
const std::string failed_check = "  ✗ A check  (0 of 1 points)\n      asked     f(1)\n";

} // namespace

BOOST_AUTO_TEST_CASE(wrong_is_what_the_comparison_calls_wrong) {
  for (const double expected : {0.0, -0.0, 1.0, 1.5, -1.0, infinity, -infinity, not_a_number}) {
    for (const double got : {0.0, -0.0, 1.0, 1.5, -1.0, infinity, -infinity, not_a_number}) {
      for (const double allowed : {0.0, 0.5, infinity, not_a_number}) {
        const auto wrong = report::wrong_entries(vector({expected}), vector({got}), allowed);
        const auto found =
            check::difference(Eigen::MatrixXd::Constant(1, 1, expected), Eigen::MatrixXd::Constant(1, 1, got), allowed);
        BOOST_TEST(wrong.at(0) == found.has_value(), expected << " and " << got << " within " << allowed);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(places_in_a_vector_are_words) {
  const std::vector<std::pair<std::string, std::string>> table{
      {"x", ""},
      {".x", ""},
      {"xx", "all of them"},
      {"..x", "the last entry only"},
      {"x..", "the first entry only"},
      {".x.", "entry 1 only"},
      {".xx", "every entry but the first"},
      {"xxx.", "every entry but the last"},
      {"x.xx", "every entry but entry 1"},
      {"xxxx", "all of them"},
      {".x.x", "the odd entries only"},
      {"x.x.", "the even entries only"},
      {"x.x.x", "the even entries only"},
      {".x.x.", "the odd entries only"},
      {"..xx", "from entry 2 on"},
      {"xx..", "entries 0 and 1"},
      {"..xx..", "entries 2 and 3"},
      {"..xxx...", "entries 2 to 4"},
      {"......xx", "from entry 6 on"},
      {"....xxxx", "the second half of the entries"},
      {"xxxx....", "the first half of the entries"},
      {".x.x...x", "odd entries only, though not all of them"},
      {"..x.x.x.", "even entries only, though not all of them"},
      {".x.....x", ""},
      {".xx..x..", ""},
      {"x..x", ""},
  };
  for (const auto& [picture, words] : table) BOOST_TEST(places_in_vector(picture) == words, picture);
}

BOOST_AUTO_TEST_CASE(places_in_a_matrix_are_words) {
  struct Row {
    std::int64_t cols;
    std::string picture;
    std::string words;
  };
  const std::vector<Row> table{
      {2, "xxxx", "all of them"},
      {2, ".x..", ""},
      {2, "x..x", "the diagonal only"},
      {2, ".xx.", "every entry off the diagonal"},
      {2, "xx..", "the first row only"},
      {2, ".x.x", "the last column only"},
      {3, "...xxx", "the last row only"},
      {3, ".x..x..x.", "column 1 only"},
      {3, "...xxx...", "row 1 only"},
      {3, "...x..xx.", "entries below the diagonal only"},
      {3, ".xx..x...", "entries above the diagonal only"},
      {4, ".x..x......x..x.", "entries next to the diagonal only"},
      {4, "x....x....x.....", "entries on the diagonal only, though not all of them"},
      {4, ".x.x.x.x", "the odd columns only"},
      {4, "....xxxxxxxx", "every row but the first"},
      {4, ".....x.x.x.x", "the odd columns only, and there every row but the first"},
      {4, "..........xx..xx", "from column 2 on, and there from row 2 on"},
      {4, ".x.x.x.....x", "the odd columns only, in part"},
      {2, "....x..xx...", "rows 2 to 4, in part"},
      {2, "....xxxxxx..", "rows 2 to 4"},
      {5, ".x.x.", "the odd columns only"},
      {1, ".x.x.", "the odd rows only"},
      {3, "x....x", ""},
  };
  for (const auto& [cols, picture, words] : table) BOOST_TEST(places_in_matrix(cols, picture) == words, picture);
}

BOOST_AUTO_TEST_CASE(nothing_is_said_of_what_the_record_does_not_keep) {
  auto expected = zeros(8);
  auto got = wrong_at(expected, "xxxxxxxx");
  expected.rows = got.rows = 9;
  BOOST_TEST(report::wrong_places(expected, got, tolerance).empty());
  BOOST_TEST(relation(expected, got).empty());
}

BOOST_AUTO_TEST_CASE(a_map_is_bounded) {
  BOOST_TEST(report::wrong_map({false, true, true, false}) == "·××·");
  std::vector<bool> wide(200);
  wide[199] = true;
  const auto map = report::wrong_map(wide);
  BOOST_TEST(shows(map, "·×   one mark for 4 entries"), map);
  BOOST_TEST(map.find("×") == 49 * std::string("·").size());
}

BOOST_AUTO_TEST_CASE(relations_are_words) {
  const std::string sign = "the sign is the other one";
  const std::string order = "expected and got are the same numbers in another order";
  BOOST_TEST(relation({0.5, 0.7}, {-0.5, -0.7}) == sign);
  BOOST_TEST(relation({0.5, 0.7, 0}, {0.5, -0.7, 0}) == sign);
  BOOST_TEST(relation(single("number", 0.5), single("number", -0.5)) == sign);
  BOOST_TEST(relation(single("integer", 2), single("integer", -2)) == sign);
  BOOST_TEST(relation({0.5, 0.7}, {-0.5, 0.8}) == "");
  BOOST_TEST(relation({1, 2, 3}, {2, 4, 6}) == "off by the same factor 2 everywhere");
  BOOST_TEST(relation({1, 0, 3}, {0.5, 0, 1.5}) == "off by the same factor 0.5 everywhere");
  BOOST_TEST(relation({1, 2, 3}, {1, 4, 6}) == "off by the same factor 2 wherever it is wrong");
  BOOST_TEST(relation({1, 3}, {2 * std::numbers::pi, 6 * std::numbers::pi}) ==
             "off by the same factor 6.28319 everywhere");
  BOOST_TEST(relation({1, 1, 1}, {3, 3, 3}) == "", "any two numbers have a factor");
  BOOST_TEST(relation({1, 2}, {1, 4}) == "");
  BOOST_TEST(relation({1, 2, 3}, {0, 0, 0}) == "");
  BOOST_TEST(relation({1, 2, 3}, {2, 4, 6.1}) == "");
  BOOST_TEST(relation({0, 1, 0.5, 0.25}, {0, 0.5, 1, 0.25}) == order);
  BOOST_TEST(relation({0, 1}, {1, 0}) == order);
  BOOST_TEST(relation({0, 1, 1}, {1, 0, 0}) == "");
  BOOST_TEST(relation({4, 7, 1, 5}, {9, 4, 7, 1}) ==
             "as if shifted by one entry: got has in entry i what is expected in entry i - 1");
  BOOST_TEST(relation({4, 7, 1, 5}, {7, 1, 5, 9}) ==
             "as if shifted by one entry: got has in entry i what is expected in entry i + 1");
  BOOST_TEST(relation({1, 1, 1, 1}, {5, 1, 1, 1}) == "");
  BOOST_TEST(relation({0, 1, 0, 1}, {1, 0, 1, 0}) == order, "shifted both ways");
  BOOST_TEST(relation(matrix(2, {0, 1, 2, 3, 5, 8}), matrix(2, {2, 3, 5, 8, 13, 21})) ==
             "as if shifted by one row: got has in row i what is expected in row i + 1");
  BOOST_TEST(relation(matrix(2, {1, 2, 3, 4}), matrix(2, {1, 3, 2, 4})) == "got is the transpose of what is expected");
}

BOOST_AUTO_TEST_CASE(a_relation_is_not_read_into_rounding_or_what_is_not_finite) {
  BOOST_TEST(relation({0.5, not_a_number}, {-0.5, not_a_number}) == "");
  BOOST_TEST(relation({0.5, 1}, {-0.5, -infinity}) == "");
  BOOST_TEST(relation({8e-13, 1}, {-8e-13, 1}) == "");
  BOOST_TEST(relation(single("bool", 1), single("bool", 0)) == "");
  BOOST_TEST(relation({1, 2}, {1, 2}) == "");
}

BOOST_AUTO_TEST_CASE(a_short_vector_is_shown_whole_and_its_wrong_entries_are_marked) {
  BOOST_TEST(compared(vector({1, 0.01, -0.5, 0.25}), vector({1, 0.02, -0.5, 1})) == //
             "      expected     1  0.01  -0.5  0.25\n"
             "      got          1  0.02  -0.5     1\n"
             "                         ^           ^\n"
             "      where     first at entry 1; off by 0.01, allowed 1e-12\n"
             "      wrong     2 of 4 entries: the odd entries only\n");
}

BOOST_AUTO_TEST_CASE(a_wide_vector_is_shown_round_the_first_difference) {
  Entries entries;
  for (int i = 0; i < 20; ++i) entries.push_back(i);
  const auto expected = vector(entries);
  BOOST_TEST(compared(expected, wrong_at(expected, "..........x..xx.....")) == //
             "      entry              7        8        9       10       11       12\n"
             "      expected  …        7        8        9       10       11       12  …\n"
             "      got       …        7        8        9  13.6623       11       12  …\n"
             "                                                    ^\n"
             "      where     first at entry 10; off by 3.66, allowed 1e-12\n"
             "      wrong     3 of 20 entries\n"
             "      map       ··········×··××·····\n");
  const auto at_the_end = compared(expected, wrong_at(expected, "...................x"));
  BOOST_TEST(shows(at_the_end, "wrong     1 of 20 entries: the last entry only\n"), at_the_end);
  BOOST_TEST(!shows(at_the_end, "map"), at_the_end);
  BOOST_TEST(shows(at_the_end, "expected  …  "), at_the_end);
  BOOST_TEST(!shows(at_the_end, "  …\n"), at_the_end);
}

BOOST_AUTO_TEST_CASE(a_matrix_is_shown_row_by_row) {
  BOOST_TEST(compared(matrix(2, {0.5, 0.25, -0.25, 0.5}), matrix(2, {0.5, -0.25, 0.25, 0.5})) == //
             "      expected    0.5   0.25\n"
             "                -0.25    0.5\n"
             "      got         0.5  -0.25\n"
             "                           ^\n"
             "                 0.25    0.5\n"
             "                    ^\n"
             "      where     first at row 0, column 1; off by 0.5, allowed 1e-12\n"
             "      wrong     2 of 4 entries: every entry off the diagonal\n"
             "      notice    the sign is the other one\n");
  const auto all = compared(matrix(2, {1, 2, 3, 5}), matrix(2, {5, 6, 8, 7}));
  BOOST_TEST(!shows(all, "^"), all);
}

BOOST_AUTO_TEST_CASE(a_large_matrix_is_shown_round_the_first_difference) {
  const auto expected = matrix(10, Entries(200));
  auto got = expected;
  got.entries[128] = 3;
  BOOST_TEST(compared(expected, got) == //
             "      column               2  3  4  5  6  7  8  9\n"
             "      expected  row 9   …  0  0  0  0  0  0  0  0\n"
             "                row 10  …  0  0  0  0  0  0  0  0\n"
             "                row 11  …  0  0  0  0  0  0  0  0\n"
             "                row 12  …  0  0  0  0  0  0  0  0\n"
             "                row 13  …  0  0  0  0  0  0  0  0\n"
             "                row 14  …  0  0  0  0  0  0  0  0\n"
             "      got       row 9   …  0  0  0  0  0  0  0  0\n"
             "                row 10  …  0  0  0  0  0  0  0  0\n"
             "                row 11  …  0  0  0  0  0  0  0  0\n"
             "                row 12  …  0  0  0  0  0  0  3  0\n"
             "                                             ^\n"
             "                row 13  …  0  0  0  0  0  0  0  0\n"
             "                row 14  …  0  0  0  0  0  0  0  0\n"
             "      where     row 12, column 8; off by 3, allowed 1e-12\n"
             "      wrong     1 of 200 entries\n");
}

BOOST_AUTO_TEST_CASE(digits_are_enough_to_tell_wrong_numbers_apart) {
  const auto subtle = compared(vector({0.5, 0.25}), vector({0.5, 0.25 + 1e-11}));
  BOOST_TEST(shows(subtle, "0.25000000001\n"), subtle);
  BOOST_TEST(shows(subtle, " 0.5  "), subtle);
  const auto number = compared(single("number", 0.1), single("number", 0.1 + 1e-8));
  BOOST_TEST(number == "      expected  0.1\n"
                       "      got       0.10000001\n"
                       "      off by    1e-08, allowed 1e-12\n");
}

BOOST_AUTO_TEST_CASE(long_numbers_narrow_the_window) {
  Entries entries;
  for (int i = 0; i < 8; ++i) entries.push_back(-1.0 / (3 + i));
  auto moved = entries;
  for (auto& entry : moved) entry += 2e-12;
  const auto report = compared(vector(entries), vector(moved));
  BOOST_TEST(shows(report, "      entry                   0                1                2\n"
                           "      expected  -0.333333333333            -0.25             -0.2  …\n"),
             report);
}

BOOST_AUTO_TEST_CASE(single_values_say_no_more_than_there_is) {
  BOOST_TEST(compared(single("bool", 1), single("bool", 0)) == "      expected  true\n      got       false\n");
  BOOST_TEST(compared(single("integer", 133), single("integer", 95)) == //
             "      expected  133\n      got       95\n      off by    38, allowed 1e-12\n");
  BOOST_TEST(compared(single("number", 1), single("number", not_a_number)) ==
             "      expected  1\n      got       NaN\n");
  BOOST_TEST(compared(vector({1}), vector({-infinity})) == "      expected  1\n      got       -inf\n");
  auto exact = failure(single("integer", 6), single("integer", 51));
  exact.difference->tolerance = 0;
  BOOST_TEST(shows(report::comparison(exact, report::Colour::no), "      off by    45\n"));
}

BOOST_AUTO_TEST_CASE(what_is_not_finite_is_marked_like_any_other) {
  const auto report = compared(vector({1, 2, 3}), vector({1, not_a_number, infinity}));
  BOOST_TEST(shows(report, "      expected    1    2    3\n"
                           "      got         1  NaN  inf\n"
                           "                       ^    ^\n"
                           "      where     first at entry 1; not finite\n"),
             report);
}

BOOST_AUTO_TEST_CASE(different_shapes_are_shown_without_marks) {
  BOOST_TEST(compared(vector({1, 0.01}), vector({1, 0.01, 0.0001})) == //
             "      expected       1    0.01\n"
             "      got            1    0.01  0.0001\n");
  BOOST_TEST(compared(vector({1}), vector({})) == "      expected  1\n      got       nothing: it is empty\n");
  BOOST_TEST(compared(matrix(3, {1, 2, 3, 4, 5, 6}), matrix(2, {1, 4, 2, 5, 3, 6})) == //
             "      expected  1  2  3\n"
             "                4  5  6\n"
             "      got       1  4\n"
             "                2  5\n"
             "                3  6\n");
}

BOOST_AUTO_TEST_CASE(the_record_keeps_the_beginning_only) {
  auto expected = zeros(Value::kept_entries);
  auto got = expected;
  got.entries[4095] = 1;
  auto kept = failure(expected, got);
  kept.expected->rows = kept.got->rows = kept.difference->entries = 10000;
  const auto report = report::comparison(kept, report::Colour::no);
  BOOST_TEST(shows(report, "  4095\n"), report);
  BOOST_TEST(shows(report, "wrong     1 of 10000 entries\n"), report);
  kept.difference->row = 9000;
  const auto beyond = report::comparison(kept, report::Colour::no);
  BOOST_TEST(shows(beyond, "got       the first 4096 entries right; no more are kept\n"), beyond);
}

BOOST_AUTO_TEST_CASE(colour_is_beside_the_marks_and_not_in_their_place) {
  const auto expected = vector({1, 2, 3});
  const auto got = vector({1, 5, 3});
  auto coloured = compared(expected, got, report::Colour::yes);
  BOOST_TEST(shows(coloured, "\x1b[31m5\x1b[0m"));
  for (const auto* code : {"\x1b[31m", "\x1b[0m"}) {
    for (auto at = coloured.find(code); at != std::string::npos; at = coloured.find(code)) {
      coloured.erase(at, std::string(code).size());
    }
  }
  BOOST_TEST(coloured == compared(expected, got));
}

BOOST_AUTO_TEST_CASE(of_two_misconceptions_that_fit_both_are_told) {
  const record::Misconception one{"backwards", "R(-k)", "Try it on position 0."};
  const record::Misconception other{"minus k", "-k", "k ahead is position + k."};
  const record::Misconception namesake{"backwards", "PE(p - k)", "You went back."};
  const auto with = [](const std::vector<record::Misconception>& misconceptions) {
    return record::Failure{.call = "f(1)", .misconceptions = misconceptions};
  };
  BOOST_TEST(details({with({one})}) == head + failed_check +
                                           "      this is backwards: R(-k)\n"
                                           "      Try it on position 0.\n");
  const std::string both = "      this is backwards: R(-k)\n"
                           "      Try it on position 0.\n"
                           "      or minus k: -k\n"
                           "      k ahead is position + k.\n"
                           "      On every input that was tried they give the same: you know which of them\n"
                           "      was your thought.\n";
  BOOST_TEST(details({with({one, other})}) == head + failed_check + both);
  BOOST_TEST(details({with({one, other}), with({one, other})}) == head + failed_check + both + failed_check +
                                                                      "      this is backwards again\n"
                                                                      "      or minus k again\n");
  BOOST_TEST(shows(details({with({one}), with({namesake})}), "this is backwards: PE(p - k)\n"),
             "another function's misconception may have the same name");
}

BOOST_AUTO_TEST_CASE(a_rule_of_eigens_that_is_broken_again_is_not_told_again) {
  const record::Failure broken{.call = "f(1)", .problem = "An index is out of range.", .line = 7, .source = "  x[3];"};
  const std::string line = failed_check + "      line 7    x[3];\n";
  BOOST_TEST(details({broken, broken}) == head + line + "      An index is out of range.\n" + line +
                                              "      Your program broke the same rule again.\n");
  const record::Failure refused{.call = "f(1)", .problem = "It gave 1 instead."};
  BOOST_TEST(details({refused, refused}) ==
             head + failed_check + "      It gave 1 instead.\n" + failed_check + "      It gave 1 instead.\n");
}

BOOST_AUTO_TEST_CASE(a_record_that_no_report_could_be_made_of_is_refused) {
  const auto kept = [](const std::string& name) {
    return support::read(support::source() / "tests" / "fuzz" / "record" / name);
  };
  for (const auto* sound : {"absent.json", "does_not_compile.json", "mistaken.json"}) {
    BOOST_CHECK_NO_THROW(record::exercise_from_json(kept(sound)));
  }
  for (const auto* unsound : {"count_beyond_all_integers.json", "kinds_that_differ.json", "number_without_entries.json",
                              "sizes_that_do_not_fit.json"}) {
    BOOST_CHECK_EXCEPTION(record::exercise_from_json(kept(unsound)), std::runtime_error, [](const auto& error) {
      return support::says(error.what(), "this is not a record of an exercise");
    });
  }
}

BOOST_AUTO_TEST_CASE(nothing_but_numbers_and_source_is_wider_than_eighty_columns) {
  const record::Exercise exercise{
      .slug = "06_shift",
      .title = "Shift",
      .verdict = "failed",
      .checks = {
          {.name = "check",
           .sentence = "A sentence of a check that is rather long, as some are, and has to go on in another line",
           .verdict = "failed",
           .max_points = 12,
           .failure = record::Failure{
               .call = "f(1)",
               .problem = "Your program gave back something that nobody asked for, and then it went on to say why."}}}};
  std::istringstream lines(report::details(exercise, report::Colour::no));
  for (std::string line; std::getline(lines, line);) BOOST_TEST(line.size() <= 80U + 2U, line); // a mark has 3 bytes
}
