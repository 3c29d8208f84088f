#include "draw.hpp"
#include "gallery.hpp"
#include "mine.hpp"
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

enum Exit { everything_drawn = 0, nothing_of_yours = 1, could_not_draw = 2 };

/// Throws plots::Failure when there is no figure of that name.
void must_exist(const std::string& name) {
  std::vector<std::string> known;
  for (const auto& figure : plots::figures()) known.push_back(figure.name);
  if (std::find(known.begin(), known.end(), name) != known.end()) return;
  throw plots::Failure(fmt::format("There is no figure {}. The figures are {}. With --mine, ./lab plot draws your own "
                                   "answer to an exercise.",
                                   name, fmt::join(known, ", ")));
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

Exit draw(const std::vector<plots::Figure>& figures, const fs::path& folder) {
  if (!plots::make_all(figures, folder, plots::with_numbers)) return could_not_draw;
  const auto what = figures.size() == 1 ? figures[0].name : fmt::format("The {} figures", figures.size());
  const auto are = figures.size() == 1 ? "is" : "are";
  fmt::print("{} {} in {}, as SVG, as PNG, and in numbers as CSV.\n", what, are, folder.string());
  return everything_drawn;
}

/// Shows pictures in the terminal, one below the other, under the words that say what to see.
void show(const std::vector<plots::Figure>& figures, const plots::Screen& screen) {
  for (const auto& figure : figures) {
    if (!figure.caption.empty()) {
      fmt::print("{}\n\n", plots::wrapped(figure.caption, static_cast<std::size_t>(screen.columns)));
    }
    fmt::print("{}\n", plots::drawn(figure, figure.series(), screen));
    std::fflush(stdout);
  }
}

Exit show_some(const std::vector<std::string>& names) {
  show(chosen(names), plots::screen());
  return everything_drawn;
}

std::vector<plots::Figure> together(const std::vector<plots::Mine>& pictures) {
  std::vector<plots::Figure> all;
  all.reserve(pictures.size());
  for (const auto& picture : pictures) all.push_back(picture.together);
  return all;
}

Exit show_mine(const std::vector<plots::Mine>& pictures) {
  const auto screen = plots::screen();
  if (screen.sixel) show(together(pictures), screen);
  for (const auto& picture : pictures) {
    if (!screen.sixel) show(picture.apart, screen);
  }
  return everything_drawn;
}

/// Draws what the course program asked the answers for.
Exit draw_mine(const fs::path& file, const fs::path& folder, bool terminal) {
  const auto answers = plots::answers_in(file);
  if (terminal) {
    show_mine(answers.pictures);
  } else if (draw(together(answers.pictures), folder) == could_not_draw) {
    return could_not_draw;
  }
  for (const auto& notice : answers.notices) fmt::print("{}\n", notice);
  return answers.complete && !answers.empty ? everything_drawn : nothing_of_yours;
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
  std::string mine;
  bool terminal = false;
  bool only_list = false;
  auto* some = app.add_option("NAME", names, "figures to draw; all when there is none");
  auto* out = app.add_option("--out", folder, "the folder to write to")->capture_default_str();
  auto* page =
      app.add_option("--gallery", gallery, "write NAME.svg of all figures and the page that shows them, to this folder")
          ->excludes(some, out);
  app.add_option("--mine", mine, "draw the answers in this file, which the course program writes")
      ->excludes(some, page);
  app.add_flag("--terminal", terminal, "draw here, and no files")->excludes(out, page);
  app.add_flag("--list", only_list, "say what the figures show, and draw nothing");
  try {
    app.parse(argc, argv);
    plots::obey_interrupts();
    if (only_list) return list();
    if (!mine.empty()) return draw_mine(mine, folder, terminal);
    if (terminal) return show_some(names);
    return gallery.empty() ? draw(chosen(names), folder) : hang(gallery);
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
