#ifndef GRILLE_DB_WALK_H_
#define GRILLE_DB_WALK_H_

#include "absl/status/status.h"
#include "db/match.h"
#include "db/plan.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// Walks a plan in the filter's order, which is not kRandom, and hands over what matches, up to the
/// limit.
absl::Status WalkPlan(Database& database, const Matcher& matcher, const Plan& plan,
                      PuzzleVisitor visit);

}  // namespace grille::db

#endif  // GRILLE_DB_WALK_H_
