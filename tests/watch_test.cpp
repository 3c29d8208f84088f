#define BOOST_TEST_MODULE watch
#include "support.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utmp.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <fstream>
#include <functional>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <thread>

/// ./lab watch at a terminal, driven as a student drives it: by saving files and pressing keys.

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using support::says;

// On a busy machine, and with a compiler to wait for.
constexpr std::chrono::seconds patience(60);

/// A program at a terminal of its own, and what it has drawn there.
class AtATerminal {
public:
  explicit AtATerminal(const std::vector<std::string>& arguments, unsigned short columns = 100,
                       unsigned short rows = 40) {
    const winsize size{.ws_row = rows, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    BOOST_REQUIRE(openpty(&master, &slave, nullptr, nullptr, &size) == 0);
    before = modes();
    auto words = arguments;
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    pid = fork();
    if (pid == 0) {
      close(master);
      login_tty(slave);
      setenv("TERM", "xterm", 1);
      execv(pointers.front(), pointers.data());
      _exit(127);
    }
  }
  AtATerminal(const AtATerminal&) = delete;
  AtATerminal& operator=(const AtATerminal&) = delete;
  ~AtATerminal() {
    if (!status) kill(pid, SIGKILL);
    if (!status) waitpid(pid, nullptr, 0);
    hang_up();
  }

  /// Waits until this holds; false when it never does.
  bool becomes(const std::function<bool()>& condition) {
    for (const auto end = Clock::now() + patience; Clock::now() < end;) {
      pump();
      if (condition()) return true;
    }
    return false;
  }

  bool shows(const std::string& words) {
    return becomes([&] { return says(screen(), words); });
  }

  /// The lines that were drawn last, without their colours.
  std::vector<std::string> lines() const {
    static const std::regex escape("\x1b\\[[0-9;?]*[A-Za-z]");
    const auto start = drawn.rfind("\x1b[H");
    std::vector<std::string> all;
    if (start == std::string::npos) return all;
    std::istringstream stream(std::regex_replace(drawn.substr(start), escape, ""));
    for (std::string line; std::getline(stream, line);) all.push_back(std::regex_replace(line, std::regex("\r"), ""));
    return all;
  }

  std::string screen() const { return fmt::format("{}", fmt::join(lines(), "\n")); }

  void type(const std::string& keys) const { BOOST_REQUIRE(write(master, keys.data(), keys.size()) > 0); }

  void resize(unsigned short columns, unsigned short rows) const {
    const winsize size{.ws_row = rows, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
    BOOST_REQUIRE(ioctl(master, TIOCSWINSZ, &size) == 0);
  }

  /// The status that the program ends with.
  int ends() {
    BOOST_TEST_REQUIRE(becomes([&] {
      int ended = 0;
      if (waitpid(pid, &ended, WNOHANG) == pid) status = ended;
      return status.has_value();
    }));
    pump();
    return *status;
  }

  void expect_it_as_it_was() const {
    const auto after = modes();
    BOOST_TEST(after.c_iflag == before.c_iflag);
    BOOST_TEST(after.c_oflag == before.c_oflag);
    BOOST_TEST(after.c_cflag == before.c_cflag);
    BOOST_TEST(after.c_lflag == before.c_lflag);
    BOOST_TEST(std::memcmp(after.c_cc, before.c_cc, sizeof after.c_cc) == 0);
    for (const auto& [taken, given_back] :
         {std::pair("\x1b[?25l", "\x1b[?25h"), {"\x1b[?1049h", "\x1b[?1049l"}, {"\x1b[?7l", "\x1b[?7h"}}) {
      BOOST_REQUIRE(drawn.find(taken) != std::string::npos);
      BOOST_REQUIRE(drawn.find(given_back) != std::string::npos);
      BOOST_TEST(drawn.rfind(given_back) > drawn.rfind(taken));
    }
  }

  /// How many things the program runs at the moment: each has a session of its own. What these started in their turn,
  /// an answer, a linker or the inner half of bubblewrap, is the program's own for the moment in which it is an orphan.
  int children() const {
    std::set<pid_t> sessions;
    std::error_code gone;
    for (const auto& thread : fs::directory_iterator(fmt::format("/proc/{}/task", pid), gone)) {
      std::ifstream list(thread.path() / "children");
      for (pid_t child = 0; list >> child;) {
        std::string name;
        std::ifstream(fmt::format("/proc/{}/comm", child)) >> name;
        const pid_t session = getsid(child);
        if (session > 0 && name != "answer" && name != "ld.mold") sessions.insert(session);
      }
    }
    return static_cast<int>(sessions.size());
  }

  void hang_up() {
    for (int* end : {&master, &slave}) {
      if (*end >= 0) close(*end);
      *end = -1;
    }
  }

  pid_t pid = -1;
  std::string drawn; ///< all of it

private:
  termios modes() const {
    termios now{};
    BOOST_REQUIRE(tcgetattr(slave, &now) == 0);
    return now;
  }

  /// Takes what was drawn, and waits a little for it.
  void pump() {
    pollfd ready{master, POLLIN, 0};
    std::array<char, 65536> buffer;
    while (poll(&ready, 1, 5) > 0 && (ready.revents & POLLIN) != 0) {
      const auto count = read(master, buffer.data(), buffer.size());
      if (count > 0) drawn.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  int master = -1;
  int slave = -1;
  termios before{};
  std::optional<int> status;
};

std::string course() { return (support::build() / "bin" / "course").string(); }

std::string answer(const std::string& kind) {
  return support::read(support::source() / "tests" / "answers" / kind / "02_frequencies" / "exercise.cpp");
}

std::string right() { return support::read(support::source() / "solutions" / "02_frequencies" / "solution.cpp"); }

/// A submission with one file.
struct Submission {
  explicit Submission(const std::string& text) { save(text); }

  void save(const std::string& text) const { support::write(file, text); }

  void save_by_renaming(const std::string& text) const {
    support::write(folder.path / "02_frequencies" / ".exercise.cpp.swp", text);
    fs::rename(folder.path / "02_frequencies" / ".exercise.cpp.swp", file);
  }

  std::vector<std::string> watch(const std::string& slug = "02") const {
    return {course(), "watch", slug, "--from", folder.path.string()};
  }

  support::Folder folder;
  fs::path file = folder.path / "02_frequencies" / "exercise.cpp";
};

std::size_t width(const std::string& line) {
  return static_cast<std::size_t>(std::count_if(
      line.begin(), line.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

} // namespace

using support::ProgressAway;
BOOST_TEST_GLOBAL_FIXTURE(ProgressAway);

BOOST_AUTO_TEST_CASE(a_save_is_judged_and_a_pass_leads_on) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  BOOST_TEST(terminal.shows("this is integer division:"), terminal.screen());
  submission.save(answer("missing_semicolon"));
  BOOST_TEST(terminal.shows("Line 12 of your exercise.cpp does not compile"), terminal.screen());
  submission.save(right());
  BOOST_TEST(terminal.shows("02_frequencies 10 of 10 points passed"), terminal.screen());
  BOOST_TEST(terminal.shows("The reference for comparison, solutions/02_frequencies/solution.cpp: #include"),
             terminal.screen());
  BOOST_TEST(terminal.shows("03_wavelengths 0 of 10 points missing"), terminal.screen());
  BOOST_TEST(terminal.shows("The task is exercises/03_wavelengths/README.md."), terminal.screen());
  terminal.type("q");
  BOOST_TEST(terminal.ends() == 0);
  terminal.expect_it_as_it_was();
}

BOOST_AUTO_TEST_CASE(any_exercise_that_is_saved_is_judged) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch("08"));
  BOOST_TEST(terminal.shows("08_base 0 of 10 points missing"), terminal.screen());
  submission.save_by_renaming(answer("zero"));
  BOOST_TEST(terminal.shows("02_frequencies"), terminal.screen());
  BOOST_TEST(terminal.shows("failed"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(it_begins_with_the_first_that_does_not_pass) {
  const Submission submission(right());
  support::write(submission.folder.path / "01_slots" / "exercise.cpp",
                 support::read(support::source() / "solutions" / "01_slots" / "solution.cpp"));
  AtATerminal terminal({course(), "watch", "--from", submission.folder.path.string()});
  BOOST_TEST(terminal.shows("03_wavelengths 0 of 10 points missing"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(when_all_pass_it_says_so) {
  const support::Folder folder;
  for (const auto& slug : support::slugs()) {
    support::write(folder.path / slug / "exercise.cpp",
                   support::read(support::source() / "solutions" / slug / "solution.cpp"));
  }
  BOOST_TEST(support::run(fmt::format("'{}' check --from '{}'", course(), folder.path.string())).code == 0);
  AtATerminal terminal({course(), "watch", "--from", folder.path.string()});
  BOOST_TEST(terminal.shows("All of them pass. Well done!"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(a_file_may_be_saved_by_renaming_and_be_gone_for_a_moment) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  const auto backup = submission.folder.path / "backup";
  fs::rename(submission.file, backup);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  submission.save_by_renaming(answer("missing_semicolon"));
  BOOST_TEST(terminal.shows("does not compile"), terminal.screen());
  BOOST_TEST(!says(terminal.drawn, "0 of 10 points missing"));

  fs::remove(submission.file);
  fs::create_directory(submission.file);
  BOOST_TEST(terminal.shows("is no ordinary file"), terminal.screen());
  fs::remove(submission.file);
  fs::rename(backup, submission.file);
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(a_save_during_a_run_is_judged_after_it) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  int most = 0;
  const auto shows = [&](const std::string& words) {
    return terminal.becomes([&] {
      most = std::max(most, terminal.children());
      return says(terminal.screen(), words);
    });
  };
  submission.save(answer("endless_loop") + fmt::format("// {}\n", submission.folder.path.string()));
  BOOST_TEST(shows("judging … 2 s"), terminal.screen());
  submission.save(answer("missing_semicolon"));
  submission.save(right() + fmt::format("// {}\n", submission.folder.path.string()));
  BOOST_TEST(shows("02_frequencies 10 of 10 points passed"), terminal.screen());
  BOOST_TEST(most == 1);
}

BOOST_AUTO_TEST_CASE(an_unchanged_save_runs_nothing) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  const auto drawn = terminal.drawn.size();
  submission.save_by_renaming(answer("integer_division"));
  BOOST_TEST(terminal.becomes([&] {
    BOOST_TEST_REQUIRE(terminal.children() == 0);
    return terminal.drawn.find("judging", drawn) != std::string::npos && says(terminal.screen(), "h hint");
  }));
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(keys_do_what_the_last_line_says) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("h hint l list p plot n next q quit ? help"), terminal.screen());
  BOOST_TEST(terminal.shows("1 of 10 points failed"), terminal.screen());
  terminal.type("h");
  BOOST_TEST(terminal.shows("1. How many pairs"), terminal.screen());
  BOOST_TEST(terminal.shows("2 more are left. When you want the next: press h"), terminal.screen());
  BOOST_TEST(terminal.shows("1 of 10 points failed"), "the verdict stays below");
  terminal.type("hh");
  BOOST_TEST(terminal.shows("3. `std::pow(base, exponent)`"), terminal.screen());
  BOOST_TEST(terminal.shows("These are all of them."), terminal.screen());
  BOOST_TEST(says(support::run(course() + " hint 02").output, "These are all of them."), "./lab hint knows of it");
  terminal.type("\x1b[A");
  BOOST_TEST(terminal.becomes([&] { return !says(terminal.screen(), "How many pairs"); }),
             "any other key takes it away");
  terminal.type("l");
  BOOST_TEST(terminal.shows("✗ 02_frequencies 1 of 10 points failed"), terminal.screen());
  BOOST_TEST(terminal.shows("16_fast_table 0 of 5 points stretch not judged yet"), terminal.screen());
  terminal.type("p");
  BOOST_TEST(terminal.shows("plots/gallery/frequency_ladder.svg"), terminal.screen());
  BOOST_TEST(fs::exists(support::source() / "plots" / "gallery" / "frequency_ladder.svg"));
  terminal.type("?");
  BOOST_TEST(terminal.shows("Any other key goes back to the verdict."), terminal.screen());
  terminal.type("n");
  BOOST_TEST(terminal.shows("03_wavelengths 0 of 10 points missing"), terminal.screen());
  terminal.type("h");
  BOOST_TEST(terminal.shows("03_wavelengths · Wavelengths: how long is one turn 1."), terminal.screen());
}

BOOST_AUTO_TEST_CASE(the_students_own_progress_is_remembered) {
  AtATerminal terminal({course(), "watch", "02"});
  BOOST_TEST(terminal.shows("02_frequencies 0 of 10 points not started"), terminal.screen());
  BOOST_TEST(says(support::run(course() + " list").output, "02_frequencies 0 of 10 points not started"));
  terminal.type("l");
  BOOST_TEST(terminal.shows("→ · 01_slots"), terminal.screen());
  BOOST_TEST(terminal.shows("0 of 110 points, 0 of 16 exercises"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(the_space_bar_turns_the_page) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch(), 100, 12);
  const auto begins = [&](const std::string& words) {
    return terminal.becomes([&] { return says(terminal.screen(), words) && says(terminal.screen(), "h hint"); });
  };
  BOOST_TEST(begins("02_frequencies 1 of 10 points failed"), terminal.screen());
  BOOST_TEST(begins("more lines: space"), terminal.screen());
  std::string seen = terminal.screen();
  for (int page = 0; page < 9 && !says(terminal.screen(), "… the end; space: from the start"); ++page) {
    const auto before = terminal.screen();
    terminal.type(" ");
    BOOST_TEST(terminal.becomes([&] { return terminal.screen() != before; }), before);
    seen += terminal.screen();
  }
  BOOST_TEST(begins("waits for: d_model 4 and 6"), terminal.screen());
  BOOST_TEST(says(seen, "Widths and bases drawn at random do, too"), seen);
  terminal.type(" ");
  BOOST_TEST(begins("02_frequencies 1 of 10 points failed"), terminal.screen());
}

BOOST_AUTO_TEST_CASE(a_window_may_have_any_size) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch(), 20, 5);
  const auto fits = [&](std::size_t columns, std::size_t rows) {
    const auto lines = terminal.lines();
    return lines.size() == rows && says(lines.at(0), std::string("✗ 02_frequencies").substr(0, columns)) &&
           std::all_of(lines.begin(), lines.end(), [&](const auto& line) { return width(line) <= columns; });
  };
  BOOST_TEST(terminal.shows("more lines"), terminal.screen());
  BOOST_TEST(terminal.becomes([&] { return fits(20, 5); }), terminal.screen());
  BOOST_TEST(terminal.shows("h l p n q ?"), terminal.screen());
  for (const auto& [columns, rows] : {std::pair<unsigned short, unsigned short>{50, 12}, {18, 3}, {300, 100}}) {
    terminal.resize(columns, rows);
    BOOST_TEST(terminal.becomes([&, c = columns, r = rows] { return fits(c, r); }), terminal.screen());
  }
  BOOST_TEST(!says(terminal.screen(), "more lines"));
  BOOST_TEST(terminal.shows("waits for: d_model 4 and 6"), terminal.screen());
  for (const auto& [columns, rows] : {std::pair<unsigned short, unsigned short>{1, 1}, {2, 2}, {1, 9}, {9, 1}}) {
    terminal.resize(columns, rows);
    BOOST_TEST(terminal.becomes([&, r = rows] { return terminal.lines().size() == r; }), terminal.screen());
  }
  terminal.type("q");
  BOOST_TEST(terminal.ends() == 0);
}

BOOST_DATA_TEST_CASE(the_terminal_is_as_it_was_whatever_ends_it,
                     boost::unit_test::data::make({SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT}), signal) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  if (signal == SIGINT) {
    terminal.type("\x03");
  } else {
    kill(terminal.pid, signal);
  }
  const int status = terminal.ends();
  BOOST_TEST(WIFSIGNALED(status));
  BOOST_TEST(WTERMSIG(status) == signal);
  terminal.expect_it_as_it_was();
}

BOOST_AUTO_TEST_CASE(it_can_be_left_during_a_run) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  submission.save(answer("endless_loop") + fmt::format("// {}\n", submission.folder.path.string()));
  BOOST_TEST(terminal.shows("judging …"), terminal.screen());
  terminal.type("q");
  BOOST_TEST(terminal.ends() == 0);
  terminal.expect_it_as_it_was();
}

BOOST_AUTO_TEST_CASE(it_ends_with_its_terminal) {
  const Submission submission(answer("integer_division"));
  AtATerminal terminal(submission.watch());
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  terminal.hang_up();
  BOOST_TEST(WIFSIGNALED(terminal.ends()));
}

BOOST_AUTO_TEST_CASE(it_can_be_suspended) {
  const Submission submission(answer("integer_division"));
  const auto shell = fmt::format(
      "set -m; stty -g; '{}' watch 02 --from '{}'; echo; echo it is suspended; stty -g; read -r line; fg; stty -g",
      course(), submission.folder.path.string());
  AtATerminal terminal({"/bin/bash", "-c", shell});
  BOOST_TEST(terminal.shows("02_frequencies 1 of 10 points failed"), terminal.screen());
  terminal.type("\x1a");
  BOOST_TEST(terminal.becomes([&] { return says(terminal.drawn, "it is suspended"); }));
  terminal.expect_it_as_it_was();
  const auto drawn = terminal.drawn.size();
  submission.save(answer("missing_semicolon"));
  terminal.type("\n");
  BOOST_TEST(terminal.becomes([&] { return terminal.drawn.find("\x1b[?1049h", drawn) != std::string::npos; }));
  BOOST_TEST(terminal.shows("does not compile"), terminal.screen());
  terminal.type("q");
  BOOST_TEST(terminal.ends() == 0);
  terminal.expect_it_as_it_was();
  static const std::regex saved_modes("[0-9a-f]+(:[0-9a-f]+){8,}");
  std::vector<std::string> modes;
  for (std::sregex_iterator one(terminal.drawn.begin(), terminal.drawn.end(), saved_modes), end; one != end; ++one) {
    modes.push_back(one->str());
  }
  BOOST_REQUIRE(modes.size() == 3);
  BOOST_TEST(modes[1] == modes[0]);
  BOOST_TEST(modes[2] == modes[0]);
}

BOOST_AUTO_TEST_CASE(what_it_cannot_do_is_a_sentence) {
  const auto nowhere = support::run(course() + " watch 02");
  BOOST_TEST(nowhere.code == 2);
  BOOST_TEST(says(nowhere.errors, "draws on a terminal, and there is none here. ./lab check judges once"));
  const auto dumb =
      support::run(fmt::format("TERM=dumb script --quiet --return --command '{} watch' /dev/null", course()));
  BOOST_TEST(dumb.code == 2);
  BOOST_TEST(says(dumb.output, "draws on a terminal"), dumb.output);
  AtATerminal unknown({course(), "watch", "77"});
  BOOST_TEST(WEXITSTATUS(unknown.ends()) == 2);
  BOOST_TEST(says(unknown.drawn, "No exercise is called '77'."), unknown.drawn);
  BOOST_TEST(unknown.drawn.find("\x1b[?1049h") == std::string::npos);
  AtATerminal two({course(), "watch", "02", "03"});
  BOOST_TEST(WEXITSTATUS(two.ends()) == 2);
  AtATerminal no_folder({course(), "watch", "--from", "/nonexistent"});
  BOOST_TEST(WEXITSTATUS(no_folder.ends()) == 2);
  BOOST_TEST(says(no_folder.drawn, "/nonexistent is no folder."), no_folder.drawn);
}
