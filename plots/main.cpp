#include "draw.hpp"
#include "gallery.hpp"
#include "studio.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <iterator>

/// The program `figures`: draws the figures of the course, and writes the numbers that they are drawn from.

namespace {

namespace fs = std::filesystem;

enum Exit { everything_drawn = 0, could_not_draw = 2 };

/// Throws plots::Failure when there is no figure of that name.
void must_exist(const std::string& name) {
  std::vector<std::string> known;
  for (const auto& figure : plots::figures()) known.push_back(figure.name);
  if (std::find(known.begin(), known.end(), name) != known.end()) return;
  throw plots::Failure(fmt::format("There is no figure {}. The figures are {}.", name, fmt::join(known, ", ")));
}

/// The figures of these names, or all when there are none. Throws plots::Failure.
std::vector<plots::Figure> chosen(const std::vector<std::string>& names) {
  const auto& all = plots::figures();
  if (names.empty()) return all;
  std::for_each(names.begin(), names.end(), must_exist);
  std::vector<plots::Figure> some;
  std::copy_if(all.begin(), all.end(), std::back_inserter(some),
               [&](const auto& figure) { return std::find(names.begin(), names.end(), figure.name) != names.end(); });
  return some;
}

Exit list() {
  for (const auto& figure : plots::figures()) fmt::print("{}  {}\n", plots::padded(figure.name), figure.caption);
  return everything_drawn;
}

Exit draw(const std::vector<std::string>& names, const fs::path& folder) {
  const auto figures = chosen(names);
  if (!plots::make_all(figures, folder, plots::with_numbers)) return could_not_draw;
  const auto what = figures.size() == 1 ? figures[0].name : fmt::format("The {} figures", figures.size());
  const auto are = figures.size() == 1 ? "is" : "are";
  fmt::print("{} {} in {}, as SVG, as PNG, and in numbers as CSV.\n", what, are, folder.string());
  return everything_drawn;
}

Exit hang(const fs::path& folder) {
  if (!plots::make_all(plots::figures(), folder, plots::picture_only)) return could_not_draw;
  plots::write(folder / "README.md", plots::gallery_page(plots::figures()));
  fmt::print("The {} figures are in {}, and README.md shows them.\n", plots::figures().size(), folder.string());
  return everything_drawn;
}

/// Ends as the signal would have ended us, had we not cleaned up first: a shell then knows.
[[noreturn]] void end_by(int signal) {
  std::signal(signal, SIG_DFL);
  std::raise(signal);
  std::abort();
}

} // namespace

int main(int argc, char** argv) {
  CLI::App app("Draws the figures: NAME.svg, NAME.png, and NAME.SERIES.csv with the numbers.", "figures");
  std::vector<std::string> names;
  std::string folder = PE_FIGURES_FOLDER;
  std::string gallery;
  bool only_list = false;
  auto* some = app.add_option("NAME", names, "figures to draw; all when there is none");
  auto* out = app.add_option("--out", folder, "the folder to write to")->capture_default_str();
  app.add_option("--gallery", gallery, "write NAME.svg of all figures and the page that shows them, to this folder")
      ->excludes(some, out);
  app.add_flag("--list", only_list, "say what the figures show, and draw nothing");
  try {
    app.parse(argc, argv);
    plots::obey_interrupts();
    if (only_list) return list();
    return gallery.empty() ? draw(names, folder) : hang(gallery);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? everything_drawn : could_not_draw;
  } catch (const plots::Interrupted& interrupted) {
    fmt::print(stderr, "Stopped. Every file that is there is complete.\n");
    end_by(interrupted.signal);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return could_not_draw;
  }
}
