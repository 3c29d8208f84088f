#define BOOST_TEST_MODULE claims
#include "support.hpp"

#include "claims/judge.hpp"
#include "claims/print.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <sstream>

/// The judging of the notes' claims on small examples, and the claims themselves.

namespace {

using claims::Exact;
using claims::Verdict;

Verdict verdict(const std::string& printed, const std::string& exact) {
  return claims::judge(printed, Exact(exact)).verdict;
}

claims::Finding judged(const claims::Claim& claim) { return claims::judge("somewhere", claim); }

/// A number of the notes, for which the library agrees with the formula.
claims::Claim about_cos_2(const std::string& printed) {
  return {.says = "cos 2", .values = {{printed, -0.41614683654714241, Exact("-0.41614683654714238700")}}};
}

const std::vector<claims::Note>& notes() {
  static const auto all = claims::notes();
  return all;
}

std::vector<claims::Finding> with(Verdict wanted) {
  std::vector<claims::Finding> found;
  for (const auto& note : notes()) {
    std::copy_if(note.findings.begin(), note.findings.end(), std::back_inserter(found),
                 [&](const auto& finding) { return finding.verdict == wanted; });
  }
  return found;
}

support::Ran verify(const std::string& options) {
  return support::run(fmt::format("'{}/bin/claims' {}", support::build().string(), options));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_number_holds_when_the_exact_one_rounds_to_it) {
  BOOST_TEST((verdict("0.9093", "0.909297426825682") == Verdict::holds));
  BOOST_TEST((verdict("0.9092", "0.909297426825682") == Verdict::wrong));
  BOOST_TEST((verdict("0.9094", "0.909297426825682") == Verdict::wrong));
  BOOST_TEST((verdict("0.0200", "0.0199986666933331") == Verdict::holds));
  BOOST_TEST((verdict("-0.654", "-0.653643620863612") == Verdict::holds));
  BOOST_TEST((verdict("0.654", "-0.653643620863612") == Verdict::wrong));
  BOOST_TEST((verdict("+0.960", "0.960170286650366") == Verdict::holds));
  BOOST_TEST((verdict("3", "3") == Verdict::holds));
  BOOST_TEST((verdict("9646", "9646.616") == Verdict::wrong));
  BOOST_TEST((verdict("9647", "9646.616") == Verdict::holds));
}

BOOST_AUTO_TEST_CASE(zero_has_no_sign) {
  BOOST_TEST((verdict("-0.0000", "0.00001") == Verdict::holds));
  BOOST_TEST((verdict("0.0000", "-0.00001") == Verdict::holds));
  BOOST_TEST((verdict("-0.0000", "-0.0001") == Verdict::wrong));
  BOOST_TEST(claims::rounded(Exact("-0.00001"), 4) == "0.0000");
  BOOST_TEST(claims::rounded(Exact("-0.2"), 0) == "0");
}

BOOST_AUTO_TEST_CASE(a_number_near_a_tie_is_right_by_luck) {
  BOOST_TEST((verdict("0.9996", "0.999550033748988") == Verdict::lucky));
  BOOST_TEST((verdict("-0.4161", "-0.416146836547142") == Verdict::lucky));
  BOOST_TEST((verdict("1.0000", "0.999950000416665") == Verdict::lucky));
  BOOST_TEST((verdict("0.9999", "0.999950000416665") == Verdict::wrong));
  BOOST_TEST((verdict("0.1234", "0.123439") == Verdict::holds), "1.1e-5 from a tie");
  BOOST_TEST((verdict("0.1234", "0.123441") == Verdict::lucky), "9e-6 from a tie");
  BOOST_TEST((verdict("0.1234", "0.123359") == Verdict::lucky), "9e-6 from the tie below");
}

BOOST_AUTO_TEST_CASE(on_a_tie_either_neighbour_is_right_by_luck) {
  for (const auto* neighbour : {"0.1234", "0.1235"}) BOOST_TEST((verdict(neighbour, "0.12345") == Verdict::lucky));
  for (const auto* neighbour : {"2", "3"}) BOOST_TEST((verdict(neighbour, "2.5") == Verdict::lucky));
  BOOST_TEST(claims::distance_to_tie(Exact("-0.12345"), 4) == 0);
  BOOST_TEST(claims::rounded(Exact("-2.5"), 0) == "-3");
}

BOOST_AUTO_TEST_CASE(five_decimals_are_held_to_a_tenth_of_the_fifth) {
  BOOST_TEST((verdict("0.99955", "0.999550033748988") == Verdict::holds));
  BOOST_TEST((verdict("-0.00319", "-0.00318530179313824") == Verdict::lucky), "3e-7 from a tie");
  BOOST_TEST((verdict("0.12345", "0.1234539") == Verdict::holds), "1.1e-6 from a tie");
}

BOOST_AUTO_TEST_CASE(about_leaves_the_zeros_at_the_end_of_a_whole_number_open) {
  BOOST_TEST((verdict("~84", "84.1485009487931") == Verdict::holds));
  BOOST_TEST((verdict("~84", "84.6") == Verdict::wrong));
  BOOST_TEST((verdict("~628", "628.318530717959") == Verdict::holds));
  BOOST_TEST((verdict("~15.9", "15.9154943091895") == Verdict::holds));
  BOOST_TEST((verdict("~15.9", "15.96") == Verdict::wrong));
  BOOST_TEST((verdict("~25330", "25334.9") == Verdict::holds));
  BOOST_TEST((verdict("25330", "25334.9") == Verdict::wrong));
  BOOST_TEST((verdict("~1000", "999.994") == Verdict::holds));
  BOOST_TEST((verdict("~9646", "9646.616") == Verdict::wrong));
  BOOST_TEST((verdict("~60620", "60611.477") == Verdict::wrong));
  BOOST_TEST((verdict("~0", "-0.003") == Verdict::holds));
  BOOST_TEST((verdict("~-0.0032", "-0.00318530179313824") == Verdict::holds));
}

BOOST_AUTO_TEST_CASE(a_wrong_number_is_told_the_right_one) {
  BOOST_TEST(claims::judge("~9646", Exact("9646.616")).remark == "9646 should be 9647");
  BOOST_TEST(claims::judge("628.318", Exact("628.318530717959")).remark == "628.318 should be 628.319");
  BOOST_TEST(claims::judge("-0.4161", Exact("-0.416146836547142")).remark ==
             "-0.4161 is only 3.2e-06 from the tie -0.41615");
}

BOOST_AUTO_TEST_CASE(what_is_no_number_is_refused) {
  for (const auto* text : {"", "~", "-", "1e5", "about 84", "1.2.3", "0.9x", "1-2", "nan"}) {
    BOOST_CHECK_THROW(claims::judge(text, Exact(1)), std::invalid_argument);
  }
}

BOOST_AUTO_TEST_CASE(a_changed_number_changes_the_verdict) {
  BOOST_TEST((judged(about_cos_2("-0.41615")).verdict == Verdict::holds));
  BOOST_TEST((judged(about_cos_2("-0.4161")).verdict == Verdict::lucky));
  BOOST_TEST((judged(about_cos_2("-0.4162")).verdict == Verdict::wrong));
  BOOST_TEST(judged(about_cos_2("-0.41615")).as_recorded);
  BOOST_TEST(!judged(about_cos_2("-0.4162")).as_recorded);
}

BOOST_AUTO_TEST_CASE(the_worst_of_several_numbers_counts) {
  auto claim = about_cos_2("-0.41615");
  claim.values.push_back({"1", 1, 1});
  BOOST_TEST((judged(claim).verdict == Verdict::holds));
  claim.values.push_back({"~60620", 60611, 60611, "a wavelength"});
  const auto finding = judged(claim);
  BOOST_TEST((finding.verdict == Verdict::wrong));
  BOOST_TEST(finding.printed == "-0.41615, 1, about 60620");
  BOOST_TEST(finding.exact == "-0.416146836547142, 1; a wavelength: 60611");
  BOOST_TEST(finding.remark == "60620 should be 60611");
}

BOOST_AUTO_TEST_CASE(a_library_that_computes_something_else_is_in_dispute) {
  for (const double computed : {-0.4161468, 0.41614683654714241, std::numeric_limits<double>::quiet_NaN()}) {
    auto claim = about_cos_2("");
    claim.values[0].library = computed;
    BOOST_TEST((judged(claim).verdict == Verdict::disputed));
  }
}

BOOST_AUTO_TEST_CASE(a_statement_is_as_true_as_its_predicate) {
  BOOST_TEST((judged({.says = "so", .stands = true}).verdict == Verdict::holds));
  BOOST_TEST((judged({.says = "so", .stands = false}).verdict == Verdict::wrong));
}

BOOST_AUTO_TEST_CASE(a_caveat_is_shown_only_where_it_is_true) {
  const claims::Claim true_one{.says = "so", .remark = {true, "but"}, .recorded = Verdict::holds_but};
  BOOST_TEST((judged(true_one).verdict == Verdict::holds_but));
  BOOST_TEST(judged(true_one).remark == "but");
  BOOST_TEST(judged(true_one).as_recorded);
  const claims::Claim false_one{.says = "so", .remark = {false, "but"}, .recorded = Verdict::holds_but};
  BOOST_TEST((judged(false_one).verdict == Verdict::holds));
  BOOST_TEST(judged(false_one).remark.empty());
  BOOST_TEST(!judged(false_one).as_recorded);
  const claims::Claim still_wrong{.says = "so", .stands = false, .remark = {false, "but"}, .recorded = Verdict::wrong};
  BOOST_TEST(!judged(still_wrong).as_recorded, "the verdict is as recorded, but not its reason");
}

BOOST_AUTO_TEST_CASE(every_claim_is_judged_as_it_is_recorded) {
  BOOST_TEST(claims::changed(notes()).empty());
  BOOST_TEST(with(Verdict::disputed).size() == 0U);
  int number = 0;
  for (const auto& note : notes()) {
    for (const auto& finding : note.findings) BOOST_TEST(finding.number == ++number);
  }
}

BOOST_AUTO_TEST_CASE(a_claim_that_changed_is_named) {
  auto changed = notes();
  changed.at(0).findings.at(1).as_recorded = false;
  BOOST_TEST(claims::changed(changed).starts_with("These claims are no longer judged as they are recorded: 2 (parity"));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_exactly_this) {
  const auto wrong = with(Verdict::wrong);
  std::string remarks;
  for (const auto& finding : wrong) remarks += finding.remark + "\n";
  BOOST_TEST(wrong.size() == 5U);
  for (const auto* right : {"9646 should be 9647", "60620 should be 60611", "628.318 should be 628.319",
                            "cos 2.00001 = -0.4162", "self-attention is equivariant"}) {
    BOOST_TEST(support::says(remarks, right), right);
  }
}

BOOST_AUTO_TEST_CASE(what_is_right_by_luck_is_exactly_this) {
  for (const auto& finding : with(Verdict::lucky)) {
    const auto& printed = finding.printed;
    const bool known = printed.find("-0.4161") != std::string::npos || printed.find("-0.3161") != std::string::npos ||
                       printed.find("0.9996") != std::string::npos || printed == "about -0.00319";
    BOOST_TEST(known, printed);
  }
  BOOST_TEST(with(Verdict::lucky).size() == 7U);
}

BOOST_AUTO_TEST_CASE(the_terminal_shows_every_claim_in_lines_of_100_columns) {
  const auto ran = verify("");
  BOOST_TEST(ran.code == 0);
  BOOST_TEST(ran.errors.empty());
  BOOST_TEST(ran.output == claims::terminal(notes()));
  BOOST_TEST(support::says(ran.output, "wrong: 9646 should be 9647"));
  BOOST_TEST(support::says(ran.output, "wrong: 60620 should be 60611"));
  std::istringstream lines(ran.output);
  for (std::string line; std::getline(lines, line);) {
    const auto columns = std::count_if(line.begin(), line.end(),
                                       [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
    BOOST_TEST(columns <= 100, line);
  }
}

BOOST_AUTO_TEST_CASE(the_errata_are_three_lines) {
  const auto text = claims::terminal(notes());
  const auto errata = text.substr(text.find("Errata"));
  BOOST_TEST(std::count(errata.begin(), errata.end(), '\n') == 4, errata);
}

BOOST_AUTO_TEST_CASE(the_page_in_the_repository_is_what_the_program_writes) {
  const auto ran = verify("--markdown");
  BOOST_TEST(ran.code == 0);
  BOOST_TEST((ran.output == support::read(support::source() / "exercises" / "CLAIMS.md")),
             "refresh it with ./lab verify --markdown > exercises/CLAIMS.md");
}

BOOST_AUTO_TEST_CASE(what_verify_does_not_know_is_refused) {
  const auto ran = verify("--sideways");
  BOOST_TEST(ran.code == 2);
  BOOST_TEST(!ran.errors.empty());
}
