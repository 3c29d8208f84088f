#pragma once

#include "figure.hpp"

#include <filesystem>
#include <string>
#include <vector>

/// Pictures of a student's answer: the target, and what the answer gives drawn over it.
namespace plots {

/// A picture as figures of their own, panel by panel, and as one with all of them side by side.
struct Mine {
  Figure together;
  std::vector<Figure> apart; ///< for a terminal, where there is no room for two
};

struct Answers {
  std::vector<Mine> pictures;
  std::vector<std::string> notices; ///< a sentence for each part of the answers that is absent
  bool complete = true;             ///< every file could be asked
  bool empty = true;                ///< there is nothing of the student's in any picture
};

/// Reads what the course program wrote. Throws Failure when that is not what is there.
Answers answers_in(const std::filesystem::path& file);

} // namespace plots
