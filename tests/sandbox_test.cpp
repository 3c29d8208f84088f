#define BOOST_TEST_MODULE sandbox
#include "sandbox/sandbox.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <string_view>

namespace {

using Kind = sandbox::Ending::Kind;

const sandbox::Limits limits{.cpu = std::chrono::seconds(1),
                             .wall = std::chrono::seconds(3),
                             .memory = 256U << 20U,
                             .file_size = 1U << 20U,
                             .output = 64U << 10U,
                             .processes = 16,
                             .scratch = 4U << 20U};

sandbox::Outcome shell(const std::string& script) {
  return sandbox::run({.arguments = {"/bin/sh", "-c", script}, .working_folder = "/tmp"}, limits);
}

/// The same in isolation, with the tools of this machine and a folder to write to.
sandbox::Outcome isolated(const std::string& script) {
  return sandbox::run({.arguments = {"/bin/bash", "-c", script},
                       .working_folder = "/scratch",
                       .environment = {"PATH=/usr/bin"},
                       .view = sandbox::View{.paths = {"/usr/bin", "/usr/lib"}, .scratch = "/scratch"}},
                      limits);
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
  BOOST_TEST(!sandbox::protections(limits, false).empty());
}

/// Everything here rests on it, and so does every grade.
BOOST_AUTO_TEST_CASE(isolation_works_on_this_machine) { BOOST_TEST(sandbox::isolation_obstacle() == ""); }

BOOST_AUTO_TEST_SUITE(isolated_programs)

BOOST_AUTO_TEST_CASE(nothing_is_there_but_what_is_shown) {
  BOOST_TEST(isolated("echo $(ls -A /) $(ls -A /dev) $(ls -A /scratch)").output ==
             "bin dev lib lib64 scratch usr null\n");
  BOOST_TEST(isolated("cat /etc/passwd /proc/1/environ /proc/self/environ ~/.bashrc").output == "");
  BOOST_TEST(isolated("/usr/bin/env").output.find("SECRET") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(only_the_scratch_folder_can_be_written_and_only_so_much) {
  BOOST_TEST(isolated("echo x >file && cat file").output == "x\n");
  BOOST_TEST(isolated("for at in / /usr/bin /usr/lib /dev; do touch $at/file && echo $at; done").output == "");
  BOOST_TEST(isolated("for i in 1 2 3 4 5 6 7 8 9; do head -c 1M /usr/bin/perl >$i; done; du -s . | cut -f1").output ==
             "4096\n");
  const auto many = isolated("seq 2000 | xargs touch; sleep 9");
  BOOST_TEST((many.ending.kind == Kind::files_limit));
  BOOST_TEST(sandbox::describe(many.ending, limits) == "made more than 1024 files and was stopped");
  BOOST_TEST((isolated("seq 900 | xargs touch; sleep 0.3").ending.kind == Kind::exited));
}

BOOST_AUTO_TEST_CASE(no_process_outside_can_be_seen_or_signalled) {
  BOOST_TEST(is_signalled(isolated("kill -9 -1; kill -9 $$"), SIGKILL), "and these tests go on");
  for (const auto process : {getpid(), getppid()}) {
    BOOST_TEST(isolated("kill -0 " + std::to_string(process)).ending.code != 0);
  }
}

BOOST_AUTO_TEST_CASE(there_is_no_network) {
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  BOOST_REQUIRE(bind(listener, reinterpret_cast<sockaddr*>(&address), size) == 0);
  BOOST_REQUIRE(listen(listener, 1) == 0);
  BOOST_REQUIRE(getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  const auto connect = "echo hello >/dev/tcp/127.0.0.1/" + std::to_string(ntohs(address.sin_port)) + " && echo heard";
  BOOST_TEST(sandbox::run({.arguments = {"/bin/bash", "-c", connect}, .working_folder = "/"}, limits).output ==
                 "heard\n",
             "without isolation there is one");
  BOOST_TEST(isolated(connect).output == "");
  close(listener);
}

BOOST_AUTO_TEST_CASE(system_calls_are_refused) {
  for (const auto* call : {"unshare --user true", "unshare --net true", "mount --bind /usr /usr", "setsid --fork true",
                           "perl -e 'exit(syscall(101, 0, 0, 0, 0) < 0)'"}) {
    const bool harmless = std::string_view(call).starts_with("setsid");
    BOOST_TEST((isolated(call).ending.code == 0) == harmless, call);
  }
}

BOOST_AUTO_TEST_CASE(it_has_no_rights_and_no_descriptors) {
  BOOST_TEST(isolated("perl -e 'open($_, q(>&=), $_) and print for 0..60'").output == "01234");
  BOOST_TEST(isolated("[ $(id -u) -gt 1000 ] && echo nobody").output == "nobody\n");
  BOOST_TEST(
      isolated("setpriv --dump | grep -c 'no_new_privs: 1'; setpriv --dump | grep -A1 Effective").output.find("1\n") ==
      0);
}

BOOST_AUTO_TEST_CASE(the_same_limits_hold) {
  BOOST_TEST(is_signalled(isolated("while :; do :; done"), SIGXCPU));
  BOOST_TEST((isolated("sleep 100").ending.kind == Kind::wall_limit));
  BOOST_TEST((isolated("yes").ending.kind == Kind::output_limit));
  const auto bomb = isolated("bomb() { bomb | bomb & }; bomb; sleep 86396; echo alive");
  BOOST_TEST((bomb.ending.kind != Kind::exited || bomb.ending.code != 0));
  BOOST_TEST(std::system("pgrep --full --exact 'sleep 86396'") != 0);
  const auto hungry = isolated("for i in {1..6}; do perl -e '$x = $ARGV[0] x 60_000_000; sleep 9' x & done; wait");
  BOOST_TEST((hungry.ending.kind == Kind::memory_limit));
  BOOST_TEST(sandbox::describe(hungry.ending, limits) == "used more than 256 MB of memory and was stopped");
}

BOOST_AUTO_TEST_CASE(how_it_ends_comes_through) {
  BOOST_TEST(isolated("exit 7").ending.code == 7);
  BOOST_TEST(is_signalled(isolated("kill -SEGV $$"), SIGSEGV));
  BOOST_TEST(isolated("echo out; echo err >&2; echo sent >&4").sent == "sent\n");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_isolated_does_not_run) {
  BOOST_CHECK_THROW(
      sandbox::run(
          {.arguments = {"/usr/bin/true"}, .working_folder = "/", .view = sandbox::View{.paths = {"/nonexistent"}}},
          limits),
      sandbox::Failure);
}

BOOST_AUTO_TEST_SUITE_END()
