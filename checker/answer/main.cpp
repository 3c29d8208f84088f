#include "answer/serve.hpp"
#include "exercise.hpp"

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

/// The answer program: a student's exercise.cpp linked with this. It reads requests on one descriptor and writes
/// replies on another; it knows no expected value and gives no verdict.

namespace {

constexpr int requests = 3;
constexpr int replies = 4;

bool read_exactly(char* buffer, std::size_t size) {
  while (size > 0) {
    const auto count = ::read(requests, buffer, size);
    if (count <= 0) return false;
    buffer += count;
    size -= static_cast<std::size_t>(count);
  }
  return true;
}

void write_message(std::string_view body) {
  wire::Bytes message;
  wire::put(message, static_cast<wire::Length>(body.size()));
  message.append(body);
  for (std::string_view rest = message; !rest.empty();) {
    const auto count = ::write(replies, rest.data(), rest.size());
    if (count <= 0) std::_Exit(1);
    rest.remove_prefix(static_cast<std::size_t>(count));
  }
}

const char* stack_top = nullptr;

/// A fault between the stack's limit and its top is a stack that ran over; any other goes the way of every SIGSEGV.
void on_segmentation_fault(int signal, siginfo_t* info, void*) {
  rlimit limit{};
  getrlimit(RLIMIT_STACK, &limit);
  const auto below = stack_top - static_cast<const char*>(info->si_addr);
  constexpr rlim_t large_frame = 256U << 20U;
  if (below > 0 && static_cast<rlim_t>(below) < limit.rlim_cur + large_frame) {
    constexpr std::array<char, 5> overflow{1, 0, 0, 0, static_cast<char>(wire::Reply::stack_overflow)};
    if (::write(replies, overflow.data(), overflow.size()) > 0) std::_Exit(1);
  }
  std::signal(signal, SIG_DFL);
}

void name_stack_overflows(const char* top) {
  stack_top = top;
  static std::array<char, 65536> own_stack;
  const stack_t stack{.ss_sp = own_stack.data(), .ss_flags = 0, .ss_size = own_stack.size()};
  sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_sigaction = on_segmentation_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, nullptr);
}

} // namespace

/// What starts: the linker's --wrap puts it in the place of main, which a student's file may define too.
int serve_requests() __asm__("__wrap_main");

int serve_requests() {
  const char top = 0;
  name_stack_overflows(&top);
  const auto functions = wire::callables(decltype(&pe::contract){});
  for (wire::Length length = 0; read_exactly(reinterpret_cast<char*>(&length), sizeof length);) {
    wire::Bytes request(length, '\0');
    if (!read_exactly(request.data(), request.size())) return 1;
    auto answer = wire::serve(functions, request);
    if (answer.size() > wire::largest_message) answer = wire::reply(wire::Reply::out_of_memory);
    write_message(answer);
  }
  return 0;
}
