#include "course/recall.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <deque>
#include <fstream>
#include <iostream>
#include <stdexcept>

namespace course {
namespace {

enum class Said { known, not_known, quit };

/// Prints a prompt and waits for a line; false where the input ends or the reader has had enough.
bool reply_to(const std::string& prompt, std::string& reply) {
  fmt::print("{}", prompt);
  std::fflush(stdout);
  return std::getline(std::cin, reply) && reply != "q";
}

Said ask(const Card& card) {
  std::string reply;
  if (!reply_to(fmt::format("{}\n", card.question), reply)) return Said::quit;
  fmt::print("{}\n", card.answer);
  while (reply_to("Did you know it? y or n: ", reply)) {
    if (reply.starts_with('y') || reply.starts_with('Y')) return Said::known;
    if (reply.starts_with('n') || reply.starts_with('N')) return Said::not_known;
  }
  return Said::quit;
}

} // namespace

std::vector<Card> cards(const std::filesystem::path& page) {
  std::ifstream lines(page);
  std::vector<Card> all;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("## ")) {
      all.push_back({line.substr(3), ""});
    } else if (!all.empty() && !line.empty()) {
      all.back().answer += line + "\n";
    }
  }
  if (all.empty()) throw std::runtime_error(fmt::format("{} has no cards. Is it still there?", page.string()));
  return all;
}

void ask_cards(const std::vector<Card>& cards) {
  fmt::print("Say the answer to yourself, then press Enter to see it. q and Enter ends.\n\n");
  std::deque<Card> left(cards.begin(), cards.end());
  std::size_t asked = 0;
  std::size_t known_at_once = 0;
  while (!left.empty()) {
    const Card card = left.front();
    left.pop_front();
    fmt::print("{}", asked < cards.size() ? fmt::format("{} of {}   ", asked + 1, cards.size()) : "Again:   ");
    const Said said = ask(card);
    if (said == Said::quit) {
      fmt::print("\nUntil next time.\n");
      return;
    }
    if (said == Said::not_known) left.push_back(card);
    if (said == Said::known && asked < cards.size()) ++known_at_once;
    ++asked;
    fmt::print("\n");
  }
  fmt::print("You knew {} of {} at once, and all of them in the end.\n", known_at_once, cards.size());
}

void print_cards(const std::vector<Card>& cards) {
  for (const auto& card : cards) fmt::print("{}\n{}\n", card.question, card.answer);
}

} // namespace course
