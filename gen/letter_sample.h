#ifndef GRILLE_GEN_LETTER_SAMPLE_H_
#define GRILLE_GEN_LETTER_SAMPLE_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "gen/shuffled.h"
#include "solver/slide/arrangement.h"
#include "solver/slide/patterns/search.h"
#include "solver/workers.h"

// Goals whose tokens all differ have too many starts for a table: some are drawn.

namespace grille::gen {

/// A goal whose tokens all differ, and who searches for its starts.
struct LetterGoal {
  /// Requires databases for the goal's vacancy.
  LetterGoal(const slide::Arrangement& arrangement,
             const std::shared_ptr<const slide::PatternSet>& patterns)
      : goal(arrangement),
        board(patterns->graph),
        searcher(std::make_shared<const slide::PatternSearcher>(patterns,
                                                                slide::VacancyOf(arrangement))) {}

  slide::Arrangement goal;
  slide::Graph board;
  std::shared_ptr<const slide::PatternSearcher> searcher;
};

/// A start of a goal, and a solution of the fewest moves.
struct LetterStart {
  slide::Arrangement from;
  slide::Moves solution = {};

  /// The minimum.
  int moves() const { return static_cast<int>(solution.size()); }
};

/// All arrangements of a goal's tokens in an order that a seed shuffles: the first so many are a
/// sample without repetition, a pure function of goal and seed.
class LetterSample {
 public:
  /// Requires at most 20 vertices, all tokens different.
  LetterSample(const slide::Arrangement& goal, uint64_t seed);

  /// How many arrangements there are: 16! on the Étoile.
  uint64_t size() const { return numbers_.size(); }

  /// The arrangement at place `i` < size(). The goal itself is among them.
  slide::Arrangement At(uint64_t i) const;

 private:
  slide::Arrangement goal_;
  Shuffled numbers_;
};

/// Solves some arrangements; what is found is in their order. Requires that the goal can be reached
/// from each.
std::vector<LetterStart> SolveStarts(const LetterGoal& goal,
                                     const std::vector<slide::Arrangement>& starts,
                                     const Workers& workers);

}  // namespace grille::gen

#endif  // GRILLE_GEN_LETTER_SAMPLE_H_
