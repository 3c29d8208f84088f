#include "course/diagnose.hpp"

#include <regex>
#include <vector>

namespace course {
namespace {

/// `$1` in the sentence is what the pattern's first pair of parentheses caught.
struct Help {
  std::regex pattern;
  std::string sentence;
};

/// The usual mistakes; the first pattern that is found decides.
const std::vector<Help>& table() {
  static const std::vector<Help> all = [] {
    std::vector<Help> entries;
    const auto add = [&](const char* pattern, const char* sentence) {
      entries.push_back({std::regex(pattern), sentence});
    };

    // Punctuation.
    add("expected ‘\\}’ at end of input",
        "The file ends while a brace is still open: some { above lacks its }. Match them in pairs, from the innermost "
        "outwards; the loop or if that was written last is the likeliest.");
    add("expected (?:‘,’ or )?‘;’ (?:before|at)",
        "A semicolon is missing at the end of the statement just before this place; that may be the line above.");
    add("expected ‘\\)’ before", "A ( is not closed here: count the parentheses of this statement.");
    add("missing terminating", "A text starts here and does not end on this line: it needs a second quotation mark.");
    add("invalid initialization of reference of type ‘const std::string&’.*from expression of type ‘int’",
        "A text stands between double quotation marks; single ones hold one character.");
    add("‘else’ without a previous ‘if’",
        "This else belongs to no if: a semicolon straight after the if's parentheses ends it, and two statements in it "
        "need braces.");

    // Names.
    add("‘(Vec|Mat)’ (?:does not name a type|was not declared)",
        "$1 is a name of the namespace pe: is this line inside namespace pe { … }, below #include \"exercise.hpp\"?");
    add("does not name a type|expected declaration before|expected unqualified-id before",
        "This line stands outside of every function. Is there one closing brace too many above it? If it is meant to "
        "start with a type, is the type spelt right?");
    add("is defined in header ‘(<\\w+>)’", "It has a header that is not included yet: write #include $1 at the top.");
    add("‘(\\w+)’ is not a member of ‘std’",
        "The standard library has nothing called std::$1 in the headers that you include. Is it spelt right, and is "
        "its header included?");
    add("‘(accumulate|array|copy|fill|function|hypot|iota|map|max_element|min_element|move|numbers|pair|set|sort|string"
        "|transform|tuple|unordered_map|vector|cout|endl|clamp|swap|inner_product)’ was not declared",
        "$1 belongs to the standard library: it is called std::$1, and its header has to be included.");
    add("‘(?:pi|Pi|PI)’ was not declared", "Pi is called std::numbers::pi, and comes with #include <numbers>.");
    add("‘(seq|seqN|all|last|placeholders|Array\\w*|Matrix\\w*|Vector\\w*)’ was not declared",
        "$1 is one of Eigen's names: write Eigen:: before it, or Vec and Mat for the usual two types.");
    add("was not declared in this scope; did you mean",
        "Nothing of this name is known here, and the compiler suggests one that is. Is it a slip of the pen, or is the "
        "declaration missing above?");
    add("was not declared in this scope",
        "Nothing of this name is known here. Is it spelt as where you declared it, and are the braces round that "
        "declaration still open? What the standard library offers starts with std::, and what you wrote for another "
        "exercise is not known in this one: each exercise.cpp stands by itself.");
    add("No such file or directory", "There is no header of this name: is it spelt right?");
    add("is not captured", "A lambda sees the variables around it only when it captures them: [&] captures all.");
    add("redefinition of|redeclaration of|shadows a parameter|previous declaration",
        "This name is taken already: an argument, a variable or a function above has it.");

    // The contract.
    add("ambiguating new declaration|conflicting declaration|functions that differ only in their return type",
        "A function of the task is declared in exercise.hpp, with another type of result. That declaration is fixed: "
        "write yours as it stands there.");
    add("no return statement|control reaches end of non-void",
        "A function that promises a value has to return one, on every way to its closing brace.");
    add("return-statement with a value, in function returning ‘void’",
        "This function is declared void, so it cannot return a value: declare the type that it returns.");

    // What compiles and is hardly meant; the first of these does not compile, either.
    add("lvalue required as left operand of assignment|assignment used as truth value",
        "One = assigns a value. Two, ==, compare.");
    add("(?:statement|expression) has no effect|value computed is not used",
        "A value is computed here and then dropped: to keep it in a variable, assign it, as in i += 2.");
    add("comparison of unsigned expression in ‘>= 0’ is always true",
        "An unsigned number is never below 0: what comes below 0 is a huge one. Count down in an int.");
    add("suggest braces around empty body",
        "The semicolon straight after the parentheses ends the statement here, and what follows happens in any case.");
    add("‘(\\w+)’ clause does not guard",
        "Only the first statement after this $1 belongs to it: braces hold several together.");
    add("is used uninitialized", "This variable has no value yet where it is first used: give it one where it is "
                                 "declared, as in double sum = 0.");
    add("infinite recursion", "This function calls itself on every way, and so never comes back.");
    add("unused variable|set but not used",
        "This variable is made here and never used: does another one stand where it should?");
    add("division by zero", "Nothing can be divided by 0: is another divisor meant?");

    // What is const.
    add("read-only|discards qualifiers|no match for ‘operator[-+*/]?=’ \\(operand types are ‘const ",
        "What you change here is const: an argument passed as const … & belongs to the caller. Copy it into a variable "
        "of your own, and change that.");

    // Kinds of numbers.
    add("YOU_MIXED_DIFFERENT_NUMERIC_TYPES|ScalarBinaryOpTraits<(int|float|long int|double), "
        "(?!\\1,)|promote_scalar_arg<int, double|no match for ‘operator.*Matrix<int|ArrayWrapper<.*Matrix<int",
        "Eigen does not mix kinds of numbers, such as int and double, by itself: convert the vector or matrix with "
        ".cast<double>() first.");
    add("invalid operands of types .* binary ‘operator\\^’|invalid type argument of unary ‘\\*’",
        "C++ has no operator for powers (^ is another, and ** is none): std::pow(base, exponent) computes them.");
    add("switch quantity not an integer",
        "switch is for whole numbers only: take if and else for doubles, or cut the number off to an int first.");
    add("invalid operands of types .* binary ‘operator%’",
        "% is for whole numbers only: std::fmod is the remainder of doubles.");

    // Sizes and shapes.
    add("YOU_MIXED_MATRICES_OF_DIFFERENT_SIZES",
        "Two sizes that are fixed by their types do not fit: compare rows and columns on both sides of the = or of the "
        "operator.");
    add("INVALID_(?:MATRIX|VECTOR_VECTOR)_PRODUCT",
        "In a matrix product the left factor needs as many columns as the right one has rows. Of two vectors, .dot() "
        "is "
        "the scalar product and .cwiseProduct() multiplies entry by entry.");
    add("YOU_TRIED_CALLING_A_VECTOR_METHOD_ON_A_MATRIX|YOU_TRIED_TO_ASSIGN_A_MATRIX_TO_A_VECTOR",
        "A vector is wanted here and a matrix is given: take .row(i) or .col(i) of it, or use Mat for the other.");
    add("THIS_METHOD_IS_ONLY_FOR_VECTORS_OF_A_SPECIFIC_SIZE",
        "A list of entries makes a vector of just that fixed size. To fill another, give its size first, as in "
        "Vec x(3), and then x << 1, 2, 3.");
    add("THE_BRACKET_OPERATOR_IS_ONLY_FOR_VECTORS|invalid types .* for array subscript",
        "[ ] takes one index and is for vectors; an entry of a matrix is m(row, column).");
    add("YOU_CANNOT_MIX_ARRAYS_AND_MATRICES",
        ".array() computes entry by entry and .matrix() goes back: bring both sides to the same.");
    add("YOU_MAY_ONLY|YOU_CAN_ONLY|THIS_METHOD_IS_ONLY|THIS_TYPE_IS_NOT_SUPPORTED|THIS_EXPRESSION_IS_NOT_A_LVALUE",
        "This operation of Eigen's is not for this type: its name in capital letters says what it wants.");

    // A number where a vector is wanted, and the reverse.
    add("conver(?:t|sion) .*(?:pe::Vec|pe::Mat|Eigen::).* to ‘(?:const )?(?:double|float|int|long "
        "int|bool|std::int64_t|"
        "long)’",
        "One number is wanted here and a whole vector or matrix is given: take an entry, as in x[i] or m(row, column), "
        "or what .sum() or .dot() make of all.");
    add("conver(?:t|sion) .*‘std::vector<.*to (?:non-scalar type )?‘(?:const )?(?:pe::Vec|pe::Mat|Eigen::)",
        "A std::vector is not one of Eigen's, which is wanted here: make a Vec x(size) from the start, and fill its "
        "entries.");
    add("conver(?:t|sion) .*to (?:non-scalar type )?‘(?:const )?(?:pe::Vec|pe::Mat|Eigen::)",
        "A vector or matrix is wanted here and something else is given. To make one, give its size first, as in Vec "
        "x(size), and then fill its entries.");
    add("no match for ‘operator=’ .*(?:Vec|Mat|Eigen::).* and ‘(?:const )?(?:double|float|int|long int)’",
        "A single number cannot be assigned to a whole vector or matrix: name the entry, as in x[i], or fill all of "
        "them with .setConstant(). Vec x[n] makes n vectors; Vec x(n) makes one, of n entries.");
    add("no match for ‘operator[-+]’ .*(?:Vec|Mat|Eigen::).*‘(?:const )?(?:double|float|int|long int)’|no match for "
        "‘operator[-+]’ .*‘(?:const )?(?:double|float|int|long int)’.*(?:Vec|Mat|Eigen::)",
        "A number is added to every entry only where you say so: x.array() + 1.0.");
    add("no match for ‘operator[<>]=?’ .*(?:Vec|Mat|Eigen::)",
        "A whole vector or matrix is compared here: .array() on it compares entry by entry, and .count() of that "
        "counts "
        "the entries for which it is true.");
    add("no match for ‘operator/’ .*(?:Vec|Mat|Eigen::)",
        "Nothing can be divided by a whole vector or matrix; entry by entry it can: use .array() on it.");
    add("no matching function for call to "
        "‘(abs|atan2|ceil|cos|exp|floor|fmod|log|pow|round|sin|sqrt|tan)\\(.*(?:Vec|Mat|"
        "Eigen::)",
        "std::$1 takes plain numbers: call it entry by entry in a loop, or use the .array() of your vector, which has "
        "most of these functions.");
    add("no matching function for call to ‘(clamp|max|min)\\(",
        "std::$1 wants all its arguments of one type, and these have two: convert one, or name the type, as in "
        "std::$1<double>(…).");
    add("incomplete type .*Eigen::Matrix\\w*ReturnValue", "On a matrix this name means a function of the whole matrix. "
                                                          "For each entry on its own put .array() before it.");

    // Members and arguments.
    add("(?:Vec|Mat|Eigen::).* has no member named ‘(?:length|len|count|shape|dim|width|height)’",
        "A vector of Eigen's tells its number of entries by size(), a matrix its shape by rows() and cols().");
    add("(?:Vec|Mat|Eigen::).* has no member named ‘(?:append|add|push|push_back|emplace_back)’",
        "A vector of Eigen's does not grow: give its size first, as in Vec x(size), and then fill its entries, x[i].");
    add("std::vector.* has no member named ‘(?:append|add|push)’", "A std::vector grows by push_back.");
    add("(?:Vec|Mat|Eigen::).* has no member named ‘(\\w+)’",
        "Eigen's vectors and matrices have no member $1: is it spelt right? Functions of single entries are members of "
        ".array().");
    add("has no member named ‘(\\w+)’",
        "This type has no member $1: is it spelt right, and is it this type that you mean?");
    add("request for member ‘(\\w+)’ in .* non-class type",
        "A plain number has no members: a function takes it as its argument, as in std::sqrt(x).");
    add("cannot convert .* from type .*\\(.*::\\)|invalid use of (?:non-static )?member function",
        "This is a function and is not called yet: write () behind it.");
    add("no matching function for call|too few arguments|too many arguments|no match for call",
        "The number or the types of the arguments are not those that this function takes: compare with its "
        "declaration.");
    return entries;
  }();
  return all;
}

} // namespace

std::string help_with(const std::string& message) {
  std::smatch match;
  for (const auto& help : table()) {
    if (std::regex_search(message, match, help.pattern)) return match.format(help.sentence);
  }
  return "";
}

} // namespace course
