#define BOOST_TEST_MODULE diagnose
#include "support.hpp"

#include "check/eigen_misuse.hpp"
#include "course/diagnose.hpp"
#include "sandbox/sandbox.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include <algorithm>

/// What a student reads of the compiler's words, and of Eigen's. Whole answers are in tests/answers/; here are stored
/// outputs of g++, in tests/diagnose/, each below a line `LINE: what the diagnosis says`.

namespace {

std::vector<std::string> outputs() {
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::directory_iterator(support::source() / "tests" / "diagnose")) {
    all.push_back(entry.path().filename().string());
  }
  std::sort(all.begin(), all.end());
  return all;
}

const course::Sources sources{.answer = "#include \"exercise.hpp\"\n\nnamespace pe {\n\n"
                                        "Vec frequencies(double base, int d_model) {\n\treturn Vec(3);\n}\n}\n",
                              .contract = "namespace pe {\n/// frequencies\n"
                                          "Vec frequencies(int d_model, double base);\nint other();\n}\n"};

std::string all_of(const course::Diagnosis& diagnosis) {
  return fmt::format("{}\n{}\n{}", diagnosis.reason, diagnosis.diagnostics, diagnosis.help);
}

struct Message {
  std::string error;
  std::string help;
};

const std::vector<Message> messages{
    {"expected ‘)’ before ‘;’ token", "count the parentheses"},
    {"missing terminating \" character", "second quotation mark"},
    {"‘Vec’ does not name a type", "is this line inside namespace pe { … }"},
    {"‘powe’ is not a member of ‘std’; did you mean ‘pow’?", "nothing called std::powe"},
    {"‘accumulate’ was not declared in this scope", "it is called std::accumulate"},
    {"‘seq’ was not declared in this scope", "write Eigen:: before it"},
    {"‘pi’ was not declared in this scope", "std::numbers::pi"},
    {"‘frequencies’ was not declared in this scope", "each exercise.cpp stands by itself"},
    {"‘exponent’ was not declared in this scope", "Nothing of this name is known here"},
    {"cmaths: No such file or directory", "There is no header of this name"},
    {"declaration of ‘int d_model’ shadows a parameter", "This name is taken already"},
    {"assignment of read-only variable ‘n’", "What you change here is const"},
    {"static assertion failed: YOU_MIXED_DIFFERENT_NUMERIC_TYPES__YOU_NEED_TO_USE_THE_CAST_METHOD", ".cast<double>()"},
    {"invalid operands of types ‘double’ and ‘double’ to binary ‘operator^’", "std::pow(base, exponent)"},
    {"invalid operands of types ‘double’ and ‘int’ to binary ‘operator%’", "std::fmod"},
    {"no match for ‘operator=’ (operand types are ‘pe::Vec’ {aka ‘Eigen::Matrix<double, -1, 1>’} and ‘int’)",
     ".setConstant()"},
    {"no match for ‘operator>’ (operand types are ‘pe::Vec’ and ‘double’)", ".count() of that counts"},
    {"no match for ‘operator/’ (operand types are ‘double’ and ‘pe::Vec’)", "use .array() on it"},
    {"cannot convert ‘pe::Vec’ {aka ‘Eigen::Matrix<double, -1, 1>’} to ‘double’ in return",
     "One number is wanted here"},
    {"could not convert ‘3’ from ‘int’ to ‘pe::Vec’", "A vector or matrix is wanted here"},
    {"could not convert ‘omega’ from ‘std::vector<double>’ to ‘pe::Vec’", "A std::vector is not one of Eigen's"},
    {"‘using Vec = Eigen::VectorXd’ has no member named ‘push_back’", "does not grow"},
    {"‘class std::vector<double>’ has no member named ‘append’", "push_back"},
    {"‘using Vec = Eigen::VectorXd’ {aka ‘class Eigen::Matrix<double, -1, 1>’} has no member named ‘sine’",
     "have no member sine"},
    {"request for member ‘sqrt’ in ‘base’, which is of non-class type ‘double’", "std::sqrt(x)"},
    {"lvalue required as left operand of assignment", "Two, ==, compare"},
    {"no matching function for call to ‘max(int, long long int)’", "std::max wants all its arguments of one type"},
    {"invalid types ‘Eigen::DenseCoeffsBase<A, 0>::Scalar[int]’ for array subscript", "m(row, column)"},
    {"switch quantity not an integer", "take if and else"},
    {"too few arguments to function ‘void pe::require(bool, const std::string&)’", "compare with its declaration"}};

} // namespace

