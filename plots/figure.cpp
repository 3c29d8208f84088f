#include "figure.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace plots {

namespace {

std::vector<Figure>& registry() {
  static std::vector<Figure> all;
  return all;
}

bool comes_first(const Figure& one, const Figure& other) {
  return std::tie(one.place.part, one.place.number, one.name) <
         std::tie(other.place.part, other.place.number, other.name);
}

} // namespace

Eigen::VectorXd Series::operator[](const std::string& column) const {
  const auto found = std::find(columns.begin(), columns.end(), column);
  if (found == columns.end()) throw std::out_of_range("series " + name + " has no column " + column);
  return rows.col(found - columns.begin());
}

const std::vector<Figure>& figures() { return registry(); }

std::string padded(const std::string& name) {
  std::size_t width = 0;
  for (const auto& figure : figures()) width = std::max(width, figure.name.size());
  return fmt::format("{:<{}}", name, width);
}

Registration::Registration(Figure figure) {
  auto& all = registry();
  all.insert(std::lower_bound(all.begin(), all.end(), figure, comes_first), std::move(figure));
}

} // namespace plots
