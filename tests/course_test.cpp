#define BOOST_TEST_MODULE course
#include "support.hpp"

#include "answer/wire.hpp"
#include "record/record.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>
#include <sstream>

/// The course program, run as a student or an instructor runs it.

namespace {

namespace fs = std::filesystem;
using support::says;

const std::set<std::string> carries_the_course{"02_frequencies", "03_wavelengths", "06_shift",
                                               "08_base",        "10_similarity",  "11_quadrants"};

support::Ran course(const std::string& arguments, const std::string& environment = "") {
  const auto program = (support::build() / "bin" / "course").string();
  return support::run(fmt::format("{} '{}' {}", environment, program, arguments));
}

nlohmann::json record_of(const std::string& arguments) { return nlohmann::json::parse(course(arguments).output); }

std::string answer(const std::string& kind, const std::string& slug = "02_frequencies") {
  return support::read(support::source() / "tests" / "answers" / kind / slug / "exercise.cpp");
}

std::string from(const support::Folder& folder, const std::string& more = "") {
  return fmt::format("check --from '{}' {}", folder.path.string(), more);
}

void keys_of(const nlohmann::json& json, std::set<std::string>& keys) {
  for (const auto& [key, value] : json.items()) {
    if (json.is_object()) keys.insert(key);
    if (value.is_structured()) keys_of(value, keys);
  }
}

} // namespace

using support::ProgressAway;
BOOST_TEST_GLOBAL_FIXTURE(ProgressAway);

BOOST_AUTO_TEST_CASE(every_stub_is_not_started) {
  const auto record = record_of("check --json");
  BOOST_TEST(record.at("exercises").size() == support::slugs().size());
  for (const auto& exercise : record.at("exercises")) {
    BOOST_TEST(exercise.at("verdict") == "not started");
    BOOST_TEST(exercise.at("points") == 0);
  }
  BOOST_TEST(course("check").code == 1);
}

BOOST_AUTO_TEST_CASE(every_solution_has_full_points) {
  const auto record = record_of("check --solutions --json");
  for (const auto& exercise : record.at("exercises")) {
    BOOST_TEST(exercise.at("verdict") == "passed");
    BOOST_TEST(exercise.at("points") == exercise.at("max_points"));
    const auto slug = exercise.at("slug").get<std::string>();
    BOOST_TEST(exercise.at("max_points") == (carries_the_course.contains(slug) ? 10 : 5), slug);
  }
  BOOST_TEST(record.at("points") == record.at("max_points"));
  const auto report = course("check --solutions");
  BOOST_TEST(report.code == 0);
  BOOST_TEST(says(report.output, "110 of 110 points, 16 of 16 exercises"), report.output);
}

BOOST_AUTO_TEST_CASE(solutions_pass_with_any_seed) {
  for (const int seed : {2, 3}) BOOST_TEST(course(fmt::format("check --solutions --seed {}", seed)).code == 0);
}

