#include "figure.hpp"

#include <algorithm>
#include <stdexcept>

namespace plots {

namespace {

std::vector<Figure>& registry() {
  static std::vector<Figure> all;
  return all;
}

} // namespace

Eigen::VectorXd Series::operator[](const std::string& column) const {
  const auto found = std::find(columns.begin(), columns.end(), column);
  if (found == columns.end()) throw std::out_of_range("series " + name + " has no column " + column);
  return rows.col(found - columns.begin());
}

const std::vector<Figure>& figures() { return registry(); }

Registration::Registration(Figure figure) {
  auto& all = registry();
  const auto place = std::lower_bound(all.begin(), all.end(), figure.name,
                                      [](const Figure& one, const std::string& name) { return one.name < name; });
  all.insert(place, std::move(figure));
}

} // namespace plots
