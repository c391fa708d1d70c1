#include "tools/words/wyx_hint.h"

#include "tools/words/wyx_hint_phrases.h"
#include "tools/words/wyx_phrases.h"

namespace grille::words {
namespace {

using namespace wyx_phrases;
using wyx::LineKind;
using wyx::Rule;
using wyx::Step;

/// The clauses of a step's hint.
class Hinter {
 public:
  Hinter(const Step& step, const WyxTeller& teller)
      : step_(step), jump_(JumpOf(step)), teller_(teller) {}

  std::string Where() const {
    switch (step_.rule) {
      case Rule::kMark:
        return Say(kLookAtMark);
      case Rule::kAhead:
        return Say(kLookAhead, {{"cell", From()}});
      case Rule::kBack:
        return Say(IntoEnd() ? kLookAtEnd : kLookBack, {{"cell", To()}});
      case Rule::kRow:
      case Rule::kEarlyEnd:
      case Rule::kDeadChain:
        return Say(kLookOut, {{"cell", From()}});
      case Rule::kColumn:
        return Say(kLookIn, {{"cell", To()}});
      case Rule::kDomino:
        return Say(kLookAtDomino, {{"domino", Arrows()}});
      case Rule::kRing:
        return Say(kLookAtChain, {{"chain", teller_.Chain(step_.chain)}});
      case Rule::kLocked:
        return WhereLocked();
      case Rule::kTrial:
        break;
    }
    return Say(kTryOut, {{"from", From()}, {"to", To()}});
  }

  std::string Why() const {
    switch (step_.rule) {
      case Rule::kMark:
        return Say(jump_.from == teller_.grid().start ? kFirstStopGiven : kSecondStopGiven);
      case Rule::kAhead:
        return PassedOver(Say(kOneWayOn, {{"cell", From()}}));
      case Rule::kBack:
        return PassedOver(Say(kOneWayIn, {{"cell", To()}}));
      case Rule::kRow:
        return Say(kOneWayOut, {{"cell", From()}});
      case Rule::kColumn:
        return Say(kOneWayIn, {{"cell", To()}});
      case Rule::kDomino:
        return Say(kOnePlace, {{"domino", Arrows()}});
      case Rule::kRing:
        return Say(kBackToFirst, {{"chain", teller_.Chain(step_.chain)}, {"to", To()}});
      case Rule::kEarlyEnd:
        return WhyEarlyEnd();
      case Rule::kDeadChain:
        return Say(kWereItLeft,
                   {{"from", From()}, {"to", To()}, {"why", teller_.DeadChainClause(step_)}});
      case Rule::kLocked:
        return teller_.SharedClause(step_);
      case Rule::kTrial:
        break;
    }
    return teller_.TrialClause(step_);
  }

  std::string What() const {
    if (step_.placed) return Say(kLeads, {{"domino", Arrows()}, {"from", From()}, {"to", To()}});
    return Say(kStrikeOut, {{"jumps", teller_.Jumps(step_.struck)}});
  }

 private:
  std::string Say(const Phrase& phrase, Gaps gaps = {}) const {
    return Fill(phrase, teller_.language(), gaps);
  }
  std::string From() const { return teller_.Cell(jump_.from); }
  std::string To() const { return teller_.Cell(jump_.to); }
  bool IntoEnd() const { return jump_.to == wyx::EndCell(teller_.grid()); }
  std::string Arrows() const { return teller_.Domino(jump_.domino); }

  std::string WhereLocked() const {
    std::string lines = teller_.AllLines(step_.by);
    switch (step_.by.kind) {
      case LineKind::kRow:
        return Say(kLookOutTogether, {{"cells", lines}});
      case LineKind::kColumn:
        return Say(kLookInTogether, {{"cells", lines}});
      case LineKind::kDomino:
        break;
    }
    return Say(kLookAtDominoes, {{"dominoes", lines}});
  }

