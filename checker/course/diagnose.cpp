#include "course/diagnose.hpp"

#include "sandbox/sandbox.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <regex>
#include <sstream>
#include <string_view>
#include <vector>

namespace course {
namespace {

using Lines = std::vector<std::string>;

/// Longer lines are cut: the library's regular expressions take stack for each character.
constexpr std::size_t longest_line = 2000;
constexpr std::size_t most_lines = 12;

Lines lines_of(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line.substr(0, longest_line));
  return lines;
}

std::string joined(const Lines& lines, std::size_t first, std::size_t count) {
  std::string text;
  for (auto i = first; i < std::min(lines.size(), first + count); ++i) text += (i > first ? "\n" : "") + lines[i];
  return text;
}

/// The name that Eigen gives to a type of a matrix, as in Eigen::Vector3d; pe's own for the usual two.
std::string matrix_name(const std::smatch& type) {
  const auto size = [](const std::string& number) { return number == "-1" ? "X" : number; };
  const auto scalar = type.str(1).substr(0, 1);
  const auto rows = size(type[2]);
  const auto cols = size(type[3]);
  if (cols == "1" && rows == "X" && scalar == "d") return "pe::Vec";
  if (cols == "X" && rows == "X" && scalar == "d") return "pe::Mat";
  if (cols == "1") return fmt::format("Eigen::Vector{}{}", rows, scalar);
  if (rows == "1") return fmt::format("Eigen::RowVector{}{}", cols, scalar);
  return fmt::format("Eigen::Matrix{}{}", rows == cols ? rows : rows + "x" + cols, scalar);
}

std::string with_named_matrices(std::string text) {
  static const std::regex type(R"(Eigen::Matrix<(double|float|int), (-1|\d+), (-1|\d+)(?:, \d+(?:, -?\d+, -?\d+)?)?>)");
  std::string named;
  std::smatch match;
  while (std::regex_search(text, match, type)) {
    named += match.prefix().str() + matrix_name(match);
    text = match.suffix();
  }
  return named + text;
}

/// The arguments of Eigen's templates are what nobody reads: Eigen::Product<…>.
std::string without_arguments(const std::string& text) {
  std::string folded;
  bool name_of_eigen = false;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool in_a_name = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':';
    if (depth == 0 && std::string_view(text).substr(i).starts_with("Eigen::")) name_of_eigen = true;
    if (depth > 0 || (c == '<' && name_of_eigen)) {
      if (depth == 0) folded += "<…>";
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    } else {
      name_of_eigen = name_of_eigen && in_a_name;
      folded += c;
    }
  }
  return folded;
}

std::string folded(const std::string& text) {
  static const std::regex other_name(R"( \{aka [^}]*\})");
  static const std::regex number_of_source_line(R"(^ *\d+ \|.*)");
  if (std::regex_match(text, number_of_source_line)) return text;
  return without_arguments(with_named_matrices(std::regex_replace(text, other_name, "")));
}

/// One error, and where in exercise.cpp it came from.
struct Error {
  std::size_t at; ///< its line in what the compiler said
  bool own;       ///< it stands in exercise.cpp; else in a header that `row` and `column` made the compiler read
  std::size_t row;
  std::size_t column;
  std::string message;
};

/// Errors that can be traced to a place in exercise.cpp, in their order.
std::vector<Error> errors_in(const Lines& lines) {
  static const std::regex own_error(R"(^exercise\.cpp:(\d{1,9}):(?:(\d{1,9}):)? (?:fatal )?error: (.*))");
  static const std::regex other_error(R"(^[^ :]+:\d+:(?:\d+:)? (?:fatal )?error: (.*))");
  static const std::regex origin(R"(^exercise\.cpp:(\d{1,9}):(\d{1,9}): +required from .*)");
  static const std::regex new_context(
      R"(.*: In (?:instantiation|substitution|function|member function|static member).*)");
  std::vector<Error> errors;
  std::optional<std::pair<std::size_t, std::size_t>> from;
  std::smatch match;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with(' ')) continue;
    if (std::regex_match(lines[i], match, own_error)) {
      const auto column = match[2].matched ? std::stoul(match[2]) : 0;
      errors.push_back({i, true, std::stoul(match[1]), column, match[3]});
      from.reset();
    } else if (std::regex_match(lines[i], match, origin)) {
      from = {std::stoul(match[1]), std::stoul(match[2])};
    } else if (std::regex_match(lines[i], match, other_error)) {
      if (from) errors.push_back({i, false, from->first, from->second, match[1]});
    } else if (std::regex_match(lines[i], new_context)) {
      from.reset();
    }
  }
  return errors;
}

