#include "draw.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <set>

/// The program `figures`: draws the figures of the course, and writes the numbers that they are drawn from.

namespace {

namespace fs = std::filesystem;

enum Exit { everything_drawn = 0, could_not_draw = 2 };

/// The figures of these names, or all when there are none. Throws plots::Failure.
std::vector<plots::Figure> chosen(const std::vector<std::string>& names) {
  const auto& all = plots::figures();
  if (names.empty()) return all;
  std::vector<plots::Figure> some;
  for (const auto& name : names) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
    if (found == all.end()) {
      std::vector<std::string> known;
      known.reserve(all.size());
      for (const auto& one : all) known.push_back(one.name);
      throw plots::Failure(fmt::format("There is no figure {}. The figures are {}.", name, fmt::join(known, ", ")));
    }
    some.push_back(*found);
  }
  return some;
}

Exit list() {
  for (const auto& figure : plots::figures()) fmt::print("{:<18} {}\n", figure.name, figure.caption);
  return everything_drawn;
}

/// The numbers come first: they are there also where gnuplot is not.
void produce(const plots::Figure& figure, const fs::path& folder) {
  const auto series = figure.series();
  plots::write_csv(figure, series, folder);
  plots::draw(figure, series, plots::png, folder);
  const auto picture = plots::draw(figure, series, plots::svg, folder);
  fmt::print("{:<18} {}\n", figure.name, picture.string());
  std::fflush(stdout);
}

Exit draw(const std::vector<std::string>& names, const fs::path& folder) {
  const auto figures = chosen(names);
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw plots::Failure(fmt::format("The folder {} cannot be made: {}.", folder.string(), error.message()));
  std::set<std::string> complaints;
  for (const auto& figure : figures) {
    try {
      produce(figure, folder);
    } catch (const plots::Failure& failure) {
      if (complaints.insert(failure.what()).second) fmt::print(stderr, "{}\n", failure.what());
    }
  }
  return complaints.empty() ? everything_drawn : could_not_draw;
}

} // namespace

int main(int argc, char** argv) {
  CLI::App app("Draws the figures: NAME.svg, NAME.png, and NAME.SERIES.csv with the numbers.", "figures");
  std::vector<std::string> names;
  std::string folder = PE_FIGURES_FOLDER;
  bool only_list = false;
  app.add_option("NAME", names, "figures to draw; all when there is none");
  app.add_option("--out", folder, "the folder to write to")->capture_default_str();
  app.add_flag("--list", only_list, "say what the figures show, and draw nothing");
  try {
    app.parse(argc, argv);
    return only_list ? list() : draw(names, folder);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? everything_drawn : could_not_draw;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return could_not_draw;
  }
}
