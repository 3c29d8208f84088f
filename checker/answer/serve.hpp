#pragma once

#include "answer/contract.hpp"
#include "answer/wire.hpp"

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
    return reply(Reply::eigen_misuse, error.what());
  } catch (const std::bad_alloc&) {
    return reply(Reply::out_of_memory);
  } catch (const std::exception& error) {
    return reply(Reply::exception, error.what());
  } catch (...) {
    return reply(Reply::unknown_exception);
  }
}

} // namespace wire
