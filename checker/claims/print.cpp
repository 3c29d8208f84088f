#include "claims/print.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

namespace claims {
namespace {

std::vector<Finding> all_of(const std::vector<Note>& notes) {
  std::vector<Finding> all;
  for (const auto& note : notes) all.insert(all.end(), note.findings.begin(), note.findings.end());
  return all;
}

std::vector<std::string> all_left_out(const std::vector<Note>& notes) {
  std::vector<std::string> all;
  for (const auto& note : notes) all.insert(all.end(), note.left_out.begin(), note.left_out.end());
  return all;
}

std::string mark(Verdict verdict) {
  switch (verdict) {
  case Verdict::holds:
    return "✓";
  case Verdict::holds_but:
    return "+";
  case Verdict::lucky:
    return "~";
  case Verdict::wrong:
    return "✗";
  default:
    return "?";
  }
}

std::string verdict(const Finding& finding) {
  switch (finding.verdict) {
  case Verdict::holds:
    return "holds";
  case Verdict::holds_but:
    return "holds, but " + finding.remark;
  case Verdict::lucky:
    return "right by luck: " + finding.remark;
  case Verdict::wrong:
    return "wrong: " + finding.remark;
  default:
    return "in dispute: " + finding.remark;
  }
}

std::string claimed(const Finding& finding) {
  return finding.printed.empty() ? finding.says : finding.says + ": " + finding.printed;
}

/// Letters as people count them: the bytes that do not continue one.
std::size_t width(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// The words after a first column, in lines of at most 100 columns, all set in by the width of that column.
std::string wrapped(const std::string& first_column, const std::string& words) {
  constexpr std::size_t widest = 100;
  const std::string indent(width(first_column), ' ');
  std::string text;
  std::string line = first_column;
  std::istringstream stream(words);
  for (std::string word; stream >> word;) {
    const bool starts = line == first_column || line == indent;
    if (!starts && width(line) + 1 + width(word) > widest) {
      text += line + "\n";
      line = indent + word;
    } else {
      line += (starts ? "" : " ") + word;
    }
  }
  return text + line + "\n";
}

std::string lines_of(const Finding& finding) {
  const auto exactly = finding.exact.empty() ? "" : " · exact " + finding.exact;
  const auto text = wrapped(fmt::format("{:>4} {} ", finding.number, mark(finding.verdict)),
                            fmt::format("{} · {}{}", finding.where, claimed(finding), exactly));
  return finding.verdict == Verdict::holds ? text : text + wrapped("       ", verdict(finding));
}

std::string count(const std::vector<Note>& notes) {
  const auto all = all_of(notes);
  const auto with = [&](Verdict wanted) {
    return std::count_if(all.begin(), all.end(), [&](const auto& one) { return one.verdict == wanted; });
  };
  return fmt::format(
      "Of the {} claims of the notes, {} can be computed: {} hold, {} hold with a caveat, {} are right by "
      "luck, and {} are wrong.",
      all.size() + all_left_out(notes).size(), all.size(), with(Verdict::holds), with(Verdict::holds_but),
      with(Verdict::lucky), with(Verdict::wrong));
}

std::string left_out(const std::vector<Note>& notes) {
  const auto all = all_left_out(notes);
  return fmt::format("The other {} no computation decides: {}.", all.size(), fmt::join(all, "; "));
}

/// One line for the wrong numbers, and one for each wrong statement.
std::vector<std::string> errata(const std::vector<Note>& notes) {
  std::vector<std::string> numbers;
  std::vector<std::string> lines;
  for (const auto& finding : all_of(notes)) {
    for (const auto& correction : finding.corrections) {
      numbers.push_back(fmt::format("{} ({})", correction, finding.number));
    }
    if (finding.verdict == Verdict::wrong && finding.corrections.empty()) {
      lines.push_back(fmt::format("{} ({})", finding.remark, finding.number));
    }
  }
  if (!numbers.empty()) lines.insert(lines.begin(), fmt::format("{}", fmt::join(numbers, "; ")));
  return lines;
}

/// What a table of Markdown would take for its own.
std::string cell(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '|' || letter == '*' || letter == '_') safe += '\\';
    safe += letter;
  }
  return safe;
}

std::string row(const Finding& finding) {
  return fmt::format("| {} | {} | {} | {} | {} |\n", finding.number, cell(finding.where), cell(claimed(finding)),
                     cell(finding.exact), cell(verdict(finding)));
}

} // namespace

std::string terminal(const std::vector<Note>& notes) {
  std::string text;
  for (const auto& note : notes) {
    text += note.title + "\n\n";
    for (const auto& finding : note.findings) text += lines_of(finding);
    text += "\n";
  }
  text += wrapped("", count(notes)) + wrapped("", left_out(notes)) + "\nErrata, with the number of the claim:\n";
  for (const auto& line : errata(notes)) text += wrapped("  ", line);
  return text;
}

std::string markdown(const std::vector<Note>& notes) {
  std::string text = R"(# What the notes claim, and whether it holds

Every number of the two notes, and every statement that a computation can decide, as `./lab verify` judges them. Each is
computed twice, by the functions of the exercises and by the formula in 50 digits, and `./lab verify --markdown` wrote
this page. A number is right by luck when an angle that is off by 1e-5, as the notes allow, could round it otherwise.
)";
  for (const auto& note : notes) {
    text += fmt::format("\n## {}\n\n| # | where | printed | exact | verdict |\n| --- | --- | --- | --- | --- |\n",
                        note.title);
    for (const auto& finding : note.findings) text += row(finding);
  }
  text += "\n## Count and errata\n\n" + wrapped("", cell(count(notes))) + wrapped("", cell(left_out(notes))) + "\n";
  for (const auto& line : errata(notes)) text += wrapped("* ", cell(line));
  return text;
}

std::string changed(const std::vector<Note>& notes) {
  std::vector<std::string> names;
  for (const auto& finding : all_of(notes)) {
    if (!finding.as_recorded) names.push_back(fmt::format("{} ({}: {})", finding.number, finding.where, finding.says));
  }
  if (names.empty()) return "";
  return fmt::format("These claims are no longer judged as they are recorded: {}.\n", fmt::join(names, ", "));
}

} // namespace claims
