#ifndef GRILLE_SOLVER_WYX_GRADE_H_
#define GRILLE_SOLVER_WYX_GRADE_H_

#include <cstdint>

#include "solver/level.h"
#include "solver/wyx/grid.h"

namespace grille::wyx {

/// Changes when the level or the score of any grid would.
inline constexpr int kGradeVersion = 1;

/// How hard a grid is.
struct Grade {
  Level level = Level::kVeryEasy;
  int32_t score = 0;  ///< 100 × level + 0 … 99: the level is score / 100

  bool operator==(const Grade&) const = default;
};

/// Grades a grid that has exactly one solution; marks count as part of the grid. The grade is the
/// same for all its disguises, since each step below is taken for all rows, columns and dominoes at
/// once.
///
/// Version 1: very-easy when the grid can be walked from both ends; easy and medium when rules 1 to
/// 3 settle it, medium when it needs rule 3 or when rounds and entries add up to much; hard when
/// circuits (rule 5) settle it; beyond that by the number of entries that elimination leaves to
/// branch on, fiendish from `kFiendishEntries`.
Grade GradeGrid(const Grid& grid);

/// So many entries left beside the settled ones make a grid fiendish: 137 of the 959,704 unique
/// grids among a million classic walks have 41 or more, 85 have 42 or more.
inline constexpr int kFiendishEntries = 42;

/// A grid without rule 3 is easy up to this effort: 10 for each round beyond the first and 1 for
/// each entry of the table beyond the solution's. 45 % of such grids do not exceed it.
inline constexpr int kEasyEffort = 26;

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_GRADE_H_
