#include "mutations/plant.hpp"

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <utility>

namespace mutations {
namespace {

/// A part of the text, and what stands there in a mutant.
struct Edit {
  std::string kind;
  std::size_t at;
  std::size_t length;
  std::string text;
};

/// A pattern over the code, and what stands in its place. Our layout has a blank on either side of an operator between
/// two things, and none after one that belongs to a single thing.
struct Rule {
  const char* kind;
  const char* pattern;
  const char* replacement;
};

const std::vector<Rule> rules{
    {"another operator", R"( \+ )", " - "},
    {"another operator", " - ", " + "},
    {"another operator", R"(([^\d]) \* )", "$1 / "},
    {"another operator", " / ", " * "},
    {"another operator", R"( \+= )", " -= "},
    {"no minus", R"(([ ({])-(?=[\w(]))", "$1"},
    {"another comparison", " < ", " <= "},
    {"another comparison", " <= ", " < "},
    {"another comparison", " > ", " >= "},
    {"another comparison", " >= ", " > "},
    {"another comparison", " == ", " != "},
    {"the other way round", R"( \? ([^?:;()]+) : ([^?:;()]+))", " ? $2 : $1"},
    {"break for continue", R"(\bcontinue\b)", "break"},
    {"the next index", R"(\[(\w+)\])", "[$1 + 1]"},
    {"no refusal", R"(([;{}]\s+)(require\w*\())", "$1if (false) $2"},
    {"a narrower type", R"(\bdouble (?=\w+ =))", "int "},
    {"a narrower type", R"(\bdouble (?=\w+ =))", "float "},
    {"a narrower type", "static_cast<double>", "static_cast<int>"},
    {"a narrower type", "static_cast<double>", "static_cast<float>"},
    {"a narrower type", "static_cast<std::int64_t>", "static_cast<int>"},
    {"a step less", R"(\bstd::(floor|round|llround)\()", "("},
    {"a step less", R"(\bstd::sqrt\()", "("},
    {"a step less", R"(\.abs\(\))", ""},
    {"a step less", R"(\.transpose\(\))", ""},
};

/// Functions that are taken for one another, in either direction.
const std::vector<std::pair<std::string, std::string>> counterparts{
    {"sin", "cos"},           {"floor", "ceil"},      {"min", "max"},
    {"minCoeff", "maxCoeff"}, {"fmod", "remainder"},  {"all", "any"},
    {"norm", "squaredNorm"},  {"rowwise", "colwise"}, {"topRows", "bottomRows"},
    {"head", "tail"},         {"round", "floor"},     {"llround", "floor"},
};

/// The text with blanks for everything that is not code, and for the sizes in templates; line ends are blanks, too.
std::string code_of(const std::string& source) {
  static const std::regex other(R"(//[^\n]*|#[^\n]*|"(?:[^"\\\n]|\\.)*"|<[\d, ]+>|\n)");
  auto code = source;
  for (std::sregex_iterator match(source.begin(), source.end(), other), end; match != end; ++match) {
    std::fill_n(code.begin() + match->position(), match->length(), ' ');
  }
  return code;
}

void replace_all(const std::string& code, const std::string& kind, const std::string& pattern,
                 const std::string& replacement, std::vector<Edit>& edits) {
  const std::regex regex(pattern);
  for (std::sregex_iterator match(code.begin(), code.end(), regex), end; match != end; ++match) {
    const auto right = match->str();
    const auto wrong = match->format(replacement);
    // What stays is not part of the edit: there may be a line end or a comment in it.
    const auto same = std::mismatch(right.begin(), right.end(), wrong.begin(), wrong.end()).first - right.begin();
    const auto kept = static_cast<std::size_t>(same);
    edits.push_back(
        {kind, static_cast<std::size_t>(match->position()) + kept, right.size() - kept, wrong.substr(kept)});
  }
}

void exchange_functions(const std::string& code, std::vector<Edit>& edits) {
  const auto write = [&](const std::string& wrong, const std::string& right) {
    replace_all(code, "another function", "([:.])" + right + R"((?=[<(]))", "$1" + wrong, edits);
  };
  for (const auto& [one, other] : counterparts) {
    write(one, other);
    write(other, one);
  }
}

/// Every number one larger and one smaller.
void change_numbers(const std::string& code, std::vector<Edit>& edits) {
  static const std::regex number(R"(([^\w.])(\d+)(?=[\w.]*))");
  for (std::sregex_iterator match(code.begin(), code.end(), number), end; match != end; ++match) {
    const int value = std::stoi(match->str(2));
    for (const int wrong : {value + 1, value - 1}) {
      edits.push_back({"another number", static_cast<std::size_t>(match->position(2)),
                       static_cast<std::size_t>(match->length(2)), std::to_string(wrong)});
    }
  }
}

struct Part {
  std::size_t begin;
  std::size_t end;
};

/// What stands side by side between brackets and whatever else ends a list, and is joined by a separator.
class Lists {
public:
  Lists(const std::string& code, const std::string& separator, const std::string& end)
      : separator_form(separator), end_form(end) {
    open(0);
    for (std::size_t at = 0; at < code.size();) at = after(code, at);
  }

  std::vector<std::vector<Part>> all;

private:
  std::size_t after(const std::string& code, std::size_t at) {
    const auto here = code.begin() + static_cast<std::ptrdiff_t>(at);
    const auto is = [&](const std::regex& form) {
      return std::regex_search(here, code.end(), match, form, std::regex_constants::match_continuous);
    };
    const auto matched = [&] { return at + static_cast<std::size_t>(match.length()); };
    if (is(end_form)) {
      close(at);
      open(matched());
      return matched();
    }
    if (is(separator_form)) {
      current.back().back().end = at;
      current.back().push_back({matched(), matched()});
      return matched();
    }
    if (std::string("([{").find(*here) != std::string::npos) open(at + 1);
    if (std::string(")]}").find(*here) != std::string::npos) close(at);
    return at + 1;
  }

  void open(std::size_t at) { current.push_back({{at, at}}); }

  void close(std::size_t at) {
    current.back().back().end = at;
    if (current.back().size() > 1) all.push_back(current.back());
    current.pop_back();
  }

  std::regex separator_form;
  std::regex end_form;
  std::smatch match;
  std::vector<std::vector<Part>> current;
};

/// A list with one of its parts dropped, and the separator before it; the first goes with the one behind it, of which a
/// minus remains.
void drop_parts(const std::string& code, const std::string& kind, const Lists& lists, std::vector<Edit>& edits) {
  for (const auto& parts : lists.all) {
    const auto separator = code.substr(parts[0].end, parts[1].begin - parts[0].end);
    const auto* sign = separator.find('-') == std::string::npos ? "" : "-";
    edits.push_back({kind, parts[0].begin, parts[1].begin - parts[0].begin, sign});
    for (std::size_t i = 1; i < parts.size(); ++i) {
      edits.push_back({kind, parts[i - 1].end, parts[i].end - parts[i - 1].end, ""});
    }
  }
}

/// Each two neighbours of a list of arguments or entries in the other order; parameters and texts stay.
void swap_neighbours(const std::string& source, const std::string& code, std::vector<Edit>& edits) {
  static const std::regex fixed(R"(\s*|(const )?[\w:]+&? \w+)");
  for (const auto& parts : Lists(code, ", +", ";").all) {
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto [left, right] = std::pair{parts[i - 1], parts[i]};
      const auto in = [](const std::string& text, const Part& part) {
        return text.substr(part.begin, part.end - part.begin);
      };
      if (std::regex_match(in(code, left), fixed) || std::regex_match(in(code, right), fixed)) continue;
      const auto between = in(source, {left.end, right.begin});
      edits.push_back({"swapped", left.begin, right.end - left.begin, in(source, right) + between + in(source, left)});
    }
  }
}

std::vector<Edit> edits_of(const std::string& source) {
  const auto code = code_of(source);
  std::vector<Edit> edits;
  for (const auto& rule : rules) replace_all(code, rule.kind, rule.pattern, rule.replacement, edits);
  exchange_functions(code, edits);
  change_numbers(code, edits);
  drop_parts(code, "a term less", Lists(code, " [+-] +", R"([,;] *|return +| ([-+<>!=]?=|<|>|&&|\|\||\?|:) +)"), edits);
  drop_parts(code, "a condition less", Lists(code, R"( (&&|\|\|) +)", R"([,;] *|return +| (=|\?|:) +)"), edits);
  swap_neighbours(source, code, edits);
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& one, const Edit& other) { return one.at < other.at; });
  return edits;
}

std::string line_at(const std::string& text, std::size_t at) {
  const auto before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
  const auto begin = text.find_first_not_of(" \n", before == std::string::npos ? 0 : before);
  return text.substr(begin, text.find('\n', std::max(at, begin)) - begin);
}

std::size_t line_number(const std::string& text, std::size_t at) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

} // namespace

std::vector<Mutant> plant(const std::string& source) {
  std::vector<Mutant> mutants;
  std::set<std::string> seen{source};
  for (const auto& edit : edits_of(source)) {
    auto mutated = source;
    mutated.replace(edit.at, edit.length, edit.text);
    if (!seen.insert(mutated).second) continue;
    mutants.push_back({edit.kind, line_number(source, edit.at), line_at(mutated, edit.at), mutated});
  }
  return mutants;
}

std::vector<Mutant> sample(const std::vector<Mutant>& mutants) {
  std::map<std::size_t, std::vector<Mutant>> of_line;
  for (const auto& mutant : mutants) of_line[mutant.number].push_back(mutant);
  std::vector<Mutant> chosen;
  for (const auto& [number, all] : of_line) {
    const auto first = number % all.size();
    const auto second = (number + all.size() / 2) % all.size();
    chosen.push_back(all[first]);
    if (second != first) chosen.push_back(all[second]);
  }
  return chosen;
}

} // namespace mutations
