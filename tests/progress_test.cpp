#define BOOST_TEST_MODULE progress
#include "support.hpp"

#include "course/progress.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <sys/stat.h>

#include <array>
#include <iterator>
#include <random>
#include <thread>

/// What a working copy remembers survives, and what cannot be read costs a sentence and no more.

namespace {

namespace fs = std::filesystem;
using support::says;

struct Copy {
  support::Folder folder;
  fs::path file = folder.path / ".progress.json";
  fs::path aside = folder.path / ".progress.json.unreadable";

  course::Progress show_a_hint() const {
    return course::remember(file, [](auto& exercises) { ++exercises["02_frequencies"].hints; });
  }
  auto entries() const { return std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()); }
};

/// Whether the next command finds a fresh start, one sentence about it, and all the same goes on remembering.
void starts_afresh(const Copy& copy) {
  const auto found = course::progress(copy.file);
  BOOST_TEST(found.exercises.empty());
  BOOST_TEST(says(found.notice, "Your progress could not be read, and starts afresh"), found.notice);
  BOOST_TEST(fs::exists(fs::symlink_status(copy.aside)));
  const auto next = copy.show_a_hint();
  BOOST_TEST(next.notice == "");
  BOOST_TEST(course::progress(copy.file).exercises.at("02_frequencies").hints == 1);
}

constexpr auto good =
    R"({"version": 1, "exercises": {"02_frequencies": {"hints": 2, "verdict": "failed", "points": 3}}})";

record::Exercise judged(const std::string& verdict, int points) {
  return {.slug = "02_frequencies", .verdict = verdict, .points = points, .max_points = 10};
}

} // namespace

BOOST_FIXTURE_TEST_SUITE(of_a_working_copy, Copy)

BOOST_AUTO_TEST_CASE(what_was_there_comes_back) {
  BOOST_TEST(course::progress(file).exercises.empty());
  BOOST_TEST(!fs::exists(file), "nothing to remember, nothing written");
  course::remember(file, [](auto& exercises) {
    exercises["02_frequencies"] = {.verdict = "failed",
                                   .points = 3,
                                   .max_points = 10,
                                   .source = "abc",
                                   .best_points = 10,
                                   .passed = true,
                                   .hints = 2};
  });
  const auto found = course::progress(file);
  BOOST_TEST(found.notice == "");
  BOOST_TEST(found.kept);
  const auto& one = found.exercises.at("02_frequencies");
  BOOST_TEST(one.verdict == "failed");
  BOOST_TEST(one.points == 3);
  BOOST_TEST(one.max_points == 10);
  BOOST_TEST(one.source == "abc");
  BOOST_TEST(one.best_points == 10);
  BOOST_TEST(one.passed);
  BOOST_TEST(one.hints == 2);
  BOOST_TEST(entries() == 1);
}

BOOST_AUTO_TEST_CASE(the_best_stays) {
  course::Remembered one;
  course::take_up(one, judged("failed", 4), "a");
  BOOST_TEST(!one.passed);
  course::take_up(one, judged("passed", 10), "b");
  course::take_up(one, judged("does not compile", 0), "c");
  BOOST_TEST(one.passed);
  BOOST_TEST(one.best_points == 10);
  BOOST_TEST(one.points == 0);
  BOOST_TEST(one.source == "c");
  course::take_up(one, judged("not judged", 0), "d");
  BOOST_TEST(one.verdict == "does not compile", "the checker's own trouble is not the student's");
  BOOST_TEST(one.source == "c");
}

BOOST_AUTO_TEST_CASE(other_versions_of_the_course_lose_nothing) {
  support::write(file, R"({"version": 1, "theme": "dark", "exercises": {
    "02_frequencies": {"hints": 1, "minutes": 12}, "77_later": {"passed": true}}})");
  BOOST_TEST(show_a_hint().exercises.at("02_frequencies").hints == 2);
  const auto text = support::read(file);
  for (const auto* kept : {"\"theme\": \"dark\"", "\"minutes\": 12", "77_later"}) BOOST_TEST(says(text, kept), text);
  BOOST_TEST(course::progress(file).exercises.at("77_later").passed);
}