  std::string PassedOver(std::string clause) const {
    if (step_.passed_over.empty()) return clause;
    return Say(kPassedOver, {{"step", clause}, {"jumps", teller_.Jumps(step_.passed_over)}});
  }

  std::string WhyEarlyEnd() const {
    if (step_.chain.size() <= kMostNamed) {
      return Say(kEndWithout,
                 {{"from", From()}, {"to", To()}, {"cells", teller_.Cells(step_.chain)}});
    }
    return Say(kEndBeforeMany,
               {{"from", From()}, {"to", To()}, {"count", std::to_string(step_.chain.size())}});
  }

  const Step& step_;
  const wyx::Jump& jump_;
  const WyxTeller& teller_;
};

}  // namespace

Hint HintOf(const Step& step, const WyxTeller& teller) {
  Hinter hinter(step, teller);
  Language language = teller.language();
  return {Sentence(hinter.Where(), language), Sentence(hinter.Why(), language),
          Sentence(hinter.What(), language)};
}

std::string AgainstTheRules(absl::Span<const wyx::Cell> stops, size_t index,
                            const WyxTeller& teller) {
  const wyx::Grid& grid = teller.grid();
  wyx::Cell from = index == 0 ? grid.start : stops[index - 1];
  wyx::Cell to = stops[index];
  auto say = [&](const Phrase& phrase, wyx::DominoId domino) {
    return Fill(phrase, teller.language(),
                {{"cell", teller.Cell(to)},
                 {"from", teller.Cell(from)},
                 {"to", teller.Cell(to)},
                 {"domino", teller.Domino(domino)}});
  };
  if (to == grid.start) return say(kIsTheKnights, 0);
  if ((grid.circles & wyx::Bit(to)) == 0) return say(kNoCircle, 0);
  for (size_t i = 0; i < index; ++i) {
    if (stops[i] == to) return say(kVisited, 0);
  }
  if (to == wyx::EndCell(grid) && index + 1 < static_cast<size_t>(wyx::DominoCount(grid))) {
    return say(kEndComesLast, 0);
  }
  if (index < grid.marks && grid.mark[index] != to) return say(kOtherStopGiven, 0);
  int domino = wyx::DominoBetween(from, to);
  if (domino < 0 || (grid.dominoes & wyx::DominoBit(static_cast<wyx::DominoId>(domino))) == 0) {
    return say(kNoDomino, 0);
  }
  wyx::Cell before = grid.start;
  for (size_t i = 0; i < index; ++i) {
    if (wyx::DominoBetween(before, stops[i]) == domino) {
      return say(kDominoUsed, static_cast<wyx::DominoId>(domino));
    }
    before = stops[i];
  }
  return "";
}

Hint HintOfWrongStop(absl::Span<const wyx::Cell> stops, size_t wrong, const wyx::Path& solution,
                     const wyx::Trace& way, const WyxTeller& teller) {
  Language language = teller.language();
  auto say = [&](const Phrase& phrase, Gaps gaps) {
    return Sentence(Fill(phrase, language, gaps), language);
  };
  std::string number = std::to_string(wrong + 1);
  std::string why = AgainstTheRules(stops, wrong, teller);
  Hint hint;
  hint.where = say(kWrongStop, {{"number", number}, {"cell", teller.Cell(stops[wrong])}});
  if (why.empty()) {
    std::string supposed =
        Fill(kSupposeStop, language, {{"number", number}, {"cell", teller.Cell(stops[wrong])}});
    why = teller.Consequences(supposed, way.steps, way.dead_end);
  }
  hint.why = Sentence(why, language);
  wyx::Cell right = solution.cells[wrong + 1];
  auto domino = static_cast<wyx::DominoId>(wyx::DominoBetween(solution.cells[wrong], right));
  hint.what =
      say(kRightStop,
          {{"number", number}, {"cell", teller.Cell(right)}, {"domino", teller.Domino(domino)}});
  return hint;
}

std::string AllSolved(Language language) { return Say(wyx_phrases::kSolved, language); }

}  // namespace grille::words
