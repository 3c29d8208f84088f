#include "claims/judge.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace claims {
namespace {

/// What an angle of 50000, the notes' largest, costs in double; relative for numbers above 1.
constexpr double agreement = 50000 * std::numeric_limits<double>::epsilon();

Exact unit_of(int decimals) { return Exact(fmt::format("1e{}", -decimals)); }

/// A number of the notes, taken apart.
struct Printed {
  std::string text; ///< without the ~
  Exact value{};
  int decimals = 0;
  Exact unit{}; ///< of the last digit that counts
};

Printed parsed(const std::string& text) {
  const bool about = text.starts_with('~');
  const bool has_sign = text.find_first_of("+-") == (about ? 1 : 0);
  const auto digits = text.substr((about ? 1 : 0) + (has_sign ? 1 : 0));
  const auto point = digits.find('.');
  if (digits.empty() || digits.find_first_not_of("0123456789.") != std::string::npos || point != digits.rfind('.')) {
    throw std::invalid_argument("a printed number is digits with perhaps a ~, a sign and a point, not '" + text + "'");
  }
  Printed number{.text = text.substr(about ? 1 : 0)};
  if (point != std::string::npos) number.decimals = static_cast<int>(digits.size() - point - 1);
  number.value = Exact(digits) * (text.find('-') == std::string::npos ? 1 : -1);
  number.unit = unit_of(number.decimals);
  const auto last = digits.find_last_not_of('0');
  if (about && point == std::string::npos && last != std::string::npos) {
    number.unit = unit_of(static_cast<int>(last) - static_cast<int>(digits.size()) + 1);
  }
  return number;
}

/// 15 digits, and 0 for what is 0 but for the last of 50.
std::string fifteen_digits(const Exact& exact) { return abs(exact) < Exact("1e-40") ? "0" : exact.str(15); }

bool agrees(const Value& value) {
  const Exact size = abs(value.exact) > 1 ? Exact(abs(value.exact)) : Exact(1);
  return abs(Exact(value.library) - value.exact) <= agreement * size;
}

Rounding judge_value(const Value& value) {
  if (!agrees(value)) {
    return {Verdict::disputed,
            fmt::format("the library computes {}, the formula {}", value.library, fifteen_digits(value.exact))};
  }
  return value.printed.empty() ? Rounding{Verdict::holds, ""} : judge(value.printed, value.exact);
}

/// A number as the note's reader sees it.
std::string shown(const std::string& printed) {
  return printed.starts_with('~') ? "about " + printed.substr(1) : printed;
}

std::string named(const Value& value) {
  return (value.name.empty() ? "" : value.name + ": ") + fifteen_digits(value.exact);
}

/// Continues a list; nothing adds nothing.
void add(std::string& list, const std::string& next, const std::string& separator) {
  if (!list.empty() && !next.empty()) list += separator;
  list += next;
}

} // namespace

std::string rounded(const Exact& exact, int decimals) {
  const Exact scaled = round(exact / unit_of(decimals));
  const Exact number = scaled == 0 ? Exact(0) : scaled * unit_of(decimals);
  // To the library no decimals means all of them.
  return decimals == 0 ? number.str() : number.str(decimals, std::ios::fixed);
}

Exact distance_to_tie(const Exact& exact, int decimals) {
  const Exact scaled = exact / unit_of(decimals);
  return abs(scaled - floor(scaled) - Exact("0.5")) * unit_of(decimals);
}

Rounding judge(const std::string& printed, const Exact& exact) {
  const auto number = parsed(printed);
  const Exact to_tie = number.unit / 2 - abs(exact - number.value);
  if (to_tie < 0) {
    return {Verdict::wrong, fmt::format("{} should be {}", number.text, rounded(exact, number.decimals))};
  }
  const Exact allowed = number.decimals > 4 ? Exact(number.unit / 10) : Exact("1e-5");
  if (to_tie >= allowed) return {Verdict::holds, ""};
  const Exact tie = number.value + (exact < number.value ? -number.unit : number.unit) / 2;
  return {Verdict::lucky, fmt::format("{} is only {:.2g} from the tie {}", number.text, to_tie.convert_to<double>(),
                                      rounded(tie, number.decimals + 1))};
}

Finding judge(const std::string& where, const Claim& claim) {
  Finding finding{.where = where, .says = claim.says, .verdict = Verdict::holds, .recorded = claim.recorded};
  for (const auto& value : claim.values) {
    const auto rounding = judge_value(value);
    finding.verdict = std::max(finding.verdict, rounding.verdict);
    if (rounding.verdict == Verdict::wrong) finding.corrections.push_back(rounding.remark);
    add(finding.remark, rounding.remark, "; ");
    add(finding.printed, shown(value.printed), ", ");
    add(finding.exact, named(value), value.name.empty() ? ", " : "; ");
  }
  if (!claim.stands) finding.verdict = std::max(finding.verdict, Verdict::wrong);
  if (claim.remark.is_true) {
    finding.verdict = std::max(finding.verdict, Verdict::holds_but);
    add(finding.remark, claim.remark.sentence, "; ");
  }
  const bool remark_stays = claim.remark.is_true || claim.remark.sentence.empty();
  finding.as_recorded = finding.verdict == claim.recorded && remark_stays;
  return finding;
}

Note judge(const std::string& title, const std::vector<Section>& sections, const std::vector<std::string>& left_out) {
  Note note{title, {}, left_out};
  for (const auto& section : sections) {
    for (const auto& claim : section.claims) note.findings.push_back(judge(section.where, claim));
  }
  return note;
}

} // namespace claims
