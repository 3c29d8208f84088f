#pragma once

#include "answer/contract.hpp"
#include "answer/wire.hpp"

#include <charconv>
#include <cstdint>
#include <functional>
#include <map>
#include <new>

/// The answering half of the conversation: turns a request into a call and the outcome into a reply.
namespace wire {

/// A function that takes its arguments as bytes and gives its result as bytes.
using Callable = std::function<Bytes(Reader)>;

template <class F>
Callable callable(F* function) {
  using S = Signature<F*>;
  return [function](Reader arguments) {
    const typename S::Result result = std::apply(function, take_all<typename S::Arguments>(arguments));
    Bytes bytes;
    put(bytes, result);
    return bytes;
  };
}

using Callables = std::map<std::string, Callable, std::less<>>;

/// The functions of a contract by their names.
template <auto... functions>
Callables callables(void (*)(pe::Functions<functions...>)) {
  return {{std::string(name_of<functions>()), callable(functions)}...};
}

inline Bytes reply(Reply kind, std::string_view text = {}) {
  Bytes bytes;
  put(bytes, kind);
  return bytes.append(text);
}

/// Set by the linker: where the program begins in memory.
extern "C" __attribute__((visibility("hidden"))) const char __ehdr_start;

/// The rule that was broken, and behind it the calls that led there, each as a line with its distance from the
/// beginning of the program in hexadecimal digits.
inline std::string text_of(const pe::EigenMisuse& misuse) {
  std::string text = misuse.what();
  for (int i = 0; i < misuse.depth; ++i) {
    // One less than where the caller goes on: still inside the call.
    const auto distance = reinterpret_cast<std::uintptr_t>(misuse.callers[static_cast<std::size_t>(i)]) -
                          reinterpret_cast<std::uintptr_t>(&__ehdr_start) - 1;
    std::array<char, 16> digits;
    const auto end = std::to_chars(digits.begin(), digits.end(), distance, 16).ptr;
    text.append("\n").append(digits.begin(), end);
  }
  return text;
}

/// Calls what the request asks for. Nothing that the called function throws gets past this.
inline Bytes serve(const Callables& functions, std::string_view request) {
  try {
    Reader reader(request);
    const auto& function = functions.at(reader.take<std::string>());
    return reply(Reply::value, function(Reader(reader.remaining())));
  } catch (const pe::NotStarted&) {
    return reply(Reply::not_started);
  } catch (const std::invalid_argument& error) {
    return reply(Reply::invalid_argument, error.what());
  } catch (const pe::EigenMisuse& error) {
    return reply(Reply::eigen_misuse, text_of(error));
  } catch (const std::bad_alloc&) {
    return reply(Reply::out_of_memory);
  } catch (const std::exception& error) {
    return reply(Reply::exception, error.what());
  } catch (...) {
    return reply(Reply::unknown_exception);
  }
}

} // namespace wire
