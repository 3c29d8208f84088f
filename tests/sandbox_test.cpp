#define BOOST_TEST_MODULE sandbox
#include "sandbox/sandbox.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

namespace {

using Kind = sandbox::Ending::Kind;

const sandbox::Limits limits{.cpu = std::chrono::seconds(1),
                             .wall = std::chrono::seconds(3),
                             .memory = 256U << 20U,
                             .file_size = 1U << 20U,
                             .output = 64U << 10U,
                             .processes = 16};

sandbox::Outcome shell(const std::string& script) {
  return sandbox::run({.arguments = {"/bin/sh", "-c", script}, .working_folder = "/tmp"}, limits);
}

bool is_signalled(const sandbox::Outcome& outcome, int signal) {
  return outcome.ending.kind == Kind::signalled && outcome.ending.code == signal;
}

} // namespace

BOOST_AUTO_TEST_CASE(what_a_program_says_comes_back) {
  const auto outcome = shell("echo out; echo err >&2; exit 7");
  BOOST_TEST((outcome.ending.kind == Kind::exited));
  BOOST_TEST(outcome.ending.code == 7);
  BOOST_TEST(outcome.output == "out\n");
  BOOST_TEST(outcome.errors == "err\n");
}

BOOST_AUTO_TEST_CASE(the_environment_is_empty) {
  setenv("SECRET", "in the environment", 1);
  const auto outcome =
      sandbox::run({.arguments = {"/usr/bin/env"}, .working_folder = "/", .environment = {"ONLY=this"}}, limits);
  BOOST_TEST(outcome.output == "ONLY=this\n");
}

BOOST_AUTO_TEST_CASE(no_descriptor_is_left_open) {
  const int secret = open("/etc/hostname", O_RDONLY);
  BOOST_TEST(dup2(secret, 77) == 77);
  BOOST_TEST(shell("ls /proc/self/fd/").output == "0\n1\n2\n3\n4\n5\n", "5 is the folder that ls reads");
  close(77);
  close(secret);
}

BOOST_AUTO_TEST_CASE(there_is_nothing_to_read_and_no_terminal) {
  BOOST_TEST(shell("cat; echo done").output == "done\n");
  BOOST_TEST(shell("echo x >/dev/tty").ending.code != 0);
}

BOOST_AUTO_TEST_CASE(time_is_limited) {
  BOOST_TEST(is_signalled(shell("while :; do :; done"), SIGXCPU));
  BOOST_TEST((shell("sleep 100").ending.kind == Kind::wall_limit));
  BOOST_TEST((shell("trap '' TERM XCPU; sleep 100").ending.kind == Kind::wall_limit));
}

BOOST_AUTO_TEST_CASE(space_is_limited) {
  BOOST_TEST(is_signalled(shell("exec dd if=/dev/zero of=$(mktemp) bs=1M count=10"), SIGXFSZ));
  BOOST_TEST(shell("dd if=/dev/zero of=/dev/null bs=500M count=1").ending.code != 0);
  const auto outcome = shell("yes");
  BOOST_TEST((outcome.ending.kind == Kind::output_limit));
  BOOST_TEST(outcome.output.size() < 4 * limits.output);
  BOOST_TEST((shell("yes >&2").ending.kind == Kind::output_limit));
}

BOOST_AUTO_TEST_CASE(processes_are_limited) {
  const auto outcome = shell("for i in $(seq 100); do sleep 86398 & done; wait");
  BOOST_TEST((outcome.ending.kind == Kind::process_limit || outcome.ending.code != 0));
  BOOST_TEST(std::system("pgrep --full --exact 'sleep 86398'") != 0);
}

BOOST_AUTO_TEST_CASE(what_leaves_its_session_is_killed_too) {
  const auto before = sandbox::Clock::now();
  const auto outcome = shell("setsid sh -c 'setsid sleep 86397 & sleep 86397' & sleep 0.2; exit 3");
  BOOST_TEST(outcome.ending.code == 3);
  BOOST_TEST((sandbox::Clock::now() - before < limits.wall), "an orphan that holds the pipe holds nobody up");
  BOOST_TEST(std::system("pgrep --full --exact 'sleep 86397'") != 0);
}

BOOST_AUTO_TEST_CASE(a_conversation_ends_at_its_deadline) {
  sandbox::Process process({.arguments = {"/bin/sh", "-c", "head -c 3 <&3 >&4; sleep 100"}, .working_folder = "/"},
                           limits);
  const auto soon = [] { return sandbox::Clock::now() + std::chrono::milliseconds(500); };
  BOOST_TEST(process.send("abc", soon()));
  BOOST_TEST(process.receive(2, soon()).value_or("") == "ab");
  BOOST_TEST(process.receive(1, soon()).value_or("") == "c");
  BOOST_TEST(!process.receive(1, soon()).has_value());
  BOOST_TEST((process.wait(soon()).kind == Kind::wall_limit));
  BOOST_TEST(!process.send("more", soon()));
}

BOOST_AUTO_TEST_CASE(what_does_not_read_holds_nobody_up) {
  sandbox::Process process({.arguments = {"/bin/sleep", "100"}, .working_folder = "/"}, limits);
  BOOST_TEST(!process.send(std::string(8U << 20U, 'x'), sandbox::Clock::now() + std::chrono::milliseconds(300)));
}

BOOST_AUTO_TEST_CASE(what_cannot_start_is_a_failure_with_a_sentence) {
  const auto fails = [](const sandbox::Failure& failure) {
    return std::string(failure.what()).find("could not be started") != std::string::npos;
  };
  BOOST_CHECK_EXCEPTION(sandbox::run({.arguments = {"/nonexistent"}, .working_folder = "/"}, limits), sandbox::Failure,
                        fails);
  BOOST_CHECK_EXCEPTION(sandbox::run({.arguments = {"/bin/true"}, .working_folder = "/nonexistent"}, limits),
                        sandbox::Failure, fails);
}

BOOST_DATA_TEST_CASE(every_ending_has_a_sentence, boost::unit_test::data::xrange(1, 32), signal) {
  const auto sentence = sandbox::describe({Kind::signalled, signal}, limits);
  BOOST_TEST(sentence.size() > 10);
  BOOST_TEST(!sandbox::protections(limits).empty());
}
