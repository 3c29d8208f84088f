#include "course/watch.hpp"

#include "course/hints.hpp"
#include "course/ladder.hpp"
#include "course/pictures.hpp"
#include "course/terminal.hpp"
#include "record/printable.hpp"

#include <fmt/format.h>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <future>
#include <numeric>
#include <regex>
#include <thread>

namespace course {
namespace {

using Clock = std::chrono::steady_clock;

// Looking is the one way that works on every mount, and costs next to nothing.
constexpr std::chrono::milliseconds between_looks(50);
constexpr std::chrono::milliseconds between_looks_at_a_run(20);

constexpr auto keys = "h hint  l list  p plot  n next  q quit  ? help";
constexpr auto short_keys = "h l p n q ?";
constexpr auto help = R"(Save your exercise.cpp, in any exercise, and it is judged.

h  a hint; press it again for the next one
l  the list of exercises
p  the pictures of this exercise
n  the next exercise
q  quit
The space bar turns the page where the window is too small.
Any other key goes back to the verdict.
)";

/// What tells one state of a file from another; all of it is 0 where there is no ordinary file.
struct Stamp {
  dev_t device = 0;
  ino_t inode = 0;
  off_t size = 0;
  time_t seconds = 0;
  long nanoseconds = 0;

  bool operator==(const Stamp&) const = default;
};

Stamp stamp_of(const std::filesystem::path& file) {
  struct stat status {};
  if (stat(file.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  return {status.st_dev, status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

/// A file that is looked at now and then.
class File {
public:
  explicit File(std::filesystem::path at) : path(std::move(at)), seen(stamp_of(path)), judged(seen) {}

  void look() {
    const auto now = stamp_of(path);
    if (now == seen) return;
    seen = now;
    since = Clock::now();
  }

  /// Whether it is another one than when it was judged. Many editors empty the file, or move it away, before they write
  /// it, so that a file that is not there, or empty, has to stay so for a while.
  bool is_new() const {
    const auto settled = std::chrono::milliseconds(seen.size > 0 ? 40 : 1000);
    return seen != judged && Clock::now() - since >= settled;
  }

  void is_judged() { judged = seen; }

private:
  std::filesystem::path path;
  Stamp seen;
  Stamp judged;
  Clock::time_point since = Clock::now();
};

/// Why an exercise is judged, which decides where to go when it passes.
enum class Because { it_was_saved, it_was_chosen, it_may_be_next };

struct Found {
  std::size_t index;
  record::Exercise exercise;
  std::string fingerprint; ///< of the file that was judged
};

/// How a file of the course is called in a text for the student.
std::string name_of(const std::filesystem::path& file) {
  const auto inside = file.lexically_relative(house().source).string();
  return record::printable(inside.empty() || inside.starts_with("..") ? file.string() : inside);
}

std::filesystem::path folder_of(const std::string& slug) { return house().source / "exercises" / slug; }

/// The pictures in the README of an exercise, each with the words that stand for it.
std::string pictures(const std::string& slug) {
  static const std::regex picture(R"(!\[([^\]]*)\]\(([^)]*)\))");
  const auto page = record::read_file(folder_of(slug) / "README.md").value_or("");
  std::string text;
  for (std::sregex_iterator one(page.begin(), page.end(), picture), end; one != end; ++one) {
    const auto file = (folder_of(slug) / (*one)[2].str()).lexically_normal();
    text += fmt::format("{}\n  {}\n  Any browser shows it; ./lab plot {} draws it anew.\n", (*one)[1].str(),
                        name_of(file), file.stem().string());
  }
  return text.empty() ? "This exercise has no picture.\n" : text;
}

/// The reference, which a student's copy of the course does not have.
std::string reference(const std::string& slug) {
  const auto file = house().source / "solutions" / slug / "solution.cpp";
  const auto text = record::read_file(file);
  return text ? fmt::format("\nThe reference for comparison, {}:\n\n{}", name_of(file), record::printable(*text)) : "";
}

/// The talk with the student.
class Watch {
public:
  /// To begin with this exercise, or, where the name is empty, with the first that does not pass.
  Watch(Submission watched, const std::string& slug, const Terms& on_terms, report::Colour wanted)
      : submission(std::move(watched)), terms(on_terms), colour(wanted), all(exercises()) {
    if (is_own()) progress = course::progress(progress_file());
    for (const auto& exercise : all) files.emplace_back(file_of(exercise.slug));
    if (slug.empty()) return;
    const auto wanted_slug = exercises({slug}).front().slug;
    while (all[current].slug != wanted_slug) ++current;
    chosen = current;
  }

  /// Gives back the signal that asked for the end; 0 when it was the student.
  int talk(Terminal& terminal) {
    if (!chosen) look_for_next(all.size() - 1);
    for (bool stale = true;;) {
      for (auto& file : files) file.look();
      if (is_judging() && run.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
        conclude(run.get());
        stale = true;
      }
      if (!is_judging()) judge_what_is_new();
      if (stale || is_judging()) draw(terminal);
      const auto event = terminal.wait(is_judging() ? between_looks_at_a_run : between_looks);
      if (event.signal != 0 || event.key == 'q') return event.signal;
      if (event.key != 0) press(event.key);
      stale = event.key != 0 || event.redraw;
    }
  }

  /// Whether nothing is being judged, after a moment's patience. What takes longer, such as an endless loop, ends with
  /// this program.
  bool is_idle_soon() const {
    return !is_judging() || run.wait_for(std::chrono::seconds(1)) != std::future_status::timeout;
  }

private:
  bool is_own() const { return submission.folder == own_answers().folder; }

  std::filesystem::path file_of(const std::string& slug) const { return submission.folder / slug / submission.file; }

  void draw(Terminal& terminal) const {
    const auto size = terminal.size();
    terminal.draw(window(text(), footer(size), size, page));
  }

  bool is_judging() const { return run.valid(); }

  /// Judges these exercises in the background, one after the other, up to the first that does not pass.
  void judge(const std::vector<std::size_t>& candidates, Because why) {
    because = why;
    started = Clock::now();
    std::packaged_task<std::vector<Found>()> task([submission = submission, all = all, terms = terms, candidates] {
      std::vector<Found> found;
      for (const auto one : candidates) {
        const auto file = fingerprint(submission, all[one]);
        const auto ignore = [](const auto&) {};
        found.push_back({one, course::judge(submission, {all[one]}, terms, ignore).exercises.front(), file});
        if (found.back().exercise.verdict != "passed") break;
      }
      return found;
    });
    run = task.get_future();
    std::thread(std::move(task)).detach();
  }

  void look_for_next(std::size_t after) {
    std::vector<std::size_t> others(all.size());
    std::iota(others.begin(), others.end(), after + 1);
    for (auto& one : others) one %= all.size();
    judge(others, Because::it_may_be_next);
  }

  /// The file of progress is the student's own; of other folders the talk itself remembers what it saw.
  void remember(const std::vector<Found>& found) {
    for (const auto& [index, exercise, fingerprint] : found) {
      if (is_own()) {
        progress = remember_judged({exercise}, {{exercise.slug, fingerprint}});
      } else {
        take_up(progress.exercises[exercise.slug], exercise, fingerprint);
      }
    }
  }

  void conclude(std::vector<Found> found) {
    remember(found);
    current = found.back().index;
    verdict = std::move(found.back().exercise);
    page = 0;
    if (verdict->verdict != "passed" || because != Because::it_was_saved || chosen) return;
    panel = standing(*verdict);
    look_for_next(current);
  }

  void judge_what_is_new() {
    if (chosen) {
      judge({*chosen}, Because::it_was_chosen);
      return chosen.reset();
    }
    auto file = files[current].is_new() ? files.begin() + static_cast<std::ptrdiff_t>(current)
                                        : std::find_if(files.begin(), files.end(), std::mem_fn(&File::is_new));
    if (file == files.end()) return;
    file->is_judged();
    panel.clear();
    judge({static_cast<std::size_t>(file - files.begin())}, Because::it_was_saved);
  }

  void press(char key) {
    page = key == ' ' ? page + 1 : 0;
    switch (key) {
    case ' ':
      break;
    case 'h':
      panel = hint();
      break;
    case 'l':
      panel = list();
      break;
    case 'p':
      panel = pictures(all[current].slug);
      break;
    case '?':
      panel = help;
      break;
    case 'n':
      chosen = (chosen.value_or(current) + 1) % all.size();
      [[fallthrough]];
    default:
      panel.clear();
    }
  }

  std::string hint() const try {
    return course::hint(all[current], false, colour, "press h");
  } catch (const std::runtime_error& none) {
    return fmt::format("{}\n", none.what());
  }

  std::string list() const {
    const auto ladder = course::ladder(progress, submission);
    return ladder_text(ladder, colour) + report::standing(record_of(ladder), colour);
  }

  /// What there is to say about a verdict.
  std::string standing(const record::Exercise& exercise) const {
    auto text = report::progress_line(exercise, colour);
    if (exercise.verdict == "passed") return text + reference(exercise.slug);
    text += report::details(exercise, colour);
    if (is_own()) text += picture_hint(exercise);
    if (exercise.verdict == "not started") text += fmt::format("\n{} · {}\n", exercise.slug, exercise.title);
    if (exercise.verdict != "not started" && exercise.verdict != "missing") return text;
    return text + fmt::format("The task is {}. Write in {} and save: it is judged at once.\n",
                              name_of(folder_of(exercise.slug) / "README.md"), name_of(file_of(exercise.slug)));
  }

  std::string text() const {
    if (!verdict) return "One moment: your file is being judged.\n";
    const bool done = verdict->verdict == "passed" && because == Because::it_may_be_next && !is_judging();
    auto below = done ? "All of them pass. Well done!\n" : standing(*verdict);
    // While the next one is looked for, the panel says the same as the verdict.
    if (panel.empty() || panel == below) return below;
    return done ? below + "\n" + panel : panel + "\n" + below;
  }

  std::string footer(Size size) const {
    if (!is_judging()) return size.columns < static_cast<int>(std::string_view(keys).size()) ? short_keys : keys;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - started).count();
    return seconds > 0 ? fmt::format("judging … {} s", seconds) : "judging …";
  }

  Submission submission;
  Terms terms;
  report::Colour colour;
  std::vector<Exercise> all;
  std::vector<File> files; ///< one an exercise
  Progress progress;

  std::size_t current = 0;                 ///< the exercise that keys are about
  std::optional<record::Exercise> verdict; ///< of the current exercise
  std::string panel;                       ///< what is shown above the verdict
  std::optional<std::size_t> chosen;       ///< to be shown as soon as nothing is being judged
  std::size_t page = 0;                    ///< of what does not fit into the window

  std::future<std::vector<Found>> run; ///< valid while something is being judged
  Because because = Because::it_may_be_next;
  Clock::time_point started;
};

void require_a_terminal() {
  const char* kind = std::getenv("TERM");
  const bool can_draw = kind != nullptr && std::string_view(kind) != "dumb";
  if (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && can_draw) return;
  throw UsageError("./lab watch draws on a terminal, and there is none here. ./lab check judges once, anywhere.");
}

} // namespace

void watch(const Submission& submission, const std::string& slug, const Terms& terms, report::Colour colour) {
  require_a_terminal();
  Watch watch(submission, slug, terms, colour);
  int signal = 0;
  {
    Terminal terminal;
    signal = watch.talk(terminal);
  }
  const bool is_idle = watch.is_idle_soon();
  if (signal != 0) raise(signal);
  if (!is_idle) std::_Exit(EXIT_SUCCESS);
}

} // namespace course
