#ifndef GRILLE_TOOLS_GRILLE_GOAL_TABLE_H_
#define GRILLE_TOOLS_GRILLE_GOAL_TABLE_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "solver/slide/distance_table.h"

namespace grille::tools {

/// A goal on a board, and how their table is called: "etoile-r.rrrrrrwwwwbbbb", "taquin-3x3".
struct GoalOnBoard {
  std::string name;
  slide::Graph board;
  slide::Arrangement goal;
};

GoalOnBoard GoalOnStar(const slide::Arrangement& goal);
GoalOnBoard UsualGoalOf(int columns, int rows);

/// The distance table of a goal, read from beside a store or made.
struct GoalTable {
  std::shared_ptr<const slide::DistanceTable> table;
  bool made = false;  ///< it was not read, so it may be kept
};

/// Reads it from beside `store`, or makes it on `threads` threads when there is none, or one that
/// is not right, which is said on stderr; so is the memory that it takes, where that is much. With
/// an empty `store` it is made. OutOfRange when the goal has too many starts.
absl::StatusOr<GoalTable> FindGoalTable(const GoalOnBoard& goal, const std::string& store,
                                        int threads);

/// Keeps a table that was made beside the store.
absl::Status KeepGoalTable(const GoalOnBoard& goal, const GoalTable& table,
                           const std::string& store);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_GOAL_TABLE_H_
