#include "draw.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gnuplot-iostream.h>

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <iterator>

namespace plots {

namespace {

namespace fs = std::filesystem;

/// A hidden file beside its final place, gone again unless it was published.
class Draft {
public:
  explicit Draft(const fs::path& final_place)
      : place(final_place),
        path(final_place.parent_path() / fmt::format(".{}.{}", final_place.filename().string(), getpid())) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    std::error_code ignored;
    fs::remove(path, ignored);
  }

  void publish() const {
    std::error_code error;
    fs::rename(path, place, error);
    if (error) throw Failure(fmt::format("{} could not be written: {}.", place.string(), error.message()));
  }

  const fs::path place;
  const fs::path path;
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

/// Runs gnuplot, feeds it and returns how it ended. gnuplot-iostream would only print that, so the pipe is ours and
/// it writes to a copy. `-d` keeps the user's own settings out, and the locale is not the user's either.
int feed(const std::string& opening, const std::vector<Series>& series, const std::string& script) {
  std::signal(SIGPIPE, SIG_IGN);
  std::FILE* pipe = popen("command -v gnuplot >/dev/null || exit 127; LC_ALL=C.UTF-8 exec gnuplot -d", "w");
  std::FILE* copy = pipe == nullptr ? nullptr : fdopen(dup(fileno(pipe)), "w");
  if (copy == nullptr) throw Failure("gnuplot could not be started: the system has no room for another process.");
  {
    Gnuplot gnuplot(copy);
    gnuplot << opening;
    for (const auto& one : series) send(gnuplot, one);
    gnuplot << script << std::flush;
  }
  return pclose(pipe);
}

bool is_complete(const fs::path& file, std::string_view ending) {
  std::ifstream stream(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
  return bytes.ends_with(ending);
}

std::string describe(int status) {
  if (WIFSIGNALED(status)) return fmt::format("was killed by signal {}", WTERMSIG(status));
  if (WEXITSTATUS(status) != 0) return fmt::format("gave up with exit code {}", WEXITSTATUS(status));
  return "left the picture incomplete; is the disk full?";
}

std::string csv(const Series& series) {
  std::string text = fmt::format("{}\n", fmt::join(series.columns, ","));
  for (const auto& row : rows_of(series.rows)) text += fmt::format("{}\n", fmt::join(row, ","));
  return text;
}

} // namespace

fs::path draw(const Figure& figure, const std::vector<Series>& series, const Format& format, const fs::path& folder) {
  auto place = folder / (figure.name + std::string(format.extension));
  const Draft draft(place);
  const auto opening = house_style(format, figure.width, figure.height);
  const auto output = fmt::format("set output {}\n", quoted(draft.path.string()));
  const int status = feed(opening + output, series, figure.script);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127) {
    throw Failure("gnuplot was not found, so there are only numbers and no pictures. Install the package gnuplot-nox.");
  }
  if (status != 0 || !is_complete(draft.path, format.ending)) {
    throw Failure(fmt::format("{} was not drawn: gnuplot {}", place.string(), describe(status)));
  }
  draft.publish();
  return place;
}

void write_csv(const Figure& figure, const std::vector<Series>& series, const fs::path& folder) {
  for (const auto& one : series) {
    const auto place = folder / fmt::format("{}.{}.csv", figure.name, one.name);
    const Draft draft(place);
    std::ofstream file(draft.path, std::ios::binary);
    file << csv(one) << std::flush;
    if (!file) {
      throw Failure(fmt::format("{} could not be written. Is the folder writable, the disk full?", place.string()));
    }
    draft.publish();
  }
}

} // namespace plots
