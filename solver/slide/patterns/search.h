#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SEARCH_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SEARCH_H_

#include <atomic>
#include <cstdint>
#include <memory>

#include "solver/slide/patterns/set.h"
#include "solver/slide/search.h"
#include "solver/workers.h"

namespace grille::slide {

/// How a search by pattern databases is done, and what it is to find out.
struct PatternSearch {
  uint64_t most_nodes = UINT64_MAX;  ///< positions that it may go on from
  /// How many solutions to look for: 1 for the first alone; UINT64_MAX to count them all.
  uint64_t solutions = 1;
  int most_moves = 1000;  ///< no solution of more moves is looked for; far beyond any board's
  const std::atomic<bool>* stop = nullptr;  ///< becomes true when it is to be given up
};

/// What it found, and the work that it was.
struct PatternFewest {
  /// Not known, with `moves` above most_moves, when that many are not enough.
  Fewest fewest;       ///< `shortest` is the number found: exact unless it is the number asked for
  uint64_t nodes = 0;  ///< positions gone on from
};

/// Whether FindFewestByPatterns is for such a task: no word, all tokens different.
bool IsForPatterns(const Task& task);

/// Finds the fewest moves to goals of one vacancy, of tasks whose tokens all differ, by deepening
/// with the bounds of pattern databases. Its memory is used again from task to task. Thread-safe.
class PatternSearcher {
 public:
  /// For goals with that vacancy. Requires a set for it; holds on to it.
  PatternSearcher(const std::shared_ptr<const PatternSet>& set, Vertex vacancy);
  ~PatternSearcher();

  /// All of it depends on the task alone, not on the databases (but for the number of nodes) nor
  /// on the workers. Requires IsForPatterns, a goal with the searcher's vacancy, and that it can be
  /// reached.
  PatternFewest Find(const Task& task, const PatternSearch& how, const Workers& workers) const;

 private:
  class Impl;
  template <typename Word>
  class WithWord;

  std::unique_ptr<Impl> impl_;
};

/// The same, for a single task.
PatternFewest FindFewestByPatterns(const Task& task, const std::shared_ptr<const PatternSet>& set,
                                   const PatternSearch& how, const Workers& workers);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SEARCH_H_