BOOST_DATA_TEST_CASE(stored_outputs, boost::unit_test::data::make(outputs()), file) {
  const auto text = support::read(support::source() / "tests" / "diagnose" / file);
  const auto expected = text.substr(0, text.find('\n'));
  const auto diagnosis = course::diagnose(text.substr(expected.size() + 1), {});
  const auto colon = expected.find(": ");
  BOOST_TEST(diagnosis.reason.starts_with(fmt::format("Line {} of your", expected.substr(0, colon))), diagnosis.reason);
  BOOST_TEST(support::says(all_of(diagnosis), expected.substr(colon + 2)), all_of(diagnosis));
  BOOST_TEST(!support::says(all_of(diagnosis), "/usr/include"));
  BOOST_TEST(!support::says(all_of(diagnosis), "{aka"));
}

BOOST_AUTO_TEST_CASE(usual_messages_have_a_sentence_that_helps) {
  for (const auto& [error, help] : messages) {
    const auto diagnosis = course::diagnose(fmt::format("exercise.cpp:6:2: error: {}\n", error), sources);
    BOOST_TEST(support::says(diagnosis.help, help), error << " has the help: " << diagnosis.help);
  }
  BOOST_TEST(course::help_with("internal compiler error") == "");
}

BOOST_AUTO_TEST_CASE(a_warning_may_tell_why_values_are_wrong) {
  for (const auto& [warning, help] : std::vector<Message>{
           {"suggest parentheses around assignment used as truth value [-Wparentheses]", "Two, ==, compare"},
           {"statement has no effect [-Wunused-value]", "assign it"},
           {"for increment expression has no effect [-Wunused-value]", "assign it"},
           {"comparison of unsigned expression in ‘>= 0’ is always true [-Wtype-limits]", "never below 0"},
           {"suggest braces around empty body in an ‘if’ statement [-Wempty-body]",
            "The semicolon straight after the parentheses"},
           {"this ‘for’ clause does not guard... [-Wmisleading-indentation]", "braces"},
           {"‘sum’ is used uninitialized [-Wuninitialized]", "no value yet"},
           {"infinite recursion detected [-Winfinite-recursion]", "never comes back"},
           {"unused variable ‘angle’ [-Wunused-variable]", "never used"},
           {"something else [-Wother]", ""}}) {
    const auto diagnosis = course::warned(
        fmt::format("exercise.cpp: In function ‘f’:\n"
                    "exercise.cpp:4:2: warning: comparison of integer expressions of different signedness: ‘int’ and "
                    "‘std::size_t’ [-Wsign-compare]\n"
                    "exercise.hpp:9:2: warning: ours [-Wother]\n"
                    "exercise.cpp:6:2: warning: {}\n    6 | the line\n      | ^\nexercise.cpp:7:2: warning: more "
                    "[-Wother]\n",
                    warning));
    BOOST_TEST(diagnosis.reason == "The compiler warns of line 6 of your exercise.cpp:");
    BOOST_TEST(diagnosis.diagnostics ==
               fmt::format("exercise.cpp:6:2: warning: {}\n    6 | the line\n      | ^", warning));
    BOOST_TEST(support::says(diagnosis.help, help), warning << " has the help: " << diagnosis.help);
    BOOST_TEST(diagnosis.help.empty() == help.empty());
  }
  BOOST_TEST(course::warned("").reason == "");
  BOOST_TEST(course::warned("exercise.cpp:4:2: warning: signs [-Wsign-compare]\n").reason == "");
}

BOOST_AUTO_TEST_CASE(an_error_within_eigen_is_shown_at_the_students_line) {
  const auto diagnosis =
      course::diagnose("/usr/Eigen/Matrix.h: In instantiation of ‘x’:\n"
                       "exercise.cpp:6:9:   required from here\n"
                       "/usr/Eigen/Matrix.h:4:7: error: static assertion failed: INVALID_MATRIX_PRODUCT\n",
                       sources);
  BOOST_TEST(diagnosis.diagnostics == "exercise.cpp:6:9: error: a rule of Eigen's: INVALID_MATRIX_PRODUCT\n"
                                      "    6 |         return Vec(3);\n      |         ^");
}

