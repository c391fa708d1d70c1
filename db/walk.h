#ifndef GRILLE_DB_WALK_H_
#define GRILLE_DB_WALK_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/match.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// Along what a query walks; each gives the puzzles with one value of its column in order.
enum class Along {
  kTable,  ///< the whole table, by id
  kRun,    ///< a run's puzzles, by id
  kClass,  ///< a class's puzzles, by id
  kScore,  ///< a class's puzzles, by score, then id
};

/// The cheapest way for a filter.
struct Plan {
  Along along = Along::kTable;
  std::vector<int64_t> values;  ///< to walk along it, all at once; unused for kTable
  int64_t at_most = 0;          ///< how many puzzles can match
};

/// The plan for a filter in its order. For kRandom it is a way to meet every match once, in any
/// order, and never the table.
absl::StatusOr<Plan> MakePlan(Database& database, const Matcher& matcher);

/// Walks a plan in the filter's order, which is not kRandom, and hands over what matches, up to the
/// limit.
absl::Status WalkPlan(Database& database, const Matcher& matcher, const Plan& plan,
                      PuzzleVisitor visit);

}  // namespace grille::db

#endif  // GRILLE_DB_WALK_H_
