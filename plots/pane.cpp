#include "pane.hpp"

#include "walk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace plots {

namespace {

constexpr double absent = std::numeric_limits<double>::quiet_NaN();

struct Range {
  double low;
  double high;

  double clamped(double value) const { return std::isnan(value) ? value : std::clamp(value, low, high); }
};

/// From the least to the largest of these; NaN does not count.
Range extent(const Eigen::ArrayXd& values) {
  Range range{std::numeric_limits<double>::max(), std::numeric_limits<double>::lowest()};
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    range = {std::min(range.low, value), std::max(range.high, value)};
  }
  return range.low <= range.high ? range : Range{0, 1};
}

/// All of the target, and of yours as much as leaves the target readable.
Range axis(const Eigen::ArrayXd& target, const Eigen::ArrayXd& yours) {
  const auto right = extent(target);
  const double span = right.high > right.low ? right.high - right.low : 1;
  const auto all = extent((Eigen::ArrayXd(target.size() + yours.size()) << target, yours).finished());
  const Range range{std::max(all.low, right.low - span), std::min(all.high, right.high + span)};
  const double margin = 0.07 * std::max(range.high - range.low, span);
  return {range.low - margin, range.high + margin};
}

/// On a logarithmic axis, what is not positive is absent.
Eigen::ArrayXd logarithms(const Eigen::ArrayXd& values) {
  return values.unaryExpr([](double value) { return value > 0 ? std::log10(value) : absent; });
}

std::string range_text(const std::string& axis, double low, double high) {
  return fmt::format("set {}range [{}:{}]\n", axis, low, high);
}

/// The columns that hold values, and not the places where they are asked for.
Eigen::MatrixXd values_in(const std::string& kind, const Eigen::MatrixXd& rows) {
  return kind == "map" ? rows : Eigen::MatrixXd(rows.rightCols(rows.cols() - 1));
}

Pane curve(const Picture& picture, const Asked& panel, std::size_t number) {
  const Eigen::ArrayXd x = panel.target.col(0);
  const auto scaled = [&](const Eigen::MatrixXd& rows) -> Eigen::ArrayXd {
    return picture.logarithmic ? logarithms(rows.col(1)) : rows.col(1).array();
  };
  const auto range = axis(scaled(panel.target), scaled(panel.yours));
  const auto shown = [&](double height) { return picture.logarithmic ? std::pow(10, height) : height; };
  Series series{fmt::format("panel_{}", number), {"x", "target", "yours"}, Eigen::MatrixXd(x.size(), 3)};
  series.rows.col(0) = x;
  series.rows.col(1) = panel.target.col(1);
  Pane pane{.title = panel.name};
  const auto yours = scaled(panel.yours);
  for (Eigen::Index i = 0; i < x.size(); ++i) {
    const double drawn = range.clamped(yours[i]);
    pane.cut = pane.cut || drawn < yours[i] || drawn > yours[i];
    series.rows(i, 2) = drawn == yours[i] ? panel.yours(i, 1) : shown(drawn);
  }
  const auto places = extent(x);
  const double margin = 0.03 * (places.high - places.low);
  pane.axes = fmt::format("{}{}{}", range_text("x", places.low - margin, places.high + margin),
                          range_text("y", shown(range.low), shown(range.high)),
                          picture.logarithmic ? "set logscale y\nset format y '10^{%L}'\n" : "");
  const auto name = "$" + series.name;
  pane.curves = fmt::format(
      R"({0} using "x":"target" with linespoints pointtype 6 pointsize 1.5 linewidth 5 linecolor rgb mauve, \
     {0} using "x":"yours" with linespoints pointtype 7 pointsize 0.8 linewidth 1.5 linecolor rgb blue)",
      name);
  pane.text = fmt::format(R"({0} using "x":"target" with linespoints pointtype "." linecolor rgb grey, \
     {0} using "x":"yours" with points pointtype "o" linecolor rgb blue)",
                          name);
  pane.series = {series};
  return pane;
}

