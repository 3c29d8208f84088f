#pragma once

#include <cstddef>
#include <string>
#include <vector>

/// Small wrong changes to the text of a program, such as people make by mistake.
namespace mutations {

struct Mutant {
  std::string kind;   ///< what was changed
  std::size_t number; ///< of the line, counted from 1
  std::string line;   ///< the line after the change, without its indentation
  std::string source; ///< the whole text after the change
};

/// Every mutant of a text in the style of the solutions, one change in each: none in a comment, an include or a string,
/// and no two the same.
std::vector<Mutant> plant(const std::string& source);

/// Two mutants of each line that has as many; which ones goes by the number of the line.
std::vector<Mutant> sample(const std::vector<Mutant>& mutants);

} // namespace mutations
