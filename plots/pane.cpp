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

/// All of the target, and of yours as much as leaves the target readable: that room on either side at least.
Range axis(const Eigen::ArrayXd& target, const Eigen::ArrayXd& yours, double least_room) {
  const auto right = extent(target);
  const double span = right.high > right.low ? right.high - right.low : 1;
  const auto all = extent((Eigen::ArrayXd(target.size() + yours.size()) << target, yours).finished());
  const double room = std::max(span, least_room);
  const Range range{std::max(all.low, right.low - room), std::min(all.high, right.high + room)};
  const double margin = 0.07 * std::max(range.high - range.low, span);
  return {range.low - margin, range.high + margin};
}

/// On a logarithmic axis, what is not positive is absent.
double logarithm(double value) { return value > 0 ? std::log10(value) : absent; }

std::string range_text(const std::string& axis, double low, double high) {
  return fmt::format("set {}range [{}:{}]\n", axis, low, high);
}

/// The columns that hold values, and not the places where they are asked for.
Eigen::MatrixXd values_in(const std::string& kind, const Eigen::MatrixXd& rows) {
  return kind == "map" ? rows : Eigen::MatrixXd(rows.rightCols(rows.cols() - 1));
}

/// The points of a curve: yours is cut off where it is beyond the axis.
Pane cut_to(const Range& range, const Picture& picture, const Asked& panel, const std::string& name) {
  Pane pane{.title = panel.name, .series = {{name, {"x", "target", "yours"}, {}}}};
  auto& rows = pane.series.front().rows;
  rows.resize(panel.target.rows(), 3);
  rows << panel.target, panel.yours.col(1);
  for (auto& height : rows.col(2)) {
    const double there = picture.logarithmic ? logarithm(height) : height;
    if (std::isnan(there)) height = absent;
    if (!(there < range.low || there > range.high)) continue;
    const double edge = range.clamped(there);
    height = picture.logarithmic ? std::pow(10, edge) : edge;
    pane.cut = true;
  }
  return pane;
}

constexpr double decades = 4;

Pane curve(const Picture& picture, const Asked& panel, std::size_t number) {
  const auto scaled = [&](const Eigen::MatrixXd& rows) {
    return picture.logarithmic ? rows.col(1).unaryExpr(&logarithm).eval() : rows.col(1).eval();
  };
  const auto height = axis(scaled(panel.target), scaled(panel.yours), picture.logarithmic ? decades : 0);
  const auto name = fmt::format("panel_{}", number);
  auto pane = cut_to(height, picture, panel, name);
  const auto shown = [&](double place) { return picture.logarithmic ? std::pow(10, place) : place; };
  const auto places = extent(panel.target.col(0));
  const double margin = 0.03 * (places.high - places.low);
  pane.axes = range_text("x", places.low - margin, places.high + margin) +
              range_text("y", shown(height.low), shown(height.high)) +
              (picture.logarithmic ? "set logscale y\nset format y '10^{%L}'\n" : "");
  const auto drawn_as = [&](const Look& look) {
    return fmt::format(R"(${0} using "x":"target" with {1}, ${0} using "x":"yours" with {2})", name, look.target,
                       look.yours);
  };
  pane.curves = drawn_as(look_of("curve"));
  pane.text = drawn_as(look_of("letters"));
  return pane;
}

/// The round distance, 1, 2 or 5 times a power of ten, of which the radius holds one or two.
double ticks_for(double radius) {
  const double power = std::pow(10, std::floor(std::log10(radius)));
  return power * (radius < 2 * power ? 1 : radius < 5 * power ? 2 : 5);
}

/// Dots, with the way from the target to yours, and the place's number outside of the target.
Pane dots_within(double radius, const Asked& panel, const std::string& name) {
  Pane pane{.title = panel.name,
            .series = {{name, {"place", "target_x", "target_y", "x", "y", "dx", "dy", "label_x", "label_y"}, {}}}};
  auto& rows = pane.series.front().rows;
  rows.resize(panel.target.rows(), 9);
  const Range range{-1.45 * radius, 1.45 * radius};
  for (Eigen::Index i = 0; i < rows.rows(); ++i) {
    const Eigen::RowVector2d target = panel.target.row(i).tail<2>();
    const Eigen::RowVector2d given = panel.yours.row(i).tail<2>();
    const Eigen::RowVector2d yours(range.clamped(given[0]), range.clamped(given[1]));
    pane.cut = pane.cut || (yours - given).norm() > 0;
    rows.row(i) << panel.target(i, 0), target, yours, yours - target, target + 0.2 * radius * target.normalized();
  }
  return pane;
}

