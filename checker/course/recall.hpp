#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// The cards of `./lab recall`.
namespace course {

/// A question and its answer.
struct Card {
  std::string question;
  std::string answer; ///< some lines, each with its end
};

/// The cards of a Markdown page: each heading of the second level is a question, what follows it is the answer.
/// Throws std::runtime_error when the page is not there or has no card.
std::vector<Card> cards(const std::filesystem::path& page);

/// Asks the cards one at a time at the terminal, shows each answer when Enter is pressed, and comes back to those that
/// were not known. Ends early on q, or where the input ends.
void ask_cards(const std::vector<Card>& cards);

/// Prints every question with its answer.
void print_cards(const std::vector<Card>& cards);

} // namespace course
