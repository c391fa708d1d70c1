#include "tools/words/slide_teller.h"

#include "tools/words/slide_phrases.h"

namespace grille::words {
namespace {

using namespace slide_phrases;
using slide::Outlook;

std::string Counted(const CountedPhrase& phrase, uint64_t count, Language language) {
  return Sentence(FillCounted(phrase, count, language), language);
}

/// Whether what was played lies on a shortest way; empty when nothing was, or nothing is known.
std::string PlayedSentence(const Outlook& outlook, const HintMatter& matter, Language language) {
  if (matter.played == 0 || !matter.fewest_in_all) return "";
  int more = matter.played + outlook.fewest.moves - *matter.fewest_in_all;
  if (more == 0) return " " + Say(kOnTheWay, language);
  return " " + Counted(kLonger, static_cast<uint64_t>(more), language);
}

std::string WhySentence(const Outlook& outlook, int possible, Language language) {
  int left = outlook.fewest.moves - 1;
  if (left == 0) return Say(kLastMove, language);
  std::string more = std::to_string(left + 1);
  if (!outlook.all_best) return Counted(kNoneBetter, static_cast<uint64_t>(left), language);
  if (outlook.best.size() == 1) {
    const Phrase& phrase = left == 1 ? kOnlyOneNearer.one : kOnlyOneNearer.many;
    return Say(phrase, language, {{"count", std::to_string(left)}, {"more", more}});
  }
  bool all = static_cast<int>(outlook.best.size()) == possible;
  return Say(all ? kAllNearer : kSomeNearer, language,
             {{"best", std::to_string(outlook.best.size())},
              {"all", std::to_string(possible)},
              {"left", std::to_string(left)},
              {"more", more}});
}

}  // namespace

std::vector<std::string> FewestSentences(const slide::Fewest& fewest, uint64_t nodes,
                                         Language language) {
  auto moves = static_cast<uint64_t>(fewest.moves);
  if (!fewest.known) {
    return {
        moves == 0 ? Say(kNotKnown, language) : Counted(kAtLeast, moves, language),
        nodes == kNoBudget ? Say(kUsualLimits, language) : Counted(kNodesAllowed, nodes, language)};
  }
  if (moves == 0) return {Say(kDoneAlready, language)};
  std::vector<std::string> sentences = {Counted(kFewest, moves, language)};
  if (fewest.shortest) sentences.push_back(Counted(kShortest, *fewest.shortest, language));
  return sentences;
}

Hint HintOf(const Outlook& outlook, const HintMatter& matter, Language language) {
  std::string left = FillCounted(kLeft, static_cast<uint64_t>(outlook.fewest.moves), language);
  Hint hint;
  hint.where = Say(kFarAndWhere, language, {{"left", left}, {"where", matter.where}});
  hint.where += PlayedSentence(outlook, matter, language);
  hint.why = WhySentence(outlook, matter.possible, language);
  hint.what = Sentence(matter.what, language);
  return hint;
}

std::string AllDone(int played, std::optional<int> fewest, Language language) {
  if (played == 0) return Say(kDoneAlready, language);
  std::string moves = std::to_string(played);
  if (!fewest) return Counted(kSolved, static_cast<uint64_t>(played), language);
  if (*fewest == played) return Say(kSolvedBest, language, {{"moves", moves}});
  return Say(kSolvedLonger, language, {{"moves", moves}, {"fewest", std::to_string(*fewest)}});
}

}  // namespace grille::words
