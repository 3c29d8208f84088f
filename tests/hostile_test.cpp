#define BOOST_TEST_MODULE hostile
#include "corpus.hpp"
#include "hostile/person.hpp"
#include "hostile/witnesses.hpp"
#include "record/record.hpp"
#include "report/terminal.hpp"
#include "sandbox/sandbox.hpp"
#include "support.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <map>
#include <set>
#include <thread>

/// The whole of tests/answers/, isolated, while witnesses stand by that no answer may reach: as root and as an ordinary
/// user, one at a time and eight side by side. The answers that could harm this machine are
/// judged only after one has shown, as the same user, that it is isolated. Names of kinds behind -- limit it to those.

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Task {
  const corpus::Kind* kind;
  corpus::Expected expected;
};

struct Judged {
  support::Ran ran;
  record::Exercise exercise{};
  std::string fault{}; ///< of the program that judges; empty when there is none
  std::vector<std::string> touched{};
  double seconds = 0;
};

/// What the table at the end says of a family of answers.
struct Row {
  std::set<std::string> programs;
  int judged = 0;
  int gained = 0;
  std::set<std::string> touched;
  double longest = 0;
};

bool is_wanted(const corpus::Kind& kind) {
  const auto& suite = boost::unit_test::framework::master_test_suite();
  return suite.argc < 2 || std::find(suite.argv + 1, suite.argv + suite.argc, kind.name) != suite.argv + suite.argc;
}

/// Everything that the cases share: the copies of the answers, told where the witnesses are, and who judges.
struct Hostilities {
  support::Folder folder;
  std::vector<hostile::Person> people = hostile::people(folder.path);
  const std::vector<corpus::Kind> kinds = corpus::kinds();
  std::vector<Task> tasks;
  std::map<std::string, Row> table;
  hostile::Machine before = hostile::machine();

  Hostilities() {
    fs::permissions(folder.path, fs::perms(0755));
    for (const auto& kind : kinds) {
      if (!is_wanted(kind)) continue;
      for (const auto& expected : kind.expected) tasks.push_back({&kind, expected});
    }
    // The long ones first, so that the others fill the time beside them.
    std::stable_partition(tasks.begin(), tasks.end(), [](const auto& task) {
      return task.expected.says.find("too expensive") != std::string::npos;
    });
  }
};

Hostilities& hostilities() {
  static Hostilities all;
  return all;
}

/// Copies of all kinds, told where the witnesses are.
fs::path told(const hostile::Witnesses& witnesses, const std::string& name) {
  auto to = hostilities().folder.path / name;
  fs::create_directories(to);
  for (const auto& kind : hostilities().kinds) {
    fs::copy(kind.folder, to / kind.name, fs::copy_options::recursive);
    for (const auto& expected : kind.expected) {
      const auto file = to / kind.name / expected.slug / "exercise.cpp";
      if (fs::exists(file)) support::write(file, witnesses.named_in(support::read(file)));
    }
  }
  return to;
}

Judged judge(const hostile::Person& person, const std::string& slug, const fs::path& folder) {
  const auto start = Clock::now();
  Judged judged{.ran = person.check(fmt::format("{} --json --from {}", slug, support::quoted(folder)))};
  judged.seconds = seconds_since(start);
  try {
    judged.exercise = record::exercise_from_json(nlohmann::json::parse(judged.ran.output).at("exercises").at(0).dump());
  } catch (const std::exception& error) {
    judged.fault = fmt::format("{} {}", error.what(), judged.ran.errors);
  }
  return judged;
}

/// Whether it came out otherwise only since a call took its time, as on a machine that does much else.
bool needs_another_try(const Judged& judged, const corpus::Expected& expected) {
  return judged.exercise.timed_out && expected.says.find("did not come back") == std::string::npos;
}

std::vector<Judged> judge_all(const hostile::Person& person, const std::vector<Task>& tasks,
                              const hostile::Witnesses& witnesses, const fs::path& folder, unsigned at_once) {
  std::vector<Judged> all(tasks.size());
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < at_once; ++i) {
    workers.emplace_back([&] {
      for (auto mine = next++; mine < tasks.size(); mine = next++) {
        const auto& task = tasks[mine];
        all[mine] = judge(person, task.expected.slug, folder / task.kind->name);
        all[mine].touched = witnesses.touched(all[mine].ran.output + all[mine].ran.errors);
      }
    });
  }
  workers.clear();
  for (std::size_t i = 0; i < tasks.size(); ++i) {
    const auto& expected = tasks[i].expected;
    if (needs_another_try(all[i], expected)) all[i] = judge(person, expected.slug, folder / tasks[i].kind->name);
  }
  return all;
}

std::string report_on(const record::Exercise& exercise) {
  return report::progress_line(exercise, report::Colour::no) + report::details(exercise, report::Colour::no);
}