BOOST_AUTO_TEST_CASE(types_of_eigens_are_called_by_their_short_names) {
  const auto diagnosis =
      course::diagnose("exercise.cpp:6:9: error: no ‘Eigen::Matrix<double, -1, -1>’, ‘Eigen::Matrix<int, 1, 3, 1, 1, "
                       "3>’, ‘Eigen::Product<Eigen::Matrix<double, 2, 2>, A<B> >::Scalar’, ‘std::vector<int>’\n",
                       sources);
  BOOST_TEST(diagnosis.diagnostics == "exercise.cpp:6:9: error: no ‘pe::Mat’, ‘Eigen::RowVector3i’, "
                                      "‘Eigen::Product<…>::Scalar’, ‘std::vector<int>’");
}

BOOST_AUTO_TEST_CASE(what_is_not_defined_is_shown_beside_its_declaration) {
  for (const auto* linker : {"mold: error: undefined symbol: pe::frequencies(int, double)\n",
                             "/usr/bin/ld: x.o: undefined reference to `pe::frequencies(int, double)'\n"}) {
    const auto wrong = course::diagnose(linker, sources);
    BOOST_TEST(support::says(wrong.reason, "does not define pe::frequencies(int, double) as exercise.hpp declares it"));
    BOOST_TEST(support::says(wrong.diagnostics, "exercise.hpp:3: Vec frequencies(int d_model, double base); "
                                                "exercise.cpp:5: Vec frequencies(double base, int d_model) {"));
  }
  const auto absent = course::diagnose("mold: error: undefined symbol: pe::other()\n", sources);
  BOOST_TEST(support::says(absent.help, "No function of your file is called other"));
  const auto own = course::diagnose("mold: error: undefined symbol: helper(int)\n", sources);
  BOOST_TEST(support::says(own.reason, "uses helper(int), which nothing defines"));
  BOOST_CHECK_THROW(course::diagnose("mold: fatal: no space left on device\n", sources), sandbox::Failure);
}

BOOST_AUTO_TEST_CASE(a_very_long_line_is_no_trouble) {
  const auto diagnosis = course::diagnose("exercise.cpp:1:2: error: #error " + std::string(1U << 20U, 'a'), sources);
  BOOST_TEST(diagnosis.diagnostics.size() < 3000);
}

BOOST_AUTO_TEST_CASE(broken_rules_of_eigens_are_put_into_words) {
  for (const auto& [rule, words] : std::vector<Message>{
           {"index >= 0 && index < size()", "An index is out of range"},
           {"aLhs.rows() == aRhs.rows() && aLhs.cols() == aRhs.cols()", "not the same"},
           {"other.rows() == 1 || other.cols() == 1", "A whole matrix is assigned to a vector"},
           {"m_xpr.rows() > 0 && \"Cannot comma-initialize a 0x0 matrix (operator<<)\"", "never given a size"},
           {"rows() == cols()", "square matrices only"},
           {"a rule that nobody knows", "It is: a rule that nobody knows"}}) {
    const auto sentence = check::sentence_of_misuse(rule + "\n12ab\n9");
    BOOST_TEST(support::says(sentence, words), sentence);
    BOOST_TEST(!support::says(sentence, "12ab"));
  }
}

BOOST_AUTO_TEST_CASE(only_hexadecimal_numbers_reach_another_program) {
  const support::Folder folder;
  for (const auto* said : {"rule", "rule\n--help", "rule\n;touch x", "rule\nffffffffffffffffffff", "rule\n-1\n 2\n"}) {
    BOOST_TEST(check::line_of_misuse(said, "/bin/true", false) == 0, said);
  }
  BOOST_TEST(check::line_of_misuse("rule\n1\nffffffffffffffff", "/bin/true", false) == 0);
  support::write(folder.path / "answer", "no program");
  BOOST_TEST(check::line_of_misuse("rule\n1", folder.path / "answer", true) == 0);
}