Pane dots(const Asked& panel, std::size_t number) {
  const bool circle = panel.kind == "circle";
  const double radius = circle ? 1 : panel.target.rightCols(2).cwiseAbs().maxCoeff();
  const auto name = fmt::format("panel_{}", number);
  auto pane = dots_within(radius, panel, name);
  pane.axes = range_text("x", -1.5 * radius, 1.5 * radius) + range_text("y", -1.5 * radius, 1.5 * radius);
  if (!circle) pane.axes += fmt::format("set xtics {0}\nset ytics {0}\n", ticks_for(radius));
  const auto drawn_as = [&](const Look& look) {
    return fmt::format(
        R"(${0} using "target_x":"target_y" with {1}, ${0} using "x":"y" with {2}, )"
        R"(${0} using "label_x":"label_y":(sprintf("%g", column("place"))) with labels textcolor rgb ink)",
        name, look.target, look.yours);
  };
  const auto ways = fmt::format(
      R"(${} using "target_x":"target_y":"dx":"dy" with vectors nohead linewidth 1 linecolor rgb grey, )", name);
  pane.curves = ways + drawn_as(look_of(panel.kind));
  pane.text = drawn_as(look_of("letters"));
  return pane;
}

Pane map(const Eigen::MatrixXd& matrix, double largest, const std::string& title, const std::string& name) {
  Pane pane{.title = title, .series = {cells(name, matrix)}};
  pane.axes = fmt::format("{}{}set cbrange [{}:{}]\n", range_text("x", -0.5, static_cast<double>(matrix.cols()) - 0.5),
                          range_text("y", static_cast<double>(matrix.rows()) - 0.5, -0.5), -largest, largest);
  constexpr Eigen::Index few = 12;
  if (std::max(matrix.rows(), matrix.cols()) <= few) pane.axes += "set xtics 0,1\nset ytics 0,1\n";
  pane.curves = pane.text = fmt::format(R"(${} using "column":"row":"value" with @cells)", name);
  return pane;
}

/// Words over the middle of a pane.
void say(const std::string& words, Pane& pane) {
  pane.axes += fmt::format("set label 1 {} at graph 0.5,0.5 center front boxed textcolor rgb ink\n", as_it_is(words));
}

/// The target, unless it is there already, and yours.
void add_maps(const Asked& panel, std::size_t number, std::vector<Pane>& panes, Eigen::MatrixXd& target_there) {
  const double largest = std::max(panel.target.cwiseAbs().maxCoeff(), 1e-300);
  const bool there = target_there.rows() == panel.target.rows() && target_there.cols() == panel.target.cols() &&
                     (target_there - panel.target).cwiseAbs().maxCoeff() < 1e-9 * largest;
  if (!there) panes.push_back(map(panel.target, largest, "target", fmt::format("target_{}", number)));
  target_there = panel.target;
  panes.push_back(map(panel.yours, largest, "yours: " + panel.name, fmt::format("yours_{}", number)));
  if (has_any(panel)) return;
  say(instead(panel), panes.back());
  panes.back().curves = panes.back().text = "1/0";
}

} // namespace

std::string as_it_is(const std::string& text) {
  std::string quotes = "'";
  for (const char one : text) quotes += one == '\'' ? "''" : std::string(1, one);
  return quotes + "' noenhanced";
}

Look look_of(const std::string& kind) {
  if (kind == "letters") {
    return {R"(linespoints pointtype "." linecolor rgb grey)", R"(points pointtype "o" linecolor rgb blue)"};
  }
  if (kind == "curve") {
    return {"linespoints pointtype 6 pointsize 1.5 linewidth 5 linecolor rgb mauve",
            "linespoints pointtype 7 pointsize 0.8 linewidth 1.5 linecolor rgb blue"};
  }
  return {"points pointtype 6 pointsize 2.2 linewidth 4 linecolor rgb mauve",
          "points pointtype 7 pointsize 0.9 linecolor rgb blue"};
}

bool has_any(const Asked& panel) { return !values_in(panel.kind, panel.yours).array().isNaN().all(); }

std::string instead(const Asked& panel) {
  return panel.reason.ends_with("not written yet") ? "not written yet" : "no values";
}

std::vector<Pane> panes_of(const Picture& picture) {
  std::vector<Pane> panes;
  Eigen::MatrixXd target_there;
  const bool any = std::any_of(picture.panels.begin(), picture.panels.end(), has_any);
  for (std::size_t i = 0; i < picture.panels.size(); ++i) {
    const auto& panel = picture.panels[i];
    if (panel.kind == "map") {
      add_maps(panel, i, panes, target_there);
    } else {
      panes.push_back(panel.kind == "curve" ? curve(picture, panel, i) : dots(panel, i));
      if (any && !has_any(panel)) say("yours: " + instead(panel), panes.back());
    }
  }
  return panes;
}

} // namespace plots