BOOST_AUTO_TEST_CASE(an_unchanged_file_is_not_judged_again) {
  const support::Folder folder;
  support::write(folder.path / "02_frequencies" / "exercise.cpp",
                 answer("integer_division") + fmt::format("// {}\n", folder.path.string()) + std::string(32'768, '\n'));
  const auto where_no_room_is_left = [&](const std::string& arguments) {
    const auto* limited = R"(bash -c 'set -o pipefail; (trap "" XFSZ; ulimit -f 16; "$@") | cat' limited)";
    return support::run(fmt::format("{} '{}' {}", limited, (support::build() / "bin" / "course").string(), arguments));
  };
  const auto cannot_stage = where_no_room_is_left(from(folder, "02"));
  BOOST_TEST(cannot_stage.code == 2);
  BOOST_TEST(says(cannot_stage.output, "which is not your mistake"), cannot_stage.output);
  const auto first = course(from(folder, "02"));
  const auto second = where_no_room_is_left(from(folder, "02"));
  BOOST_TEST(first.code == 1);
  BOOST_TEST(second.code == first.code);
  BOOST_TEST(second.output == first.output);
  BOOST_TEST(where_no_room_is_left(from(folder, "02 --seed 7")).code == 2, "another seed is another record");
}

BOOST_AUTO_TEST_CASE(an_answer_does_not_see_other_files_of_the_course) {
  const support::Folder folder;
  const auto file = support::source() / "checker" / "record" / "record.hpp";
  support::write(folder.path / "02_frequencies" / "exercise.cpp",
                 fmt::format("#include \"{}\"\n", file.string()) + answer("every_header"));
  const auto ran = course(from(folder, "02"));
  BOOST_TEST(ran.code == 1);
  BOOST_TEST(says(ran.output, "record.hpp: No such file or directory"), ran.output);
}

BOOST_AUTO_TEST_CASE(a_file_that_no_longer_compiles_runs_no_older_program) {
  const support::Folder folder;
  const auto file = folder.path / "02_frequencies" / "exercise.cpp";
  support::write(file, answer("crlf"));
  BOOST_TEST(course(from(folder, "02")).code == 0);
  support::write(file, answer("missing_semicolon"));
  const auto broken = course(from(folder, "02"));
  BOOST_TEST(broken.code == 1);
  BOOST_TEST(says(broken.output, "Line 12 of your exercise.cpp does not compile"), broken.output);
  BOOST_TEST(says(broken.output, "expected ‘;’"), broken.output);
  BOOST_TEST(says(broken.output, "0 of 10 points, 0 of 1 exercises"), broken.output);
}

BOOST_AUTO_TEST_CASE(all_that_the_compiler_said_is_shown_on_request) {
  const support::Folder folder;
  support::write(folder.path / "02_frequencies" / "exercise.cpp",
                 answer("wrong_eigen_shapes") + fmt::format("// {}\n", folder.path.string()));
  const auto judged = course(from(folder, "02"));
  const auto raw = course(from(folder, "02 --raw"));
  BOOST_TEST(!says(judged.output, "AssignEvaluator.h"), judged.output);
  BOOST_TEST(says(raw.output, "02_frequencies · all that the compiler said"), raw.output);
  BOOST_TEST(says(raw.output, "AssignEvaluator.h"), raw.output);
  BOOST_TEST(course(from(folder, "02 --raw"), "TMPDIR=/nonexistent").output == raw.output, "a kept record has it too");
  BOOST_TEST(raw.code == judged.code);
}

BOOST_AUTO_TEST_CASE(a_broken_file_costs_its_own_exercise_only) {
  const support::Folder folder;
  support::write(folder.path / "02_frequencies" / "exercise.cpp", answer("missing_semicolon"));
  support::write(folder.path / "08_base" / "exercise.cpp", answer("never_refuses", "08_base"));
  const auto record = record_of(from(folder, "--json"));
  std::map<std::string, std::string> verdicts;
  for (const auto& exercise : record.at("exercises")) verdicts[exercise.at("slug")] = exercise.at("verdict");
  BOOST_TEST(verdicts["02_frequencies"] == "does not compile");
  BOOST_TEST(verdicts["08_base"] == "failed");
  BOOST_TEST(verdicts["11_quadrants"] == "missing");
  BOOST_TEST(record.at("points") == 9);
  BOOST_TEST(record.at("max_points") == 110);
}

BOOST_AUTO_TEST_CASE(what_is_no_ordinary_file_is_missing) {
  const support::Folder folder;
  const auto file = folder.path / "02_frequencies" / "exercise.cpp";
  const auto verdict = [&] { return record_of(from(folder, "02 --json")).at("exercises").at(0).at("verdict"); };
  fs::create_directories(file);
  BOOST_TEST(verdict() == "missing");
  fs::remove(file);
  support::run(fmt::format("mkfifo '{}'", file.string()));
  BOOST_TEST(verdict() == "missing");
  fs::remove(file);
  fs::create_symlink("/dev/zero", file);
  BOOST_TEST(verdict() == "missing");
  fs::remove(file);
  support::write(file, std::string(2U << 20U, ' '));
  BOOST_TEST(verdict() == "missing");
  support::write(file, "");
  BOOST_TEST(verdict() == "does not compile");
}

BOOST_AUTO_TEST_CASE(a_wrong_command_line_is_a_sentence) {
  for (const auto* arguments : {"check 77", "check 0", "check nothing", "check --from /nonexistent", "check --seed x",
                                "check --solutions --from .", "check --what", "what", ""}) {
    const auto ran = course(arguments);
    BOOST_TEST(ran.code == 2, arguments);
    BOOST_TEST(!(ran.output + ran.errors).empty(), arguments);
  }
  BOOST_TEST(says(course("check 77").errors, "No exercise is called '77'. There are: 01_slots"));
  BOOST_TEST(says(course("check 0").errors, "More than one exercise is called '0'."));
  BOOST_TEST(course("--help").code == 0);
}

BOOST_AUTO_TEST_CASE(exercises_can_be_named) {
  const auto record = record_of("check 08 02_frequencies --json");
  BOOST_REQUIRE(record.at("exercises").size() == 2);
  BOOST_TEST(record.at("exercises").at(0).at("slug") == "08_base");
  BOOST_TEST(record.at("exercises").at(1).at("slug") == "02_frequencies");
}

BOOST_AUTO_TEST_CASE(the_list_shows_every_exercise_and_what_it_is_worth) {
  fs::remove(support::source() / ".progress.json");
  const auto unjudged = course("list");
  BOOST_TEST(unjudged.code == 0);
  const auto record = record_of("check --json");
  for (const auto& exercise : record.at("exercises")) {
    const auto slug = exercise.at("slug").get<std::string>();
    const auto line = fmt::format("· {:<18} {:>2} of {:>2} points {}", slug, 0, exercise.at("max_points").get<int>(),
                                  slug >= "12" ? "stretch " : "");
    BOOST_TEST(says(unjudged.output, line + "not judged yet"), line << unjudged.output);
    BOOST_TEST(says(course("list").output, line + "not started"), line);
  }
  BOOST_TEST(says(course("list").output, "Next: exercises/01_slots/README.md is the task"));
}

BOOST_AUTO_TEST_CASE(hints_leave_nothing_out) {
  for (const auto& slug : support::slugs()) {
    const auto page = support::read(support::source() / "exercises" / slug / "hints.md");
    auto shown = course("hint " + slug);
    for (int i = 0; i < 3 && !says(shown.output, "These are all of them."); ++i) shown = course("hint " + slug);
    BOOST_TEST(shown.code == 0);
    BOOST_TEST(says(shown.output, page.substr(page.find("1. "))), shown.output);
  }
  BOOST_TEST(course("hint 77").code == 2);
  BOOST_TEST(says(course("hint 77").errors, "No exercise is called '77'."));
  BOOST_TEST(course("hint 02 03").code == 2);
}

BOOST_AUTO_TEST_CASE(the_doctor_says_what_is_amiss) {
  const auto well = course("doctor");
  BOOST_TEST(well.code == 0, well.output);
  BOOST_TEST(!says(well.output, "✗"));
  BOOST_TEST(says(well.output, "draws, as SVG and as PNG."), well.output);
  const auto bare = course("doctor", "PATH=/nonexistent");
  BOOST_TEST(bare.code == 2);
  BOOST_TEST(says(bare.output, "✗ There is no gnuplot"), bare.output);
  const support::Folder folder;
  support::write(folder.path / "gnuplot", "#!/bin/sh\n[ \"$1\" != --version ] || echo gnuplot 4.0\n");
  fs::permissions(folder.path / "gnuplot", fs::perms::owner_all);
  const auto useless = course("doctor", fmt::format("PATH='{}'", folder.path.string()));
  BOOST_TEST(useless.code == 2);
  BOOST_TEST(says(useless.output, "✗ gnuplot 4.0 is there, but does not draw"), useless.output);
  const auto at_a_terminal = [](const std::string& width, const std::string& environment) {
    const auto program = (support::build() / "bin" / "course").string();
    return support::run(fmt::format("script --quiet --return --command \"stty cols {}; {} '{}' doctor\" /dev/null",
                                    width, environment, program))
        .output;
  };
  BOOST_TEST(says(at_a_terminal("120", ""), "✓ The terminal has 120 columns, and colour."));
  BOOST_TEST(
      says(at_a_terminal("60", "NO_COLOR=1"), "· The terminal has 60 columns, and no colour, as NO_COLOR asks."));
}

BOOST_AUTO_TEST_CASE(every_field_of_the_record_is_documented) {
  std::set<std::string> keys;
  for (const auto* kind : {"integer_division", "exception", "missing_semicolon"}) {
    keys_of(record_of(
                fmt::format("check 02 --json --from '{}'", (support::source() / "tests" / "answers" / kind).string())),
            keys);
  }
  const auto text = support::read(support::source() / "checker" / "record" / "README.md");
  for (const auto& key : keys) BOOST_TEST(says(text, "`" + key + "`"), key << " is not documented");
  BOOST_TEST(keys.size() > 30);
}

BOOST_AUTO_TEST_CASE(a_record_survives_being_written_and_read) {
  for (const auto* kind : {"integer_division", "nan", "infinite", "terminal_codes", "missing_semicolon", "talkative"}) {
    const auto arguments =
        fmt::format("check 02 --json --from '{}'", (support::source() / "tests" / "answers" / kind).string());
    const auto once = record_of(arguments).at("exercises").at(0).dump();
    BOOST_TEST(nlohmann::json::parse(record::to_json(record::exercise_from_json(once))).dump() == once);
  }
  for (const auto* text : {"", "{", "[]", "null", "{\"slug\": 3}", "{\"checks\": [1]}"}) {
    BOOST_CHECK_THROW(record::exercise_from_json(text), std::runtime_error);
  }
}

BOOST_AUTO_TEST_CASE(a_spoilt_record_is_made_anew) {
  const support::Folder folder;
  support::write(folder.path / "02_frequencies" / "exercise.cpp",
                 answer("crlf") + fmt::format("// {}\n", folder.path.string()));
  std::set<fs::path> before;
  for (const auto& file : fs::directory_iterator(support::build() / "records")) before.insert(file.path());
  const auto first = course(from(folder, "02"));
  for (const auto& file : fs::directory_iterator(support::build() / "records")) {
    if (!before.contains(file.path())) fs::resize_file(file.path(), 20);
  }
  const auto second = course(from(folder, "02"));
  BOOST_TEST(second.code == 0);
  BOOST_TEST(second.output == first.output);
}

BOOST_AUTO_TEST_CASE(colour_is_for_terminals_only) {
  const auto program = (support::build() / "bin" / "course").string();
  const auto on_a_terminal = [&](const std::string& environment) {
    return support::run(
        fmt::format("script --quiet --return --command '{} {} check 02' /dev/null", environment, program));
  };
  BOOST_TEST(says(on_a_terminal("").output, "\x1b["));
  BOOST_TEST(on_a_terminal("").code == 1);
  BOOST_TEST(!says(on_a_terminal("NO_COLOR=1").output, "\x1b["));
  BOOST_TEST(!says(course("check 02").output, "\x1b["));
}

BOOST_AUTO_TEST_CASE(the_checks_are_a_boost_test_program) {
  const support::Folder folder;
  const auto program = (support::build() / "bin" / "check_02_frequencies").string();
  const auto content = support::run(program + " --list_content");
  BOOST_TEST(says(content.errors + content.output, "d_model 4 and 6 give the notes' frequencies"));
  const auto file = folder.path / "junit.xml";
  const auto scratch = folder.path.string();
  const auto judged = support::run(
      fmt::format("{} --logger=JUNIT,all,'{}' -- --answer /bin/true --scratch '{}'", program, file.string(), scratch));
  BOOST_TEST(says(support::read(file), "<testcase"));
  BOOST_TEST(says(support::read(file), "left early"));
  BOOST_TEST(support::run(program + " -- --mistaken nobody").code == 2);
  BOOST_TEST(support::run(program + " -- --what").code == 2);
}

BOOST_AUTO_TEST_CASE(what_a_stranger_says_spoils_no_log) {
  const support::Folder folder;
  // An answer that throws such an exception, whatever it is asked.
  const std::string reply =
      "\2 ::notice ]]> <b> \x1b[31m \xff \xef\xbf\xbf \xe2\x80\xae\n::error ##[group]" + std::string(1, '\0');
  const wire::Length length = reply.size();
  std::string replies;
  for (int i = 0; i < 500; ++i) replies += std::string(reinterpret_cast<const char*>(&length), sizeof length) + reply;
  support::write(folder.path / "replies", replies);
  support::write(folder.path / "answer",
                 fmt::format("#!/bin/sh\ncat '{}/replies' >&4; cat <&3\n", folder.path.string()));
  fs::permissions(folder.path / "answer", fs::perms::owner_all);
  const auto program = (support::build() / "bin" / "check_02_frequencies").string();
  for (const auto* format : {"JUNIT", "XML", "HRF"}) {
    const auto log = folder.path / format;
    support::run(fmt::format("{} --logger={},all,'{}' -- --answer '{}/answer' --scratch '{}'", program, format,
                             log.string(), folder.path.string(), folder.path.string()));
    const auto text = support::read(log);
    BOOST_TEST(says(text, "threw an exception"), text);
    BOOST_TEST(support::is_harmless(text), text);
    BOOST_TEST(text.find("\n::error") == std::string::npos);
    if (log.filename() == "HRF") continue;
    const auto parsed = support::run(
        fmt::format("python3 -c 'import sys, xml.dom.minidom as x; x.parse(sys.argv[1])' '{}'", log.string()));
    BOOST_TEST(parsed.code == 0, parsed.errors);
  }
}

BOOST_DATA_TEST_CASE(an_answer_is_made_of_nothing_that_knows, boost::unit_test::data::make(support::slugs()), slug) {
  const auto folder = support::build() / "answer";
  for (const auto& file : {folder / (slug + ".o.d"), folder / "prelude.d"}) {
    const auto dependencies = support::read(file);
    BOOST_TEST(says(dependencies, "answer/answer/"));
    for (const auto* secret : {"/solutions/", "checker/check/", "checker/record/", "boost/", "checks.cpp"}) {
      BOOST_TEST(!says(dependencies, secret), file << " depends on " << secret);
    }
  }
  const auto symbols = support::run(fmt::format("nm --demangle '{}'", (folder / ("lib" + slug + ".a")).string()));
  BOOST_TEST(says(symbols.output, "pe::contract") == false);
  BOOST_TEST(!says(symbols.output, "check::"));
  BOOST_TEST(!says(symbols.output, "boost"));
}

BOOST_AUTO_TEST_CASE(recall_without_a_terminal_prints_every_card) {
  const auto ran = course("recall");
  BOOST_TEST(ran.code == 0);
  std::istringstream page(support::read(support::source() / "exercises" / "RECALL.md"));
  int questions = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("## ")) continue;
    ++questions;
    BOOST_TEST(says(ran.output, line.substr(3)), line);
  }
  BOOST_TEST(questions == 7);
}

BOOST_AUTO_TEST_CASE(recall_at_a_terminal_comes_back_to_what_was_not_known) {
  const auto at_a_terminal = [](const std::string& keys) {
    const auto program = (support::build() / "bin" / "course").string();
    return support::run(
        fmt::format("printf '{}' | script --quiet --return --command \"'{}' recall\" /dev/null", keys, program));
  };
  const auto all = at_a_terminal(R"(\ny\n\nn\n\nperhaps\ny\n\ny\n\ny\n\ny\n\ny\n\nY\n)");
  BOOST_TEST(all.code == 0);
  BOOST_TEST(says(all.output, "1 of 7"), all.output);
  BOOST_TEST(says(all.output, "Again: What is omega_i?"), all.output);
  BOOST_TEST(says(all.output, "You knew 6 of 7 at once, and all of them in the end."), all.output);
  const auto left = at_a_terminal(R"(\ny\nq\n)");
  BOOST_TEST(left.code == 0);
  BOOST_TEST(says(left.output, "Until next time."), left.output);
  BOOST_TEST(!says(left.output, "2 of 7 What is omega_i? omega_i ="), left.output);
  BOOST_TEST(says(at_a_terminal("").output, "Until next time."), "the input may end at any time");
}