void examine(const Task& task, const Judged& judged, const hostile::Witnesses& witnesses) {
  const auto& expected = task.expected;
  BOOST_TEST_CONTEXT(task.kind->name << "/" << expected.slug) {
    BOOST_TEST(judged.fault == "");
    BOOST_TEST(judged.exercise.verdict == expected.verdict);
    BOOST_TEST(judged.exercise.points == expected.points);
    BOOST_TEST(judged.ran.code == (expected.verdict == "passed" ? 0 : 1));
    const auto report = report_on(judged.exercise);
    const auto says = witnesses.named_in(expected.says);
    BOOST_TEST(support::says(report, says), report << " does not say " << says);
    BOOST_TEST(support::is_harmless(report), report);
    BOOST_TEST(judged.touched == std::vector<std::string>(), boost::test_tools::per_element());
  }
}

void note(const Task& task, const Judged& judged) {
  auto& row = hostilities().table[task.kind->family];
  row.programs.insert(task.kind->name + "/" + task.expected.slug);
  ++row.judged;
  row.gained += std::max(0, judged.exercise.points - task.expected.points);
  row.touched.insert(judged.touched.begin(), judged.touched.end());
  row.longest = std::max(row.longest, judged.seconds);
}

void print_table() {
  fmt::print("{:<34} {:>8} {:>6} {:>13} {:>9} {:>9}\n", "kind", "programs", "judged", "points gained", "witnesses",
             "longest");
  Row sum;
  for (const auto& [family, row] : hostilities().table) {
    fmt::print("{:<34} {:>8} {:>6} {:>13} {:>9} {:>7.1f} s\n", family, row.programs.size(), row.judged, row.gained,
               row.touched.size(), row.longest);
    sum.programs.insert(row.programs.begin(), row.programs.end());
    sum.judged += row.judged;
    sum.gained += row.gained;
    sum.touched.insert(row.touched.begin(), row.touched.end());
    sum.longest = std::max(sum.longest, row.longest);
  }
  fmt::print("{:<34} {:>8} {:>6} {:>13} {:>9} {:>7.1f} s\n", "all", sum.programs.size(), sum.judged, sum.gained,
             sum.touched.size(), sum.longest);
}

/// The kind of this name.
const corpus::Kind& kind_named(const std::string& name) {
  const auto& kinds = hostilities().kinds;
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return kind.name == name; });
  BOOST_REQUIRE_MESSAGE(found != kinds.end(), name << " is not there");
  return *found;
}

/// Proves, by an answer that looks round, that what this person judges is isolated in this very run. What follows may
/// start only then.
void require_isolation(const hostile::Person& person) {
  BOOST_REQUIRE_MESSAGE(sandbox::isolation_obstacle().empty(),
                        "no hostile answer is started here: " << sandbox::isolation_obstacle());
  const auto& kind = kind_named("looks_round");
  const auto judged = judge(person, kind.expected.front().slug, kind.folder);
  BOOST_REQUIRE_MESSAGE(judged.fault.empty() && support::says(report_on(judged.exercise), kind.expected.front().says),
                        "no hostile answer is started here, since one that only looks round is not isolated: "
                            << judged.fault << report_on(judged.exercise));
}

/// Waits a little for what is just ending.
std::vector<std::string> still_left_behind() {
  for (int i = 0; i < 50 && !hostile::left_behind().empty(); ++i) usleep(100'000);
  return hostile::left_behind();
}

/// By one person, so many at once: every verdict is as expected, whoever judges, and no witness is reached.
void judge_corpus(const hostile::Person& person, const std::vector<Task>& tasks, unsigned at_once) {
  require_isolation(person);
  const auto start = Clock::now();
  const auto name = fmt::format("{} {} at once", person.name, at_once);
  const hostile::Witnesses witnesses(person, hostilities().folder.path / (name + " witnesses"));
  const auto folder = told(witnesses, name);
  const auto all = judge_all(person, tasks, witnesses, folder, at_once);
  for (std::size_t i = 0; i < all.size(); ++i) {
    examine(tasks[i], all[i], witnesses);
    note(tasks[i], all[i]);
  }
  BOOST_TEST(still_left_behind() == std::vector<std::string>(), boost::test_tools::per_element());
  fmt::print("{}: {} judged in {:.0f} s\n", name, all.size(), seconds_since(start));
  std::fflush(stdout);
}

/// Those that are judged nowhere but here.
std::vector<Task> dangerous_ones() {
  auto tasks = hostilities().tasks;
  std::erase_if(tasks, [](const auto& task) { return !task.kind->needs_isolation; });
  return tasks;
}

/// Much less than any of the answers would take, and much more than others take meanwhile.
constexpr std::uint64_t much = std::uint64_t{2} << 30U;

} // namespace

/// Root and an ordinary user share the work, and every verdict is the one that is kept beside the answer. The others
/// are judged one at a time by the test of the answers.
BOOST_AUTO_TEST_CASE(eight_side_by_side) { judge_corpus(hostilities().people.back(), hostilities().tasks, 8); }

BOOST_AUTO_TEST_CASE(one_at_a_time) { judge_corpus(hostilities().people.front(), dangerous_ones(), 1); }

