#pragma once

#include "claims/claim.hpp"

#include <boost/multiprecision/cpp_dec_float.hpp>

/// How claims are written down and judged.
namespace claims {

/// 50 digits; without expression templates, which here would only take longer to compile.
using Exact = boost::multiprecision::number<boost::multiprecision::cpp_dec_float<50>, boost::multiprecision::et_off>;

/// A number behind a claim, computed twice.
struct Value {
  std::string printed; ///< as the note prints it, "~" before it for about; empty where it only supports the claim
  double library;      ///< from the functions of the exercises
  Exact exact;         ///< from the formula
  std::string name{};  ///< what it is, where the claim alone does not say so
};

struct Remark {
  bool is_true = false; ///< computed: it is shown only then
  std::string sentence{};
};

struct Claim {
  std::string says;
  std::vector<Value> values{};
  bool stands = true; ///< computed: whether what is said beside the printed numbers is true
  Remark remark{};
  Verdict recorded = Verdict::holds;
};

/// The claims of one part of a note.
struct Section {
  std::string where;
  std::vector<Claim> claims;
};

struct Rounding {
  Verdict verdict;
  std::string remark; ///< empty where the number simply holds
};

/// Whether a printed number is the exact one, rounded to the digits that are printed. "About 25330" shows four digits:
/// the zeros at the end of a whole number do not count. A number is lucky when a change of 1e-5, which the notes allow
/// an angle, could round it otherwise; where a note prints more than four decimals, a change of a tenth of the last.
/// Throws std::invalid_argument when `printed` is no such number.
Rounding judge(const std::string& printed, const Exact& exact);

Finding judge(const std::string& where, const Claim& claim);

Note judge(const std::string& title, const std::vector<Section>& sections, const std::vector<std::string>& left_out);

/// The number with so many decimals; zero has no sign.
std::string rounded(const Exact& exact, int decimals);

/// How far the number is from the nearest one that lies half way between two numbers of so many decimals.
Exact distance_to_tie(const Exact& exact, int decimals);

} // namespace claims
