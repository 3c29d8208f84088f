#pragma once

#include "check/asking.hpp"

#include <fmt/format.h>

#include <string_view>

namespace check {

template <auto function>
using Result = typename wire::Signature<decltype(function)>::Result;

template <auto function>
using Arguments = typename wire::Signature<decltype(function)>::Arguments;

template <class Tuple>
std::string arguments_text(const Tuple& arguments) {
  std::vector<std::string> texts;
  std::apply([&](const auto&... argument) { (texts.push_back(text_of(value_of(argument))), ...); }, arguments);
  return fmt::format("{}", fmt::join(texts, ", "));
}

template <auto function>
Value decode(wire::Reader reader) {
  const auto value = reader.take<Result<function>>();
  reader.finish();
  return value_of(value);
}

template <auto function, class... Given>
Call call_of(const Given&... given) {
  const Arguments<function> arguments{given...};
  const auto name = std::string(wire::name_of<function>());
  return {.function = name,
          .text = fmt::format("{}({})", name, arguments_text(arguments)),
          .arguments = wire::put_all(arguments),
          .solution = wire::callable(function),
          .decode = decode<function>};
}

} // namespace check
