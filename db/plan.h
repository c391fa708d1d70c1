#ifndef GRILLE_DB_PLAN_H_
#define GRILLE_DB_PLAN_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "db/match.h"
#include "db/parts.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// Along what a query walks.
enum class Along {
  kTable,    ///< the whole table, by id
  kRun,      ///< the run's puzzles, by id
  kParts,    ///< parts, by id
  kClasses,  ///< classes, by score, then id
  kGiven,    ///< puzzles whose ids are known
};

/// A way to the answers, in their order.
struct Plan {
  Along along = Along::kGiven;
  std::vector<Part> parts = {};       ///< of kParts; merged
  std::vector<int64_t> classes = {};  ///< of kClasses; merged
  Range ids = {};                     ///< nothing outside matches
  std::vector<int64_t> given = {};    ///< of kGiven, in order
  bool of_few = false;                ///< nothing but `few` matches
  std::vector<int64_t> few = {};      ///< in order of id
  /// What may be spent (cost.h) on what does not match; then MakeSortingPlan gives the better one.
  std::optional<int64_t> patience = {};
};

/// The way for a filter, whose order is not kRandom, that promises to be the shortest.
absl::StatusOr<Plan> MakePlan(Database& database, const Matcher& matcher);

/// The sure way for a filter with a limit: goes through all puzzles of its client or run, or else
/// of the store, and sorts what matches.
absl::StatusOr<Plan> MakeSortingPlan(Database& database, const Matcher& matcher);

}  // namespace grille::db

#endif  // GRILLE_DB_PLAN_H_