/// The first; but a return that a stray brace cut off is what comes of that brace.
const Error* most_telling(const std::vector<Error>& errors) {
  const auto telling = std::find_if(errors.begin(), errors.end(), [](const Error& error) {
    return error.message.find("[-Werror=return-type]") == std::string::npos;
  });
  if (telling != errors.end()) return &*telling;
  return errors.empty() ? nullptr : &errors.front();
}

/// What the compiler said from line `first` on about the student's file and the contract, with its excerpts.
std::size_t end_of_excerpt(const Lines& lines, std::size_t first) {
  static const std::regex note(R"(^(?:exercise\.[ch]pp:\d+:\d+: note: .*|In file included from exercise\.cpp:\d+:))");
  const auto more = [&](const std::string& line) { return line.starts_with(' ') || std::regex_match(line, note); };
  auto end = first + 1;
  while (end < lines.size() && end < first + most_lines && more(lines[end])) ++end;
  return end;
}

std::string excerpt(const Lines& lines, std::size_t first) {
  std::string text;
  const auto end = end_of_excerpt(lines, first);
  for (auto i = first; i < end; ++i) {
    // What is included where is of no interest, nor is a line that is about to name another file.
    if (lines[i].starts_with("In file") || lines[i].ends_with("suggested alternatives:")) continue;
    text += (text.empty() ? "" : "\n") + folded(lines[i]);
  }
  return text;
}

/// As the compiler shows a line of a source; tabs are eight columns there too.
std::string marked_line(const std::string& source, std::size_t row, std::size_t column) {
  const auto lines = lines_of(source);
  if (row == 0 || row > lines.size()) return "";
  std::string shown;
  for (const char c : lines[row - 1]) {
    if (c == '\t') {
      shown.append(8 - shown.size() % 8, ' ');
    } else if (c != '\r') {
      shown += c;
    }
  }
  const auto before = std::min(column == 0 ? 0 : column - 1, longest_line);
  return fmt::format("{:>5} | {}\n      | {}^", row, shown, std::string(before, ' '));
}

/// Eigen's rules are static assertions whose names are the rules.
std::string gist(const std::string& message) {
  static const std::regex rule(R"(static assertion failed: ([A-Z_]+))");
  std::smatch match;
  return std::regex_search(message, match, rule) ? fmt::format("a rule of Eigen's: {}", match.str(1)) : folded(message);
}

Diagnosis of_error(const Error& error, const Lines& lines, const Sources& sources) {
  Diagnosis diagnosis{.reason =
                          fmt::format("Line {} of your exercise.cpp does not compile. The first error:", error.row),
                      .diagnostics = {},
                      .help = {}};
  if (error.own) {
    diagnosis.diagnostics = excerpt(lines, error.at);
    diagnosis.help = help_with(joined(lines, error.at, end_of_excerpt(lines, error.at) - error.at));
  } else {
    diagnosis.diagnostics = fmt::format("exercise.cpp:{}:{}: error: {}\n{}", error.row, error.column,
                                        gist(error.message), marked_line(sources.answer, error.row, error.column));
    diagnosis.help = help_with(error.message);
  }
  return diagnosis;
}

/// Lines of a source where a function of this name stands with its arguments, as `file:number:  line`.
Lines mentions(const std::string& function, const std::string& source, const std::string& file) {
  const std::regex name(fmt::format(R"(\b{}\s*\()", function));
  Lines found;
  const auto lines = lines_of(source);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto first = lines[i].find_first_not_of(" \t");
    const bool comment = first != std::string::npos && lines[i].compare(first, 2, "//") == 0;
    if (!comment && std::regex_search(lines[i], name)) {
      found.push_back(fmt::format("{:<18}{}", fmt::format("{}:{}:", file, i + 1), lines[i].substr(first)));
    }
  }
  return found;
}

