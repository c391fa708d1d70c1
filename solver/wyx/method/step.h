#ifndef GRILLE_SOLVER_WYX_METHOD_STEP_H_
#define GRILLE_SOLVER_WYX_METHOD_STEP_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// The deductions of the human method (puzzles.md, section 1), simplest first.
enum class Rule : uint8_t {
  kMark,       ///< a stop marked in advance
  kAhead,      ///< walking: the knight's next jump is the only one
  kBack,       ///< walking: the jump into the known last cells is the only one
  kRow,        ///< rule 1: a cell can be left in one way
  kColumn,     ///< rule 2: a cell can be entered in one way
  kDomino,     ///< rule 3: a domino fits in one place
  kRing,       ///< rule 5: a jump that would close a chain to a ring
  kEarlyEnd,   ///< rule 5: a jump that would reach the end before all cells are visited
  kDeadChain,  ///< rule 5: a jump after which the ends of its chain could only meet each other
  kLocked,     ///< two lines that share two others
  kTrial,      ///< rule 6: a jump that leads to a contradiction
};

/// An entry of the table, on the board.
struct Jump {
  Cell from = 0;
  Cell to = 0;
  DominoId domino = 0;

  bool operator==(const Jump&) const = default;
};

/// The three sorts of lines of the table.
enum class LineKind : uint8_t { kRow, kColumn, kDomino };

/// Lines of one sort: cells that are left, cells that are entered, or dominoes.
struct LineSet {
  LineKind kind = LineKind::kRow;
  std::vector<Cell> cells;         ///< of rows and columns, in the order of the board
  std::vector<DominoId> dominoes;  ///< of dominoes, in rising order
};

/// One deduction, with what justifies it.
struct Step {
  Rule rule = Rule::kMark;
  int round = 0;    ///< deductions of a round are there at the same moment; marks are in round 0
  int at_hand = 0;  ///< how many deductions of its sort were to be had at that moment
  /// Now known to be in the solution. A mark that no jump leads to has none.
  std::optional<Jump> placed;
  /// Entries that go: beside a placed one the rest of its row, column and domino; else those that
  /// the rule excludes.
  std::vector<Jump> struck;
  /// Walking: jumps that were left out of account since they would reach the end too early.
  std::vector<Jump> passed_over;
  /// kRing, kDeadChain: the chain, in order; for kDeadChain the one that the jump struck out would
  /// make. kEarlyEnd: the cells that would not be visited, in the order of the board.
  std::vector<Cell> chain;
  /// The line in which the placed entry is alone. kDeadChain: the line at the end of the chain
  /// where it could only be joined to `in`: to its own other end or, for the chain from the start
  /// or the one to the end, to the other of these two, too early. kLocked: two lines whose entries
  /// all lie in the two lines `in`.
  LineSet by;
  LineSet in;
  /// kTrial: what follows from taking the entry struck out, as far as it is needed, up to the line
  /// `dead_end` of which nothing is left. Steps of a trial inside this one are kTrial in turn.
  std::vector<Step> trial;
  LineSet dead_end;
};

/// What the method came to.
enum class Verdict : uint8_t {
  kUnique,     ///< one solution, proved by the steps
  kAmbiguous,  ///< several: two are shown
  kNone,       ///< none: the last line of which nothing is left is shown
  kUnknown,    ///< the budget ran out
};

/// The whole way.
struct Trace {
  Verdict verdict = Verdict::kUnknown;
  std::vector<Step> steps;
  std::vector<Path> solutions;  ///< one, two or none, as the verdict says
  LineSet dead_end;             ///< kNone only; no line when the known end is not a circle
};

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_STEP_H_
