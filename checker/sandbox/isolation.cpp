#include "sandbox/isolation.hpp"

#include <fmt/format.h>

#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <set>

namespace sandbox {
namespace {

constexpr auto bubblewrap = "/usr/bin/bwrap";

/// For root, a user that nothing else on this machine has, so that the kernel counts each sandbox by itself.
constexpr unsigned first_user = 2'000'000'000;
constexpr unsigned sandboxes_of_one_process = 1000;

/// Among them are those that take memory which no process's size shows.
constexpr std::array refused_calls{"acct",
                                   "add_key",
                                   "adjtimex",
                                   "bpf",
                                   "chroot",
                                   "clock_adjtime",
                                   "clock_settime",
                                   "create_module",
                                   "delete_module",
                                   "fanotify_init",
                                   "finit_module",
                                   "fsconfig",
                                   "fsmount",
                                   "fsopen",
                                   "fspick",
                                   "init_module",
                                   "io_uring_enter",
                                   "io_uring_register",
                                   "io_uring_setup",
                                   "ioperm",
                                   "iopl",
                                   "kcmp",
                                   "kexec_file_load",
                                   "kexec_load",
                                   "keyctl",
                                   "lookup_dcookie",
                                   "mbind",
                                   "memfd_create",
                                   "memfd_secret",
                                   "migrate_pages",
                                   "modify_ldt",
                                   "mount",
                                   "mount_setattr",
                                   "move_mount",
                                   "move_pages",
                                   "mq_open",
                                   "msgget",
                                   "name_to_handle_at",
                                   "nfsservctl",
                                   "open_by_handle_at",
                                   "open_tree",
                                   "perf_event_open",
                                   "pidfd_getfd",
                                   "pivot_root",
                                   "process_vm_readv",
                                   "process_vm_writev",
                                   "ptrace",
                                   "quotactl",
                                   "reboot",
                                   "request_key",
                                   "semget",
                                   "set_mempolicy",
                                   "setdomainname",
                                   "sethostname",
                                   "setns",
                                   "settimeofday",
                                   "shmget",
                                   "socket",
                                   "socketpair",
                                   "stime",
                                   "swapoff",
                                   "swapon",
                                   "syslog",
                                   "umount",
                                   "umount2",
                                   "unshare",
                                   "uselib",
                                   "userfaultfd",
                                   "vhangup"};

constexpr std::array new_namespaces{CLONE_NEWCGROUP, CLONE_NEWIPC,  CLONE_NEWNET, CLONE_NEWNS,
                                    CLONE_NEWPID,    CLONE_NEWUSER, CLONE_NEWUTS};

void refuse(scmp_filter_ctx filter, const char* name, int error) {
  // A call that this machine's kind does not have needs no rule.
  const int number = seccomp_syscall_resolve_name(name);
  if (number != __NR_SCMP_ERROR) seccomp_rule_add(filter, SCMP_ACT_ERRNO(static_cast<unsigned>(error)), number, 0);
}

/// A user of its own for root; for anybody else a namespace of users, where it is nobody.
std::vector<std::string> own_user() {
  if (geteuid() == 0) return {"--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"};
  return {"--unshare-user", "--uid", "65534", "--gid", "65534"};
}

std::vector<std::string> become_that_user(unsigned number) {
  if (geteuid() != 0) return {};
  const auto user = first_user + static_cast<unsigned>(getpid()) % 100'000 * sandboxes_of_one_process +
                    number % sandboxes_of_one_process;
  return {"/usr/bin/setpriv", fmt::format("--reuid={}", user), fmt::format("--regid={}", user), "--clear-groups", "--"};
}

/// Left to bubblewrap, they would be closed to all but root.
std::set<std::filesystem::path> folders_above(const std::vector<std::filesystem::path>& paths) {
  std::set<std::filesystem::path> all;
  for (const auto& path : paths) {
    for (auto above = path.parent_path(); above.has_relative_path(); above = above.parent_path()) all.insert(above);
  }
  return all;
}

void append(std::vector<std::string>& all, const std::vector<std::string>& more) {
  all.insert(all.end(), more.begin(), more.end());
}

} // namespace

std::vector<std::string> isolated(const Command& command, const Limits& limits, unsigned number) {
  const auto& view = *command.view;
  std::vector<std::string> all{bubblewrap,      "--unshare-ipc",        "--unshare-pid",    "--unshare-net",
                               "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent"};
  append(all, own_user());
  for (const auto* folder : {"bin", "lib", "lib64"}) {
    append(all, {"--symlink", fmt::format("usr/{}", folder), fmt::format("/{}", folder)});
  }
  auto paths = view.paths;
  for (const auto* own : {"/usr/bin/prlimit", "/usr/bin/setpriv", "/usr/lib/x86_64-linux-gnu", "/usr/lib64"}) {
    paths.emplace_back(own);
  }
  // A folder comes before what lies in it, which it would hide.
  std::sort(paths.begin(), paths.end());
  for (const auto& folder : folders_above(paths)) append(all, {"--perms", "0755", "--dir", folder.string()});
  for (const auto& path : paths) append(all, {"--ro-bind", path.string(), path.string()});
  append(all, {"--perms", "0755", "--dir", "/dev", "--dev-bind", "/dev/null", "/dev/null"});
  if (!view.scratch.empty()) {
    append(all, {"--perms", "1777", "--size", fmt::format("{}", limits.scratch), "--tmpfs", view.scratch.string()});
  }
  append(all, {"--remount-ro", "/", "--chdir", command.working_folder.string(), "--seccomp",
               fmt::format("{}", filter_descriptor), "--json-status-fd", fmt::format("{}", status_descriptor), "--"});
  append(all, become_that_user(number));
  append(all, {"/usr/bin/prlimit", fmt::format("--nproc={}", limits.processes), "--"});
  append(all, command.arguments);
  return all;
}

int call_filter() {
  const std::unique_ptr<void, decltype(&seccomp_release)> filter(seccomp_init(SCMP_ACT_ALLOW), &seccomp_release);
  if (!filter) throw Failure("no filter of system calls could be made");
  for (const auto* call : refused_calls) refuse(filter.get(), call, EPERM);
  // Its flags lie where a filter cannot look; told that it is not there, the C library takes clone.
  refuse(filter.get(), "clone3", ENOSYS);
  for (const auto flag : new_namespaces) {
    const auto wanted = static_cast<scmp_datum_t>(static_cast<unsigned>(flag));
    const scmp_arg_cmp has_it{.arg = 0, .op = SCMP_CMP_MASKED_EQ, .datum_a = wanted, .datum_b = wanted};
    seccomp_rule_add_array(filter.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, &has_it);
  }
  const int file = memfd_create("filter", MFD_CLOEXEC);
  if (file < 0 || seccomp_export_bpf(filter.get(), file) != 0 || lseek(file, 0, SEEK_SET) != 0) {
    if (file >= 0) close(file);
    throw Failure("no filter of system calls could be made");
  }
  return file;
}

std::string isolation_obstacle() {
  if (access(bubblewrap, X_OK) != 0) return "bubblewrap is not here; install its package, bubblewrap";
  constexpr Limits small{.cpu = std::chrono::seconds(5),
                         .wall = std::chrono::seconds(20),
                         .memory = 1U << 30U,
                         .file_size = 1U << 20U,
                         .output = 1U << 16U,
                         .processes = 8,
                         .scratch = 1U << 20U};
  try {
    const auto ran = run({.arguments = {"/usr/bin/true"},
                          .working_folder = "/",
                          .view = View{.paths = {"/usr/bin/true"}, .scratch = "/tmp"}},
                         small);
    if (ran.ending.kind == Ending::Kind::exited && ran.ending.code == 0) return "";
    return fmt::format("bubblewrap {}: {}", describe(ran.ending, small), ran.errors);
  } catch (const Failure& failure) {
    return fmt::format("{} Where a kernel forbids namespaces to users, `sysctl kernel.unprivileged_userns_clone=1` "
                       "allows them; where a container does, start it with its permission, or work outside",
                       failure.what());
  }
}

} // namespace sandbox
