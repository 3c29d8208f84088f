#include "mine.hpp"

#include "draw.hpp"
#include "walk.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

namespace plots {

namespace {

using nlohmann::json;

constexpr double absent = std::numeric_limits<double>::quiet_NaN();

/// A panel as the course program wrote it: the values of a curve, dots or a map, and why some of yours are absent.
struct Asked {
  std::string kind;
  std::string name;
  Eigen::MatrixXd target;
  Eigen::MatrixXd yours;
  std::string reason;
};

struct Picture {
  std::string name;
  std::string title;
  std::string x;
  std::string y;
  bool logarithmic;
  std::vector<Asked> panels;
};

/// A frame with axes, ready for gnuplot: in a picture with others, or alone in a terminal.
struct Pane {
  std::string title;
  std::vector<Series> series;
  std::string axes;
  std::string curves;
  std::string text; ///< curves in letters
  bool cut = false; ///< some of yours is beyond the axes, and drawn at their edge
};

/// As gnuplot reads it between single quotes; shown as it is.
std::string quoted(const std::string& text) {
  std::string quotes = "'";
  for (const char one : text) quotes += one == '\'' ? "''" : std::string(1, one);
  return quotes + "' noenhanced";
}

Eigen::MatrixXd matrix_of(const json& rows) {
  const auto cols = rows.empty() ? 0 : rows.front().size();
  Eigen::MatrixXd matrix(rows.size(), cols);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t col = 0; col < cols; ++col) {
      const auto& entry = rows[row].at(col);
      matrix(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(col)) =
          entry.is_null() ? absent : entry.get<double>();
    }
  }
  return matrix;
}

/// The columns that hold values, and not the places where they are asked for.
Eigen::MatrixXd values_in(const std::string& kind, const Eigen::MatrixXd& rows) {
  return kind == "map" ? rows : Eigen::MatrixXd(rows.rightCols(rows.cols() - 1));
}

bool has_any(const Asked& panel) { return !values_in(panel.kind, panel.yours).array().isNaN().all(); }

/// What stands in the place of yours.
std::string instead(const Asked& panel) {
  return panel.reason.ends_with("not written yet") ? "not written yet" : "no values";
}

// Ranges
// ---------------------------------------------------------------------------------------------------------------

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

// Panes
// ----------------------------------------------------------------------------------------------------------------

constexpr auto whole_numbers = "set xtics autofreq\n";

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
  pane.axes += fmt::format("set label 1 {} at graph 0.5,0.5 center textcolor rgb ink\n", quoted(words));
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

// Figures
// --------------------------------------------------------------------------------------------------------------

/// The frame of every pane of a kind.
std::string frame(const Picture& picture) {
  const auto& kind = picture.panels.front().kind;
  const auto labels = fmt::format("set xlabel {}\nset ylabel {}\n", quoted(picture.x), quoted(picture.y));
  if (kind == "circle") return "@circle\n";
  if (kind == "plane") {
    return labels + "set size ratio -1\nset xzeroaxis linecolor rgb pale linetype 1\n"
                    "set yzeroaxis linecolor rgb pale linetype 1\n";
  }
  if (kind == "curve") return labels;
  return labels + "set border 15\nset object 1 rectangle from graph 0,0 to graph 1,1 behind "
                  "fillstyle solid 1 noborder fillcolor rgb pale\n";
}

/// What stands for yours in the legend.
std::string yours_text(const Picture& picture, const std::vector<Pane>& panes) {
  const auto& panels = picture.panels;
  if (std::none_of(panels.begin(), panels.end(), has_any)) return "yours: " + instead(panels.front());
  const bool cut = std::any_of(panes.begin(), panes.end(), [](const auto& pane) { return pane.cut; });
  return cut ? "yours (at the edge where it goes beyond)" : "yours";
}

/// A legend, to be followed by what is drawn; maps need none, since each says in its title what it is.
std::string legend(const Picture& picture, const std::vector<Pane>& panes, bool as_text) {
  const auto& kind = picture.panels.front().kind;
  if (kind == "map") return "";
  const auto* target = as_text           ? R"(points pointtype ".")"
                       : kind == "curve" ? "linespoints pointtype 6 pointsize 1.5 linewidth 5"
                                         : "points pointtype 6 pointsize 2.2 linewidth 4";
  const auto* yours = as_text           ? R"(points pointtype "o")"
                      : kind == "curve" ? "linespoints pointtype 7 pointsize 0.8 linewidth 1.5"
                                        : "points pointtype 7 pointsize 0.9";
  return fmt::format("keyentry with {} linecolor rgb mauve title 'target', \\\n"
                     "     keyentry with {} linecolor rgb blue title {}, \\\n     ",
                     target, yours, quoted(yours_text(picture, panes)));
}

struct Grid {
  std::size_t columns;
  std::size_t rows;
  int width;
  int height;
};

Grid grid_of(const std::string& kind, std::size_t panes) {
  const std::size_t columns = panes == 4 ? 2 : std::min<std::size_t>(panes, 3);
  const std::size_t rows = (panes + columns - 1) / columns;
  const int wide = panes == 1 ? 640 : kind == "curve" ? 480 : 400;
  const int high = kind == "curve" ? 360 : kind == "map" ? 370 : 400;
  constexpr int colours = 80;
  constexpr int top = 70;
  return {columns, rows, static_cast<int>(columns) * wide + (kind == "map" ? colours : 0),
          static_cast<int>(rows) * high + top};
}

