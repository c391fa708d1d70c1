#ifndef GRILLE_SOLVER_WYX_METHOD_COURSE_H_
#define GRILLE_SOLVER_WYX_METHOD_COURSE_H_

#include <cstdint>

#include "solver/wyx/grid.h"
#include "solver/wyx/method/round.h"

namespace grille::wyx {

/// What a person's way through a grid with one solution takes, without the steps. The same for all
/// disguises of the grid.
struct Course {
  bool walked = false;  ///< from beginning to end, with nothing but walking
  RoundSort hardest = RoundSort::kWalk;
  int64_t cost = 0;  ///< of all rounds together, in 64ths of a look (cost.h)
  int trials = 0;    ///< rounds that took trials
  int depth = 0;     ///< of trials inside trials; 1 when there were none inside
  bool operator==(const Course&) const = default;
};

/// The course of a grid whose only solution is `solution`: what SolveByMethod would go through, at
/// the speed that mass production needs.
Course CourseOf(const Grid& grid, const Path& solution);

/// The same by way.h alone, from the table that a person would write. Slow; for tests.
Course CourseOfTable(const Grid& grid);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_METHOD_COURSE_H_
