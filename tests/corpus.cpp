#include "corpus.hpp"

#include "support.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace corpus {
namespace {

Kind read(const std::filesystem::path& folder) {
  Kind kind{.name = folder.filename().string(), .folder = folder, .expected = {}};
  constexpr std::string_view family = "kind: ";
  std::istringstream lines(support::read(folder / "expected.txt"));
  static const std::regex form(R"((\w+): ([a-z ]+), (\d+) points: ?(.*))");
  for (std::string line; std::getline(lines, line);) {
    std::smatch match;
    if (line == "needs isolation") {
      kind.needs_isolation = true;
    } else if (line.starts_with(family)) {
      kind.family = line.substr(family.size());
    } else if (std::regex_match(line, match, form)) {
      kind.expected.push_back({match[1], match[2], std::stoi(match[3]), match[4]});
    } else {
      throw std::runtime_error(fmt::format("{}: {}", folder.string(), line));
    }
  }
  if (kind.expected.empty() || kind.family.empty()) throw std::runtime_error(folder.string() + ": what is expected?");
  return kind;
}

} // namespace

std::vector<Kind> kinds() {
  std::vector<Kind> all;
  for (const auto& entry : std::filesystem::directory_iterator(support::source() / "tests" / "answers")) {
    if (entry.is_directory()) all.push_back(read(entry.path()));
  }
  std::sort(all.begin(), all.end(), [](const Kind& left, const Kind& right) { return left.name < right.name; });
  return all;
}

std::ostream& operator<<(std::ostream& stream, const Kind& kind) { return stream << kind.name; }

} // namespace corpus
