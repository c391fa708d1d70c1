#ifndef GRILLE_SOLVER_WYX_GRADE_H_
#define GRILLE_SOLVER_WYX_GRADE_H_

#include <cstdint>

#include "solver/level.h"
#include "solver/wyx/grid.h"
#include "solver/wyx/method/course.h"

namespace grille::wyx {

/// Changes when the level or the score of any grid would.
inline constexpr int kGradeVersion = 2;

/// How hard a grid is.
struct Grade {
  Level level = Level::kVeryEasy;
  int32_t score =
      0;  ///< 1000 × level and the place within it; open above 5000, up to kHighestScore

  bool operator==(const Grade&) const = default;
};

/// Grades a grid of which `solution` is the only solution; marks count as part of the grid. The
/// grade is the same for all its disguises.
Grade GradeGrid(const Grid& grid, const Path& solution);

/// The grade of a course. The levels are those of formats.md: very-easy is walked; easy and medium
/// are settled by rules 1 to 3; hard needs rule 5 or locked pairs; very-hard and fiendish need
/// trials. Within these the score rises with the cost of the course (method/cost.h):
///
///   very-easy             1000 c / (c + C)
///   easy, c < C           1000 + 1000 c / C
///   medium, c >= C        2000 + 1000 (c - C) / (c + C); rule 3 adds C to the cost
///   hard                  3000 + 1000 c / (c + C)
///   very-hard, fiendish   4000 + 1000 c / C, fiendish from c = C on
///
/// C being the level's own constant below; so the level is score / 1000, or 5.
Grade GradeOf(const Course& course);

inline constexpr int32_t kHighestScore = 1'000'000;

/// Costs in 64ths of a look, measured on the 10,005,868 grids with one solution among the classic
/// walks of seed 42 up to there (bench/grade_survey): the medians of what is walked, of what rules
/// 1 to 3 settle beside that, and of what needs more, but no trial; and the cost that one unique
/// grid in ten thousand reaches.
inline constexpr int64_t kMedianWalked = 968;
inline constexpr int64_t kMedianOfLines = 5528;
inline constexpr int64_t kMedianOfHard = 8370;
inline constexpr int64_t kFiendishCost = 40622;

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_GRADE_H_
