#include "mine.hpp"

#include "draw.hpp"
#include "pane.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <limits>

namespace plots {

namespace {

using nlohmann::json;

/// The frame of every pane of a kind.
std::string frame(const Picture& picture) {
  const auto& kind = picture.panels.front().kind;
  auto labels = fmt::format("set xlabel {}\nset ylabel {}\n", as_it_is(picture.x), as_it_is(picture.y));
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
  return cut ? "yours, cut off" : "yours";
}

/// A legend, to be followed by what is drawn; maps need none, since each says in its title what it is.
std::string legend(const Picture& picture, const std::vector<Pane>& panes, const Look& look) {
  if (picture.panels.front().kind == "map") return "";
  return fmt::format("keyentry with {} title 'target', keyentry with {} title {}, ", look.target, look.yours,
                     as_it_is(yours_text(picture, panes)));
}

// In pixels: of the lines above the panes, and of the scale of colours beside maps.
constexpr int header = 70;
constexpr int scale = 80;

struct Grid {
  std::size_t columns;
  int pane_width;
  int pane_height;
  int width;
  int height;
};

Grid grid_of(const std::string& kind, std::size_t panes) {
  const std::size_t columns = panes == 4 ? 2 : std::min<std::size_t>(panes, 3);
  const auto rows = static_cast<int>((panes + columns - 1) / columns);
  const int wide = kind != "curve" ? 400 : panes == 1 ? 640 : 480;
  const int high = kind == "curve" ? 360 : kind == "map" ? 370 : 400;
  return {columns, wide, high, static_cast<int>(columns) * wide + (kind == "map" ? scale : 0), rows * high + header};
}

/// The commands that put the next plot into its place.
std::string place(const Grid& grid, std::size_t number) {
  const auto left = static_cast<int>(number % grid.columns) * grid.pane_width;
  const auto top = grid.height - header - static_cast<int>(number / grid.columns) * grid.pane_height;
  return fmt::format("set lmargin at screen {0} / {4}.0\nset rmargin at screen {1} / {4}.0\n"
                     "set tmargin at screen {2} / {5}.0\nset bmargin at screen {3} / {5}.0\n",
                     left + 75, left + grid.pane_width - 20, top - 30, top - grid.pane_height + 60, grid.width,
                     grid.height);
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
  auto script = fmt::format("set multiplot title {} @headline\n{}", as_it_is(picture.title), frame(picture));
  script += fmt::format("set key at screen 0.5,(1 - 52.0 / {}) center center horizontal maxrows 1 textcolor rgb ink\n",
                        grid.height);
  script += "set style textbox opaque noborder fillcolor rgb 'white'\n";
  for (std::size_t i = 0; i < panes.size(); ++i) {
    const auto& pane = panes[i];
    script += place(grid, i) + fmt::format("set title {}\n", as_it_is(pane.title)) + pane.axes;
    // One scale of colours is enough, beside the last map of a row.
    if (map) script += (i + 1) % grid.columns == 0 || i + 1 == panes.size() ? "set colorbox\n" : "unset colorbox\n";
    script += "plot " + (i == 0 ? legend(picture, panes, look_of(kind)) : "") + pane.curves +
              "\nset key off\nunset label 1\n";
  }
  return {.name = picture.name + "_mine",
          .caption = picture.title,
          .width = grid.width,
          .height = grid.height,
          .series = [series = series_of(panes)] { return series; },
          .script = script + "unset multiplot\n"};
}

/// Which way is which; letters have no room for more.
std::string ways(const Picture& picture) {
  const auto& kind = picture.panels.front().kind;
  if (kind == "circle") return "cosine →   sine ↑";
  const auto up = picture.y.empty() ? "" : fmt::format("{} {}", picture.y, kind == "map" ? "↓" : "↑");
  return fmt::format("{}   {}", picture.x.empty() ? "" : picture.x + " →", up);
}

/// In letters.
Figure alone(const Picture& picture, const Pane& pane) {
  auto script = fmt::format("{}set title {}\n{}", frame(picture),
                            as_it_is(fmt::format("{} · {}", picture.title, pane.title)), pane.axes);
  script += fmt::format("set xlabel {}\nunset ylabel\nset format y '%g'\nunset mytics\nunset colorbox\n",
                        as_it_is(ways(picture)));
  script +=
      "set key outside center top horizontal\nplot " + legend(picture, {pane}, look_of("letters")) + pane.text + "\n";
  return {.name = picture.name + "_mine",
          .caption = "",
          .width = 100,
          .height = picture.panels.front().kind == "curve" ? 60 : 100,
          .series = [series = pane.series] { return series; },
          .script = script};
}

Mine mine_of(const Picture& picture) {
  const auto panes = panes_of(picture);
  Mine mine{.together = together(picture, panes), .apart = {}};
  for (const auto& pane : panes) mine.apart.push_back(alone(picture, pane));
  return mine;
}

Eigen::MatrixXd matrix_of(const json& rows) {
  const auto cols = rows.empty() ? 0 : rows.front().size();
  Eigen::MatrixXd matrix(rows.size(), cols);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t col = 0; col < cols; ++col) {
      const auto& entry = rows[row].at(col);
      matrix(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(col)) =
          entry.is_null() ? std::numeric_limits<double>::quiet_NaN() : entry.get<double>();
    }
  }
  return matrix;
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