/// The commands that put the next plot into its place.
std::string place(const Grid& grid, std::size_t number, bool map) {
  const double wide = (grid.width - (map ? 80 : 0)) / static_cast<double>(grid.columns);
  const double high = (grid.height - 70) / static_cast<double>(grid.rows);
  const double left = wide * static_cast<double>(number % grid.columns);
  const double top = grid.height - 70 - high * static_cast<double>(number / grid.columns);
  return fmt::format("set lmargin at screen {:.4f}\nset rmargin at screen {:.4f}\n"
                     "set tmargin at screen {:.4f}\nset bmargin at screen {:.4f}\n",
                     (left + 75) / grid.width, (left + wide - 20) / grid.width, (top - 30) / grid.height,
                     (top - high + 60) / grid.height);
}

std::vector<Series> series_of(const std::vector<Pane>& panes) {
  std::vector<Series> all;
  for (const auto& pane : panes) all.insert(all.end(), pane.series.begin(), pane.series.end());
  return all;
}

Figure together(const Picture& picture, const std::vector<Pane>& panes) {
  const auto& kind = picture.panels.front().kind;
  const bool map = kind == "map";
  const auto grid = grid_of(kind, panes.size());
  auto script = fmt::format("set multiplot title {} @headline\n{}", quoted(picture.title), frame(picture));
  script += fmt::format("set key at screen 0.5,{:.4f} center center horizontal maxrows 1 textcolor rgb ink\n",
                        1 - 52.0 / grid.height);
  for (std::size_t i = 0; i < panes.size(); ++i) {
    const auto& pane = panes[i];
    script += place(grid, i, map) + fmt::format("set title {}\n", quoted(pane.title)) + pane.axes;
    // One scale of colours is enough, beside the last map of a row.
    if (map) script += (i + 1) % grid.columns == 0 || i + 1 == panes.size() ? "set colorbox\n" : "unset colorbox\n";
    script += "plot " + (i == 0 ? legend(picture, panes, false) : "") + pane.curves + "\nset key off\nunset label 1\n";
  }
  return {.name = picture.name + "_mine",
          .caption = picture.title,
          .width = grid.width,
          .height = grid.height,
          .series = [series = series_of(panes)] { return series; },
          .script = script + "unset multiplot\n"};
}

Figure alone(const Picture& picture, const Pane& pane) {
  const auto script = fmt::format(
      "{}set title {}\n{}set key outside center top horizontal\nunset colorbox\nplot {}{}\n", frame(picture),
      quoted(fmt::format("{} · {}", picture.title, pane.title)), pane.axes, legend(picture, {pane}, true), pane.text);
  return {.name = picture.name + "_mine",
          .caption = picture.title,
          .width = 0,
          .height = 0,
          .series = [series = pane.series] { return series; },
          .script = script};
}

Mine mine_of(const Picture& picture) {
  const auto panes = panes_of(picture);
  Mine mine{.together = together(picture, panes), .apart = {}};
  for (const auto& pane : panes) mine.apart.push_back(alone(picture, pane));
  return mine;
}

/// One of that name, to which the panels of another exercise are added.
Picture& picture_called(const json& read, std::vector<Picture>& all) {
  const auto name = read.at("name").get<std::string>();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  if (found != all.end()) return *found;
  return all.emplace_back(
      Picture{name, read.at("title"), read.at("x"), read.at("y"), read.at("logarithmic").get<bool>(), {}});
}

void take(const json& exercise, std::vector<Picture>& all, Answers& answers) {
  const auto reason = exercise.at("reason").get<std::string>();
  if (!reason.empty()) answers.notices.push_back(reason);
  answers.complete = answers.complete && reason.empty();
  for (const auto& read : exercise.at("pictures")) {
    const auto why = read.at("absent").get<std::string>();
    if (!why.empty() && reason.empty()) {
      answers.notices.push_back(
          fmt::format("{}, {}: {}", exercise.at("slug").get<std::string>(), read.at("name").get<std::string>(), why));
    }
    auto& picture = picture_called(read, all);
    for (const auto& panel : read.at("panels")) {
      picture.panels.push_back(
          {panel.at("kind"), panel.at("name"), matrix_of(panel.at("target")), matrix_of(panel.at("yours")), why});
      answers.empty = answers.empty && !has_any(picture.panels.back());
    }
  }
}

} // namespace

Answers answers_in(const std::filesystem::path& file) try {
  std::ifstream stream(file);
  Answers answers;
  std::vector<Picture> pictures;
  for (const auto& exercise : json::parse(stream)) take(exercise, pictures, answers);
  for (const auto& picture : pictures) answers.pictures.push_back(mine_of(picture));
  return answers;
} catch (const json::exception&) {
  throw Failure(
      fmt::format("{} does not hold pictures of answers. ./lab plot SLUG --mine makes it anew.", file.string()));
}

} // namespace plots
