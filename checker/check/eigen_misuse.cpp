#include "check/eigen_misuse.hpp"

#include "sandbox/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <regex>
#include <sstream>
#include <vector>

namespace check {
namespace {

struct Rule {
  const char* part; ///< of the condition as it stands in Eigen's source
  const char* sentence;
};

/// The first whose part is found decides.
constexpr std::array rules{
    Rule{"you are using an empty matrix",
         "A vector or matrix is empty where at least one entry is needed, as for its smallest or largest entry."},
    Rule{"invalid matrix product",
         "The sizes of a product do not fit: the left factor needs as many columns as the right one has rows."},
    Rule{"Cannot comma-initialize a 0x0",
         "Entries are given with << to a vector or matrix that was never given a size."},
    Rule{"Too few coefficients passed", "Fewer entries stand behind << than the vector or matrix has."},
    Rule{"Too many", "More entries stand behind << than the vector or matrix has."},
    Rule{"does not actually allow to resize",
         "The size of this vector or matrix, or part of one, is fixed, and cannot be changed to another."},
    Rule{"non-square matrix", "This is for square matrices only: there must be as many rows as columns."},
    Rule{"rows() == cols()", "This is for square matrices only: there must be as many rows as columns."},
    Rule{"startRow >= 0 && ",
         "A part is taken that does not lie inside of the vector or matrix: it starts too early, or it ends too late."},
    Rule{"(i>=0) && ( ((BlockRows==1)", "The row or column that is taken does not exist: indices go from 0 to one less "
                                        "than the number of rows or columns."},
    Rule{"index >= 0 && index < size()", "An index is out of range: the entries of a vector go from 0 to size() - 1, "
                                         "and one that was never given a size has "
                                         "none."},
    Rule{"row >= 0 && row < rows() && col >= 0 && col < cols()",
         "An index is out of range: rows go from 0 to rows() - 1, columns from 0 to cols() - 1, and a matrix that was "
         "never "
         "given a size has none."},
    Rule{"aLhs.rows() == aRhs.rows()",
         "The sizes of the two sides of a sum, difference or other operation entry by entry are not the same."},
    Rule{"size() == other.size()", "A dot product takes two vectors of the same size."},
    Rule{"other.rows() == 1 || other.cols() == 1",
         "A whole matrix is assigned to a vector: take one of its rows or columns, or assign it to a matrix."},
    Rule{"rows() == other.rows() && cols() == other.cols()",
         "The sizes on the two sides do not fit: both need the same rows and columns."},
    Rule{"dst.rows() == src.rows() && dst.cols() == src.cols()",
         "The sizes of an assignment do not fit: what stands on the left keeps its size, and the right has another."},
    Rule{"SizeAtCompileTime == Dynamic", "A size is negative, or is not the one that the type fixes."},
    Rule{"RowsAtCompileTime == Dynamic", "A size is negative, or is not the one that the type fixes."},
    Rule{"RowsAtCompileTime!=Dynamic", "A size is negative, or is not the one that the type fixes."},
};

/// The distances that stand behind the rule, a line each, as arguments for addr2line.
std::vector<std::string> addresses_in(const std::string& said) {
  constexpr std::size_t most = 32;
  static const std::regex address("[0-9a-f]{1,16}");
  std::vector<std::string> addresses;
  std::istringstream lines(said);
  for (std::string line; addresses.size() < most && std::getline(lines, line);) {
    if (line.size() <= 16 && std::regex_match(line, address)) addresses.push_back("0x" + line);
  }
  return addresses;
}

} // namespace

std::string sentence_of_misuse(const std::string& said) {
  constexpr std::size_t longest = 300;
  const auto rule = said.substr(0, std::min(said.find('\n'), longest));
  const auto* const known = std::find_if(rules.begin(), rules.end(),
                                         [&](const Rule& one) { return rule.find(one.part) != std::string::npos; });
  return fmt::format("Your program broke a rule of Eigen's. {}{}: {}", known == rules.end() ? "" : known->sentence,
                     known == rules.end() ? "It is" : " In Eigen's own words", rule);
}

std::size_t line_of_misuse(const std::string& said, const std::filesystem::path& program, bool isolated) {
  const auto addresses = addresses_in(said);
  if (addresses.empty()) return 0;
  sandbox::Command command{.arguments = {"/usr/bin/addr2line", "--inlines", "--exe=" + program.string()},
                           .working_folder = "/"};
  if (isolated) command.view = sandbox::View{.paths = {"/usr/bin", "/usr/lib", program}};
  command.arguments.insert(command.arguments.end(), addresses.begin(), addresses.end());
  try {
    const auto found = sandbox::run(command, sandbox::answer_limits).output;
    static const std::regex place(R"((?:^|.*/)exercise\.cpp:(\d{1,7})(?: .*)?)");
    std::istringstream lines(found);
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
      constexpr std::size_t longest = 1000;
      if (line.size() < longest && std::regex_match(line, match, place)) return std::stoul(match[1]);
    }
  } catch (const sandbox::Failure&) {
    // The sentence does without its line.
    return 0;
  }
  return 0;
}

} // namespace check
