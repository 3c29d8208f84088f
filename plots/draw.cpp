#include "draw.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gnuplot-iostream.h>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <iterator>
#include <regex>
#include <system_error>

namespace plots {

namespace {

namespace fs = std::filesystem;

/// A hidden file beside its final place, gone again unless it was published.
class Draft {
public:
  explicit Draft(const fs::path& final_place)
      : path(final_place.parent_path() / fmt::format(".{}.{}", final_place.filename().string(), getpid())),
        place(final_place) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    std::error_code ignored;
    fs::remove(path, ignored);
  }

  std::string read() const {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  void publish(const std::string& bytes) const {
    std::ofstream file(path, std::ios::binary);
    file << bytes << std::flush;
    if (!file) refuse(std::generic_category().message(errno));
    std::error_code error;
    fs::rename(path, place, error);
    if (error) refuse(error.message());
  }

  const fs::path path;

private:
  [[noreturn]] void refuse(const std::string& reason) const {
    throw Failure(fmt::format("Files cannot be written to {}: {}.", place.parent_path().string(), reason));
  }

  const fs::path place;
};

/// A text as gnuplot reads it between single quotes.
std::string quoted(const std::string& text) {
  std::string quotes = "'";
  for (const char one : text) quotes += one == '\'' ? "''" : std::string(1, one);
  return quotes + "'";
}

/// Eigen's numbers as gnuplot-iostream of 2014 takes them: rows of columns.
std::vector<std::vector<double>> rows_of(const Eigen::MatrixXd& matrix) {
  std::vector<std::vector<double>> rows;
  for (const auto& row : matrix.rowwise()) rows.emplace_back(row.begin(), row.end());
  return rows;
}

/// Defines the data block $name. send1d ends its rows with the line "e", so that is the block's end mark.
void send(Gnuplot& gnuplot, const Series& series) {
  gnuplot << fmt::format("${} << e\n{}\n", series.name, fmt::join(series.columns, " "));
  gnuplot.send1d(rows_of(series.rows));
}

/// Starts gnuplot, if it is there. `-d` keeps the user's own settings out, and the locale is not the user's either.
/// Given by name, its input is read in blocks and five times as fast; otherwise gnuplot reads it byte by byte.
constexpr auto command = "command -v gnuplot >/dev/null || exit 127; "
                         "LC_ALL=C.UTF-8 exec timeout --foreground 60 gnuplot -d /dev/stdin";

/// Runs gnuplot, feeds it and returns how it ended. gnuplot-iostream would only print that, so the pipe is ours and
/// it writes to a copy. Both are closed in the gnuplots of other threads, which would else keep this one waiting.
int feed(const std::string& opening, const std::vector<Series>& series, const std::string& script) {
  std::signal(SIGPIPE, SIG_IGN);
  std::FILE* pipe = popen(command, "we");
  std::FILE* copy = pipe == nullptr ? nullptr : fdopen(fcntl(fileno(pipe), F_DUPFD_CLOEXEC, 0), "w");
  if (copy == nullptr) throw Failure("gnuplot cannot be started: the system has no room for another process.");
  {
    Gnuplot gnuplot(copy);
    gnuplot << opening;
    for (const auto& one : series) send(gnuplot, one);
    gnuplot << script << std::flush;
  }
  return pclose(pipe);
}

/// The sentence for a picture that was not drawn.
std::string explain(int status) {
  if (WIFSIGNALED(status)) return fmt::format("gnuplot was killed by signal {}.", WTERMSIG(status));
  switch (WEXITSTATUS(status)) {
  case 0:
    return "gnuplot left a picture incomplete. Is the disk full?";
  case 124:
    return "gnuplot took more than a minute for a picture and was stopped.";
  case 127:
    return "gnuplot was not found. Install the package gnuplot-nox.";
  default:
    return fmt::format("gnuplot gave up with exit code {}.", WEXITSTATUS(status));
  }
}

std::string csv(const Series& series) {
  std::string text = fmt::format("{}\n", fmt::join(series.columns, ","));
  for (const auto& row : rows_of(series.rows)) text += fmt::format("{}\n", fmt::join(row, ","));
  return text;
}

} // namespace

namespace {

/// In the figure's own proportions, where the window lets it: a letter is twice as high as wide.
int rows_for(const Figure& figure, const Screen& screen) {
  constexpr int fewest = 24;
  return std::clamp(screen.columns * figure.height / figure.width / 2, fewest, std::max(fewest, screen.rows));
}

/// With letters that look like the markers; gnuplot would take others.
std::string in_letters(const std::string& script) {
  auto text = script;
  for (const auto& [number, letter] : {std::pair{"5", "x"}, std::pair{"6", "O"}, std::pair{"7", "o"}}) {
    text = std::regex_replace(text, std::regex(fmt::format(R"(pointtype {}\b)", number)),
                              fmt::format(R"(pointtype "{}")", letter));
  }
  return text;
}

} // namespace

std::string drawn(const Figure& figure, const std::vector<Series>& series, const Screen& screen) {
  const Draft draft(fs::temp_directory_path() / (figure.name + ".txt"));
  const auto opening = screen.sixel ? house_style(sixel, screen.width, screen.width * figure.height / figure.width)
                                    : house_style(letters, screen.columns, rows_for(figure, screen));
  const auto output = fmt::format("set output {}\n", quoted(draft.path.string()));
  const int status = feed(opening + output, series, screen.sixel ? figure.script : in_letters(figure.script));
  const auto picture = draft.read();
  if (status != 0 || picture.empty()) throw Failure(explain(status));
  return screen.sixel ? picture : legible(picture, screen);
}

fs::path draw(const Figure& figure, const std::vector<Series>& series, const Format& format, const fs::path& folder) {
  auto place = folder / (figure.name + std::string(format.extension));
  const Draft draft(place);
  const auto opening = house_style(format, figure.width, figure.height);
  const auto output = fmt::format("set output {}\n", quoted(draft.path.string()));
  const int status = feed(opening + output, series, figure.script);
  const auto picture = finished(format, draft.read());
  if (status != 0 || !picture) throw Failure(explain(status));
  draft.publish(*picture);
  return place;
}

void write_csv(const Figure& figure, const std::vector<Series>& series, const fs::path& folder) {
  for (const auto& one : series) write(folder / fmt::format("{}.{}.csv", figure.name, one.name), csv(one));
}

void write(const fs::path& place, const std::string& text) { Draft(place).publish(text); }

} // namespace plots