Pane dots(const Picture&, const Asked& panel, std::size_t number) {
  const bool circle = panel.kind == "circle";
  const double radius = circle ? 1 : panel.target.rightCols(2).cwiseAbs().maxCoeff();
  const double edge = 1.45 * radius;
  Series series{fmt::format("panel_{}", number),
                {"place", "target_x", "target_y", "x", "y", "dx", "dy", "label_x", "label_y"},
                Eigen::MatrixXd(panel.target.rows(), 9)};
  Pane pane{.title = panel.name};
  for (Eigen::Index i = 0; i < panel.target.rows(); ++i) {
    const Eigen::Vector2d target = panel.target.row(i).tail<2>();
    const Eigen::Vector2d given = panel.yours.row(i).tail<2>();
    const Range range{-edge, edge};
    const Eigen::Vector2d yours(range.clamped(given[0]), range.clamped(given[1]));
    pane.cut = pane.cut || (yours - given).norm() > 0;
    const Eigen::Vector2d label = target + 0.2 * radius * (target.norm() > 0 ? target.normalized() : target);
    series.rows.row(i) << panel.target(i, 0), target.transpose(), yours.transpose(), (yours - target).transpose(),
        label.transpose();
  }
  pane.axes = range_text("x", -1.5 * radius, 1.5 * radius) + range_text("y", -1.5 * radius, 1.5 * radius);
  const auto name = "$" + series.name;
  pane.curves =
      fmt::format(R"({0} using "target_x":"target_y":"dx":"dy" with vectors nohead linewidth 1 linecolor rgb grey, \
     {0} using "target_x":"target_y" with points pointtype 6 pointsize 2.2 linewidth 4 linecolor rgb mauve, \
     {0} using "x":"y" with points pointtype 7 pointsize 0.9 linecolor rgb blue, \
     {0} using "label_x":"label_y":"place" with labels textcolor rgb ink)",
                  name);
  pane.text = fmt::format(R"({0} using "target_x":"target_y" with points pointtype "." linecolor rgb grey, \
     {0} using "x":"y" with points pointtype "o" linecolor rgb blue, \
     {0} using "label_x":"label_y":"place" with labels textcolor rgb ink)",
                          name);
  pane.series = {series};
  return pane;
}

Pane map(const Eigen::MatrixXd& matrix, double largest, const std::string& title, const std::string& name) {
  Pane pane{.title = title, .series = {cells(name, matrix)}};
  pane.axes = fmt::format("{}{}set cbrange [{}:{}]\n", range_text("x", -0.5, static_cast<double>(matrix.cols()) - 0.5),
                          range_text("y", static_cast<double>(matrix.rows()) - 0.5, -0.5), -largest, largest);
  pane.curves = pane.text = fmt::format(R"(${} using "column":"row":"value" with @cells)", name);
  return pane;
}

/// A frame with words in place of a map.
Pane no_map(Pane pane, const std::string& words) {
  pane.axes += fmt::format("set label 1 {} at graph 0.5,0.5 center textcolor rgb ink\n", as_it_is(words));
  pane.curves = pane.text = "1/0";
  return pane;
}

/// The target, unless it is there already, and yours.
void add_maps(const Asked& panel, std::size_t number, std::vector<Pane>& panes, Eigen::MatrixXd& target_there) {
  const double largest = std::max(panel.target.cwiseAbs().maxCoeff(), 1e-300);
  const bool there = target_there.rows() == panel.target.rows() && target_there.cols() == panel.target.cols() &&
                     (target_there - panel.target).cwiseAbs().maxCoeff() < 1e-9 * largest;
  if (!there) panes.push_back(map(panel.target, largest, "target", fmt::format("target_{}", number)));
  target_there = panel.target;
  const auto yours = map(panel.yours, largest, "yours: " + panel.name, fmt::format("yours_{}", number));
  panes.push_back(has_any(panel) ? yours : no_map(yours, instead(panel)));
}

} // namespace

std::string as_it_is(const std::string& text) {
  std::string quotes = "'";
  for (const char one : text) quotes += one == '\'' ? "''" : std::string(1, one);
  return quotes + "' noenhanced";
}

bool has_any(const Asked& panel) { return !values_in(panel.kind, panel.yours).array().isNaN().all(); }

std::string instead(const Asked& panel) {
  return panel.reason.ends_with("not written yet") ? "not written yet" : "no values";
}

std::vector<Pane> panes_of(const Picture& picture) {
  std::vector<Pane> panes;
  Eigen::MatrixXd target_there;
  for (std::size_t i = 0; i < picture.panels.size(); ++i) {
    const auto& panel = picture.panels[i];
    if (panel.kind == "map") {
      add_maps(panel, i, panes, target_there);
    } else {
      panes.push_back(panel.kind == "curve" ? curve(picture, panel, i) : dots(picture, panel, i));
    }
  }
  return panes;
}

} // namespace plots