Diagnosis of_undefined(const std::string& symbol, const Sources& sources) {
  static const std::regex name_in(R"((?:^|::)([A-Za-z_]\w*)(?:\(.*|$))");
  std::smatch match;
  const auto name = std::regex_search(symbol, match, name_in) ? match.str(1) : std::string();
  const auto declared = name.empty() ? Lines{} : mentions(name, sources.contract, "exercise.hpp");
  const auto written = name.empty() ? Lines{} : mentions(name, sources.answer, "exercise.cpp");
  if (declared.empty()) {
    return {.reason = fmt::format("Your exercise.cpp uses {}, which nothing defines.", symbol),
            .diagnostics = joined(written, 0, most_lines),
            .help = "A declaration promises that the function is written somewhere: write its body, with the same "
                    "arguments, in the same namespace."};
  }
  Diagnosis diagnosis{
      .reason = fmt::format("Your exercise.cpp does not define {} as exercise.hpp declares it.", symbol),
      .diagnostics = declared.front(),
      .help = fmt::format("No function of your file is called {}: write it, inside namespace pe.", name)};
  if (!written.empty()) {
    diagnosis.diagnostics += "\n" + joined(written, 0, 3);
    diagnosis.help = "The name, the types of the arguments and their order have to be those of exercise.hpp, and the "
                     "function has to stand inside namespace pe { … }.";
  }
  return diagnosis;
}

std::optional<Diagnosis> of_linker(const Lines& lines, const Sources& sources) {
  static const std::regex missing(R"(undefined (?:reference to|symbol:) [`']?([^`'\n]+))");
  static const std::regex twice(R"((?:multiple definition of|duplicate symbol).*)");
  std::smatch match;
  for (const auto& line : lines) {
    if (std::regex_search(line, match, missing)) return of_undefined(match[1], sources);
    if (std::regex_search(line, match, twice)) {
      return Diagnosis{.reason = "Your exercise.cpp defines something that the course defines already:",
                       .diagnostics = line,
                       .help = "Give yours another name."};
    }
  }
  return std::nullopt;
}

/// What a compiler writes, an assembler takes: it stumbles only over an __asm__ of the student's.
std::optional<Diagnosis> of_assembler(const Lines& lines) {
  static const std::regex error(R"(.*\.s:\d+: (?:Error|Fatal error): (.*))");
  std::smatch match;
  for (const auto& line : lines) {
    if (!std::regex_match(line, match, error)) continue;
    return Diagnosis{.reason = "The assembler refuses what your exercise.cpp says in __asm__:",
                     .diagnostics = match[1],
                     .help = "No exercise needs __asm__: leave it out."};
  }
  return std::nullopt;
}

/// Whether the answer has its lines called by another file's name.
bool renames_its_lines(const std::string& answer) {
  static const std::regex directive(R"(^[ \t]*#[ \t]*(?:line[ \t]*)?\d)", std::regex::multiline);
  return std::regex_search(answer, directive);
}

} // namespace

Diagnosis diagnose(const std::string& compiler_output, const Sources& sources) {
  const auto lines = lines_of(compiler_output);
  const auto errors = errors_in(lines);
  if (const auto* error = most_telling(errors)) return of_error(*error, lines, sources);
  if (auto linking = of_linker(lines, sources)) return *std::move(linking);
  if (auto assembling = of_assembler(lines)) return *std::move(assembling);
  const auto any = std::find_if(lines.begin(), lines.end(),
                                [](const auto& line) { return line.find("error: ") != std::string::npos; });
  const bool of_the_answer =
      compiler_output.find("exercise.cpp") != std::string::npos || renames_its_lines(sources.answer);
  if (any == lines.end() || !of_the_answer) {
    throw sandbox::Failure(fmt::format("the compiler said {}", joined(lines, 0, most_lines)));
  }
  const auto first = static_cast<std::size_t>(any - lines.begin());
  return {.reason = "Your exercise.cpp does not compile; the error shows in a header that it uses:",
          .diagnostics = joined(lines, first, most_lines),
          .help = help_with(*any)};
}

Diagnosis warned(const std::string& compiler_output) {
  // Signed and unsigned numbers are compared in nearly every loop over a size, and hardly ever wrongly.
  static const std::regex warning(R"(^exercise\.cpp:(\d{1,9}):(?:\d{1,9}:)? warning: .* \[-W(?!sign-compare\b).*\])");
  const auto lines = lines_of(compiler_output);
  std::smatch match;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!std::regex_match(lines[i], match, warning)) continue;
    return {.reason = fmt::format("The compiler warns of line {} of your exercise.cpp:", match.str(1)),
            .diagnostics = excerpt(lines, i),
            .help = help_with(joined(lines, i, end_of_excerpt(lines, i) - i))};
  }
  return {};
}

} // namespace course
