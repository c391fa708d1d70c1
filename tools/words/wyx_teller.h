#ifndef GRILLE_TOOLS_WORDS_WYX_TELLER_H_
#define GRILLE_TOOLS_WORDS_WYX_TELLER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "solver/wyx/grid.h"
#include "solver/wyx/method/step.h"
#include "tools/words/language.h"
#include "tools/words/phrase.h"
#include "tools/words/wyx_notation.h"

namespace grille::words {

/// Puts the steps of a trace into words. Clauses begin small and have no full stop; Sentence makes
/// sentences of them.
class WyxTeller {
 public:
  /// Requires EndIsMarked.
  WyxTeller(const wyx::Grid& grid, Language language) : WyxTeller(grid, {.language = language}) {}
  WyxTeller(const wyx::Grid& grid, const WyxNotation& notation);

  /// A step as one sentence, a trial as two.
  std::string Tell(const wyx::Step& step) const;

  /// A trial without its conclusion: what follows, down to the line of which nothing is left.
  std::string TrialClause(const wyx::Step& step) const;

  /// `start`, then the steps one after the other, then the dead end.
  std::string Consequences(std::string start, const std::vector<wyx::Step>& steps,
                           const wyx::LineSet& dead_end) const;

  /// kDeadChain: what would be the only way on for the chain.
  std::string DeadChainClause(const wyx::Step& step) const;

  /// kLocked: which lines share which.
  std::string SharedClause(const wyx::Step& step) const;

  /// "nothing leads to h4"; `ever` when that has always been so.
  std::string DeadEndClause(const wyx::LineSet& line, bool ever) const;

  // Things.
  std::string Cell(wyx::Cell cell) const { return notation_.Cell(cell); }
  std::string Domino(wyx::DominoId domino) const { return notation_.Domino(domino); }
  std::string Jump(const wyx::Jump& jump) const;
  std::string Jumps(const std::vector<wyx::Jump>& jumps) const;
  std::string Cells(const std::vector<wyx::Cell>& cells) const;
  std::string AllLines(const wyx::LineSet& lines) const;
  std::string AnyLines(const wyx::LineSet& lines) const;
  std::string Chain(const std::vector<wyx::Cell>& cells) const;

  const wyx::Grid& grid() const { return grid_; }
  Language language() const { return notation_.language; }

 private:
  std::string Say(const Phrase& phrase, Gaps gaps) const { return Fill(phrase, language(), gaps); }
  std::vector<std::string> CellNames(const std::vector<wyx::Cell>& cells) const;
  std::vector<std::string> LineNames(const wyx::LineSet& lines) const;
  std::string SayJump(const Phrase& phrase, const wyx::Jump& jump) const;
  std::string WithPassedOver(std::string clause, const wyx::Step& step) const;
  std::string MarkClause(const wyx::Step& step) const;
  std::string EarlyEndClause(const wyx::Step& step) const;
  std::string LockedClause(const wyx::Step& step) const;

  /// A step as a clause; within a trial some are shorter, and trials stand in parentheses.
  std::string Clause(const wyx::Step& step, bool in_trial) const;
  std::string ClauseOfTrial(const wyx::Step& step, const Phrase& suppose) const;

  wyx::Grid grid_;
  wyx::Cell end_;
  WyxNotation notation_;
};

/// The jump that a step is about: the one it places, or the first that it strikes out.
const wyx::Jump& JumpOf(const wyx::Step& step);

/// How many cells are named in a list; of more, the number is told.
inline constexpr size_t kMostNamed = 4;

/// How hard a grid is, as a sentence.
std::string LevelSentence(Level level, Language language);

/// What a trace came to, as a sentence: the path, the dead end, that there are several solutions,
/// or that more than `trials` trials would be needed. Requires a trace of the teller's grid.
std::string Conclusion(const wyx::Trace& trace, uint64_t trials, const WyxTeller& teller);

/// Why a grid whose known end is no circle has no solution. Requires that EndIsMarked is false.
std::string EndNotMarked(const wyx::Grid& grid, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_WYX_TELLER_H_
