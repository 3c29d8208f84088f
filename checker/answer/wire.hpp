#pragma once

#include "answer/eigen.hpp"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

/// The bytes that checker and answer exchange. Both sides use these same templates, deduced from a function's own
/// signature, so that an exercise writes no marshalling.
///
/// A message is a four-byte length and that many bytes. A request is the name of the function and its arguments; a
/// reply is a Reply and, behind it, the value or a text. Numbers are in the machine's own byte order: both programs
/// run on the same machine.
namespace wire {

using Bytes = std::string;
using Length = std::uint32_t;

/// Messages longer than this are refused before memory is taken for them.
inline constexpr Length largest_message = 64U << 20U;

/// The bytes are not what the type needs.
struct Malformed : std::runtime_error {
  using runtime_error::runtime_error;
};

/// What an answer program says about one call.
enum class Reply : std::uint8_t {
  value,
  invalid_argument,
  exception,
  unknown_exception,
  not_started,
  eigen_misuse,
  out_of_memory,
  stack_overflow,
  last = stack_overflow
};

template <class T>
concept Scalar = std::same_as<T, bool> || std::same_as<T, int> || std::same_as<T, std::int64_t> ||
    std::same_as<T, double> || std::same_as<T, Reply> || std::same_as<T, std::uint32_t>;

template <class T>
concept Matrix = std::derived_from<T, Eigen::PlainObjectBase<T>> &&
    (std::same_as<typename T::Scalar, double> || std::same_as<typename T::Scalar, float> ||
     std::same_as<typename T::Scalar, int>);

template <Scalar T>
void put(Bytes& bytes, const T& value) {
  char raw[sizeof(T)];
  std::memcpy(raw, &value, sizeof(T));
  bytes.append(raw, sizeof(T));
}

inline void put(Bytes& bytes, const std::string& text) {
  put(bytes, static_cast<std::int64_t>(text.size()));
  bytes += text;
}

template <Matrix T>
void put(Bytes& bytes, const T& matrix) {
  put(bytes, static_cast<std::int64_t>(matrix.rows()));
  put(bytes, static_cast<std::int64_t>(matrix.cols()));
  const auto size = static_cast<std::size_t>(matrix.size()) * sizeof(typename T::Scalar);
  if (size > 0) bytes.append(reinterpret_cast<const char*>(matrix.data()), size);
}

/// Takes values off the front of a message; throws Malformed where the bytes cannot be one.
class Reader {
public:
  explicit Reader(std::string_view bytes) : rest(bytes) {}

  template <class T>
  T take() {
    if constexpr (Matrix<T>) {
      return take_matrix<T>();
    } else if constexpr (std::same_as<T, std::string>) {
      return std::string(bytes(take<std::int64_t>()));
    } else {
      return take_scalar<T>();
    }
  }

  /// Every byte must have been taken.
  void finish() const {
    if (!rest.empty()) throw Malformed("bytes are left over");
  }

  std::string_view remaining() const { return rest; }

private:
  std::string_view bytes(std::int64_t count) {
    if (count < 0 || static_cast<std::uint64_t>(count) > rest.size()) throw Malformed("the bytes end too early");
    const auto front = rest.substr(0, static_cast<std::size_t>(count));
    rest.remove_prefix(front.size());
    return front;
  }

  template <Scalar T>
  T take_scalar() {
    const auto raw = bytes(sizeof(T));
    if constexpr (std::same_as<T, bool>) {
      if (raw[0] != 0 && raw[0] != 1) throw Malformed("not a bool");
      return raw[0] == 1;
    } else if constexpr (std::same_as<T, Reply>) {
      if (static_cast<std::uint8_t>(raw[0]) > static_cast<std::uint8_t>(Reply::last)) {
        throw Malformed("not a kind of reply");
      }
      return static_cast<Reply>(raw[0]);
    } else {
      T value;
      std::memcpy(&value, raw.data(), sizeof(T));
      return value;
    }
  }

  template <Matrix T>
  T take_matrix() {
    const auto rows = take<std::int64_t>();
    const auto cols = take<std::int64_t>();
    const auto fits = [](std::int64_t size, int fixed) {
      return size >= 0 && size <= largest_message && (fixed == Eigen::Dynamic || size == fixed);
    };
    if (!fits(rows, T::RowsAtCompileTime) || !fits(cols, T::ColsAtCompileTime)) throw Malformed("not a shape");
    const auto raw = bytes(rows * cols * static_cast<std::int64_t>(sizeof(typename T::Scalar)));
    T matrix(rows, cols);
    std::copy(raw.begin(), raw.end(), reinterpret_cast<char*>(matrix.data()));
    return matrix;
  }

  std::string_view rest;
};

/// The return type and the arguments, by value, of a function.
template <class F>
struct Signature;
template <class R, class... P>
struct Signature<R (*)(P...)> {
  using Result = R;
  using Arguments = std::tuple<std::decay_t<P>...>;
};

/// The name of a function, without its namespace: requests call functions by it.
template <auto function>
constexpr std::string_view name_of() {
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find("function = ") + std::string_view("function = ").size());
  text = text.substr(0, text.find_first_of(";]"));
  return text.substr(text.find_last_of(":&") + 1);
}

template <class Tuple>
Bytes put_all(const Tuple& values) {
  Bytes bytes;
  std::apply([&](const auto&... value) { (put(bytes, value), ...); }, values);
  return bytes;
}

template <class Tuple>
Tuple take_all(Reader reader) {
  auto values = [&]<class... T>(std::type_identity<std::tuple<T...>>) {
    return std::tuple<T...>{reader.take<T>()...};
  }(std::type_identity<Tuple>{});
  reader.finish();
  return values;
}

} // namespace wire
