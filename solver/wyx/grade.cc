#include "solver/wyx/grade.h"

#include <algorithm>

namespace grille::wyx {
namespace {

constexpr int32_t kPoints = 1000;  ///< of a level

constexpr int32_t FloorOf(Level level) { return kPoints * static_cast<int32_t>(level); }

/// Points of a level that has no end: 0 for no cost, half of them at the middle cost.
int32_t Rising(int64_t cost, int64_t middle) {
  return static_cast<int32_t>(kPoints * cost / (cost + middle));
}

int32_t ScoreOf(const Course& course) {
  int64_t cost = course.cost;
  if (course.walked) return FloorOf(Level::kVeryEasy) + Rising(cost, kMedianWalked);
  if (course.hardest <= RoundSort::kDominoes) {
    if (course.hardest == RoundSort::kDominoes) cost += kMedianOfLines;
    if (cost < kMedianOfLines) {
      return FloorOf(Level::kEasy) + static_cast<int32_t>(kPoints * cost / kMedianOfLines);
    }
    return FloorOf(Level::kMedium) + Rising(cost - kMedianOfLines, 2 * kMedianOfLines);
  }
  if (course.hardest < RoundSort::kTrial) {
    return FloorOf(Level::kHard) + Rising(cost, kMedianOfHard);
  }
  return static_cast<int32_t>(
      std::min<int64_t>(FloorOf(Level::kVeryHard) + kPoints * cost / kFiendishCost, kHighestScore));
}

}  // namespace

Grade GradeOf(const Course& course) {
  Grade grade;
  grade.score = ScoreOf(course);
  grade.level =
      static_cast<Level>(std::min(grade.score / kPoints, static_cast<int32_t>(Level::kFiendish)));
  return grade;
}

Grade GradeGrid(const Grid& grid, const Path& solution) {
  return GradeOf(CourseOf(grid, solution));
}

}  // namespace grille::wyx