BOOST_AUTO_TEST_CASE(a_file_cut_short_anywhere_is_set_aside) {
  support::write(file, good);
  BOOST_TEST(course::progress(file).exercises.at("02_frequencies").hints == 2);
  for (std::size_t length = 0; length < std::string(good).size(); ++length) {
    support::write(file, std::string(good).substr(0, length));
    starts_afresh(*this);
    BOOST_TEST(support::read(aside).size() == length, "nothing is thrown away");
    fs::remove(aside);
  }
}

BOOST_AUTO_TEST_CASE(a_garbled_file_never_stops_a_command) {
  std::mt19937 random(1); // NOLINT(bugprone-random-generator-seed)
  for (int i = 0; i < 500; ++i) {
    std::string text = good;
    for (int change = 0; change < 3; ++change) text[random() % text.size()] = static_cast<char>(random() % 256);
    support::write(file, text);
    BOOST_CHECK_NO_THROW(show_a_hint());
    BOOST_TEST(course::progress(file).notice == "", "what was written can be read: " << text);
    fs::remove(aside);
  }
}

BOOST_DATA_TEST_CASE(what_is_no_progress_is_set_aside,
                     boost::unit_test::data::make<std::string>(
                         {"", "null", "3", "[]", "{}", R"({"version": 1})", R"({"version": 2, "exercises": {}})",
                          R"({"version": "1", "exercises": {}})", R"({"version": 1, "exercises": []})",
                          R"({"version": 1, "exercises": {"a": 1}})",
                          R"({"version": 1, "exercises": {"a": {"hints": "many"}}})", "\xff\xfe", std::string(99, '\0'),
                          std::string(100000, '[')}),
                     text) {
  support::write(file, text);
  starts_afresh(*this);
}

BOOST_AUTO_TEST_CASE(what_was_set_aside_before_is_not_overwritten) {
  support::write(aside, "older");
  support::write(file, "{");
  BOOST_TEST(says(course::progress(file).notice, ".progress.json.unreadable-2"));
  BOOST_TEST(support::read(aside) == "older");
}

BOOST_AUTO_TEST_CASE(what_is_no_ordinary_file_is_set_aside) {
  fs::create_directory(file);
  starts_afresh(*this);
  for (const auto* target : {"/dev/zero", "/nonexistent"}) {
    fs::remove_all(aside);
    fs::remove(file);
    fs::create_symlink(target, file);
    starts_afresh(*this);
  }
  fs::remove(aside);
  fs::remove(file);
  BOOST_TEST(mkfifo(file.c_str(), S_IRWXU) == 0);
  starts_afresh(*this);
}

BOOST_AUTO_TEST_CASE(a_place_that_cannot_be_written_costs_a_sentence) {
  const auto unkept = course::remember("/proc/.progress.json", [](auto& exercises) { exercises["a"].hints = 1; });
  BOOST_TEST(!unkept.kept);
  BOOST_TEST(unkept.exercises.at("a").hints == 1);
  BOOST_TEST(says(unkept.notice, "Your progress is not remembered this time"), unkept.notice);
  const auto stuck = course::remember("/proc/version", [](auto& exercises) { exercises["a"].hints = 1; });
  BOOST_TEST(!stuck.kept);
  BOOST_TEST(says(stuck.notice, "cannot be read, nor set aside"), stuck.notice);
}

BOOST_AUTO_TEST_CASE(commands_at_the_same_time_wait_for_one_another) {
  {
    const auto show_some = [&] {
      for (int i = 0; i < 25; ++i) show_a_hint();
    };
    const std::array<std::jthread, 4> commands{std::jthread(show_some), std::jthread(show_some),
                                               std::jthread(show_some), std::jthread(show_some)};
  }
  BOOST_TEST(course::progress(file).exercises.at("02_frequencies").hints == 100);
  BOOST_TEST(entries() == 1);
}

BOOST_AUTO_TEST_SUITE_END()
