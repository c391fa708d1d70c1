#ifndef GRILLE_DB_CHOICE_H_
#define GRILLE_DB_CHOICE_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "db/match.h"
#include "db/sqlite.h"

namespace grille::db {

/// The ids of a random choice among the puzzles that match: as many as the filter's limit, or all
/// if there are fewer. Every ordered choice without repeats is equally likely; a function of the
/// filter's seed and the state of the store. Does not walk the table.
absl::StatusOr<std::vector<int64_t>> ChooseAtRandom(Database& database, const Matcher& matcher);

}  // namespace grille::db

#endif  // GRILLE_DB_CHOICE_H_
