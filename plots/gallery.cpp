#include "gallery.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <sstream>
#include <string_view>

namespace plots {

namespace {

constexpr std::string_view opening = R"(# The gallery

Every picture of the course. They are drawn from the numbers that the reference solutions compute:
`./lab plot --gallery plots/gallery` draws them all anew, and writes this page.
)";

std::string_view heading(Part part) {
  switch (part) {
  case Part::walk:
    return "From a counter to the whole code";
  case Part::worked:
    return "Worked by hand";
  case Part::further:
    break;
  }
  return "A closer look";
}

/// "one_step" as "One step".
std::string title(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
  return name;
}

} // namespace

std::string wrapped(const std::string& text, std::size_t columns) {
  std::istringstream words(text);
  std::string lines;
  std::size_t width = 0;
  for (std::string word; words >> word; width += word.size()) {
    if (width + 1 + word.size() > columns) {
      lines += '\n';
      width = 0;
    } else if (width > 0) {
      lines += ' ';
      ++width;
    }
    lines += word;
  }
  return lines;
}

std::string gallery_page(const std::vector<Figure>& figures) {
  std::string page(opening);
  std::optional<Part> part;
  for (const auto& figure : figures) {
    if (figure.place.part != part) page += fmt::format("\n## {}\n", heading(figure.place.part));
    part = figure.place.part;
    const auto name = title(figure.name);
    page += fmt::format("\n### {}\n\n![{}]({}.svg)\n\n{}\n", name, name, figure.name, wrapped(figure.caption, 120));
  }
  return page;
}

} // namespace plots
