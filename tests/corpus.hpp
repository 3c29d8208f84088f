#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Wrong and hostile answers, one folder each under tests/answers/. Beside each stands expected.txt: for every exercise
/// in the folder a line `slug: verdict, N points: what the report says`. Before them comes a line `kind: family`, and
/// for an answer that could harm the machine that it runs on, or reach what is not its own, one that says `needs
/// isolation`.
namespace corpus {

/// What is expected of one exercise.
struct Expected {
  std::string slug;
  std::string verdict;
  int points = 0;
  std::string says;
};

struct Kind {
  std::string name;
  std::string family{}; ///< the kind of kinds that it belongs to, as "forges"
  std::filesystem::path folder;
  bool needs_isolation = false;
  std::vector<Expected> expected;
};

/// All of them, in the order of their names; a test fails where one has no proper expected.txt.
std::vector<Kind> kinds();

std::ostream& operator<<(std::ostream& stream, const Kind& kind);

} // namespace corpus
