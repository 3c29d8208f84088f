#include "course/hint_steps.hpp"

#include <fstream>
#include <regex>

namespace course {

std::vector<std::string> hint_steps(const std::filesystem::path& page) {
  static const std::regex numbered(R"(^\d+\. +)");
  std::vector<std::string> steps;
  std::ifstream lines(page);
  for (std::string line; std::getline(lines, line);) {
    if (std::smatch number; std::regex_search(line, number, numbered)) {
      steps.push_back(number.suffix());
    } else if (const auto text = line.find_first_not_of(' '); !steps.empty() && text != std::string::npos) {
      steps.back() += " " + line.substr(text);
    }
  }
  return steps;
}

} // namespace course