BOOST_AUTO_TEST_CASE(a_good_answer_beside_bombs_gets_its_points) {
  const auto& person = hostilities().people.front();
  require_isolation(person);
  std::atomic<int> bombs = 0;
  std::vector<std::jthread> workers;
  for (const auto* bomb : {"fork_bomb", "five_gigabytes_of_output", "allocates_for_ever", "memory_of_many_processes",
                           "replies_for_ever"}) {
    ++bombs;
    workers.emplace_back([&, &kind = kind_named(bomb)] {
      judge(person, kind.expected.front().slug, kind.folder);
      --bombs;
    });
  }
  std::vector<Judged> good;
  double slowest = 0;
  while (bombs > 0) {
    const auto start = Clock::now();
    support::run("true");
    slowest = std::max(slowest, seconds_since(start));
    good.push_back(judge(person, "02_frequencies", kind_named("every_header").folder));
  }
  workers.clear();
  fmt::print("beside five bombs: {} good answers, and a trivial process took at most {:.2f} s\n", good.size(), slowest);
  BOOST_TEST(!good.empty());
  for (const auto& judged : good) {
    BOOST_TEST(judged.fault == "");
    BOOST_TEST(judged.exercise.verdict == "passed");
    BOOST_TEST(judged.exercise.points == judged.exercise.max_points);
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_ordinary_file_is_not_read) {
  const auto& person = hostilities().people.front();
  require_isolation(person);
  const support::Folder folder;
  const hostile::Witnesses witnesses(person, folder.path / "witnesses");
  const auto refused = [&](const std::string& kind) {
    const auto judged = judge(person, "02_frequencies", folder.path / kind);
    BOOST_TEST(judged.exercise.verdict == "missing", kind);
    BOOST_TEST(support::says(judged.exercise.reason, "no ordinary file of at most 1 MB"), judged.exercise.reason);
    BOOST_TEST(witnesses.touched(judged.ran.output) == std::vector<std::string>(), boost::test_tools::per_element());
  };
  const auto link = [&](const std::string& kind, const fs::path& target) {
    fs::create_directories(folder.path / kind / "02_frequencies");
    fs::create_symlink(target, folder.path / kind / "02_frequencies" / "exercise.cpp");
    refused(kind);
  };
  link("link to a secret", folder.path / "witnesses" / "canary.txt");
  link("link to the solution", support::source() / "solutions" / "02_frequencies" / "solution.cpp");
  link("link to no end", "/dev/zero");
  fs::create_directories(folder.path / "linked folder");
  fs::create_directory_symlink(kind_named("every_header").folder / "02_frequencies",
                               folder.path / "linked folder" / "02_frequencies");
  refused("linked folder");
  fs::create_directories(folder.path / "folder" / "02_frequencies" / "exercise.cpp");
  refused("folder");
  fs::create_directories(folder.path / "pipe" / "02_frequencies");
  BOOST_REQUIRE(mkfifo((folder.path / "pipe" / "02_frequencies" / "exercise.cpp").c_str(), 0600) == 0);
  refused("pipe");
  support::write(folder.path / "large" / "02_frequencies" / "exercise.cpp", std::string((1 << 20) + 1, ' '));
  refused("large");
}

BOOST_AUTO_TEST_CASE(a_line_of_a_megabyte_is_judged_as_any_other) {
  const auto& person = hostilities().people.front();
  require_isolation(person);
  const support::Folder folder;
  const auto file = folder.path / "02_frequencies" / "exercise.cpp";
  const std::string long_text(1'000'000, 'x');
  support::write(file, support::read(kind_named("every_header").folder / "02_frequencies" / "exercise.cpp") + "//" +
                           long_text);
  BOOST_TEST(judge(person, "02_frequencies", folder.path).exercise.verdict == "passed");
  support::write(file, "int " + long_text + " = wrong;");
  const auto wrong = judge(person, "02_frequencies", folder.path);
  BOOST_TEST(wrong.exercise.verdict == "does not compile");
  BOOST_TEST(report_on(wrong.exercise).size() < 10'000);
}

/// By name only, since it takes its time: --run_test=everybody_judges_everything
BOOST_AUTO_TEST_CASE(everybody_judges_everything, *boost::unit_test::disabled()) {
  for (const auto& person : hostilities().people) {
    for (const unsigned at_once : {1U, 8U}) judge_corpus(person, hostilities().tasks, at_once);
  }
}

BOOST_AUTO_TEST_CASE(nothing_is_used_up_and_nothing_gained) {
  const auto& before = hostilities().before;
  const auto after = hostile::machine();
  for (const auto& [what, was, is] :
       {std::tuple("memory", before.memory, after.memory), std::tuple("disk", before.disk, after.disk),
        std::tuple("disk for temporary files", before.temporary, after.temporary)}) {
    fmt::print("{}: {} MB were free before, {} MB after\n", what, was >> 20U, is >> 20U);
    BOOST_TEST(is + much > was, what << " is used up");
  }
  fmt::print("processes: {} before, {} after\n", before.processes, after.processes);
  print_table();
  const auto& table = hostilities().table;
  BOOST_TEST(std::all_of(table.begin(), table.end(),
                         [](const auto& row) { return row.second.gained == 0 && row.second.touched.empty(); }));
}
