#pragma once

#include <string>
#include <vector>

/// What the two notes of the course claim, judged by computation.
namespace claims {

/// From the best to the worst: of several, the last counts.
enum class Verdict {
  holds,
  holds_but, ///< true, with a caveat that the note leaves out
  lucky,     ///< a number that is right, and so close to a rounding tie that the note could not rely on it
  wrong,
  disputed ///< the library and the 50-digit formula disagree: the mistake is ours
};

/// A claim that was judged, ready to print.
struct Finding {
  int number = 0;      ///< counted through both notes, from 1
  std::string where{}; ///< the part of the note: "rotation match", "step 6"
  std::string says{};
  std::string printed{}; ///< the note's numbers; empty for a statement
  std::string exact{};   ///< to 15 digits; empty where a statement needs no number
  Verdict verdict = Verdict::disputed;
  Verdict recorded = Verdict::holds;      ///< what the verdict was found to be when the claim was written down
  std::string remark{};                   ///< the caveat, how close the luck was, or what is right
  std::vector<std::string> corrections{}; ///< of the wrong numbers: "9646 should be 9647"
  bool as_recorded = false;               ///< the verdict is the recorded one, and the remark is still true
};

struct Note {
  std::string title;
  std::vector<Finding> findings;
  std::vector<std::string> left_out; ///< what the note says beyond any computation
};

Note worked_exercises();
Note visual_walkthrough();

/// Both notes, with the findings numbered.
std::vector<Note> notes();

} // namespace claims
