#ifndef GRILLE_DB_DELETE_RUN_H_
#define GRILLE_DB_DELETE_RUN_H_

#include <cstdint>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/run.h"
#include "db/sqlite.h"

namespace grille::db {

/// Deletes a run and its puzzles step by step, a transaction each, so that the log stays small and
/// others get their turn. Until the last step the run stands in the store as "deleting", with the
/// counts of what is left of it; stopped at any moment, it is gone on with by calling again.
///
/// FailedPrecondition, with nothing deleted, while any of its puzzles is not free or stands on a
/// sheet: what was decided by people is not forgotten in passing. The caller holds the run's lock
/// (run_lock.h).
///
/// Deletes some of the puzzles. True when the run is gone, and `run` then is only a memory.
absl::StatusOr<bool> DeleteSomeOfRun(Database& database, Run* run);

}  // namespace grille::db

#endif  // GRILLE_DB_DELETE_RUN_H_
