#ifndef GRILLE_DB_MERGE_PLAN_H_
#define GRILLE_DB_MERGE_PLAN_H_

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "db/run.h"

// What becomes of the runs when stores are merged, worked out from their rows alone.
//
// A run with a seed is known by kind, options, seed and shard, an import by its uid. Each of them
// has one row in the end; the row takes progress and counts of whoever has come furthest, the
// store merged into among them. That is right because all pieces of a run are beginnings of one and
// the same sequence of candidates (runs.md, 1): the furthest has seen what the others have.
//
// All shards of a run, done to the same number of batches, are that run: they get one row, as if it
// had been made at once. So do they when the run itself is there too, as one more piece of it. But
// shards that have rows of their own in the store merged into keep them, and the others get theirs;
// and so it is with shards that came into one store one after the other: of two equal puzzles it is
// not the first in the run's order that was kept.

namespace grille::db {

/// The runs of a store, and its name for messages.
struct StoreRuns {
  std::string name;
  std::vector<Run> runs;
  /// The numbers of those that are shards of one run, whose puzzles were not entered in the order
  /// of that run: one after the other, not together.
  std::set<int64_t> disordered = {};
};

/// A run as one of the stores that are merged in has it.
struct MergePiece {
  size_t source = 0;  ///< which of the stores
  Run run;
  size_t target = 0;  ///< which of MergePlan::targets its puzzles belong to
};

/// A run of the store merged into.
struct MergeTarget {
  /// As it is to stand in the end, but for `known` and `stored`, which are those of the beginning;
  /// id 0 when it is not there yet.
  Run run;

  /// Whether its row promises more than there is until the merge is through: then it stands at
  /// kMerging, and nobody goes on with it.
  bool advances = false;
};

/// Pieces of one run, shards of it included: their puzzles are gone through together, by batch and
/// walk, so that of equal puzzles the first is kept (runs.md, 7).
struct MergeGroup {
  std::vector<MergePiece> pieces;  ///< by store, then by number
};

struct MergePlan {
  std::vector<MergeTarget> targets;  ///< in order of first appearance
  std::vector<MergeGroup> groups;    ///< likewise
};

/// FailedPrecondition, naming stores and runs, unless they may be in one store: known kinds, all
/// seeded runs of a kind by one version of the sampler, all runs of a kind with keys of one
/// version.
absl::Status CheckVersions(absl::Span<const StoreRuns> stores);

/// FailedPrecondition when a run of the store is itself being merged or deleted: it promises more
/// than there is.
absl::Status CheckWhole(const StoreRuns& store);

/// Works out what is to be done. FailedPrecondition when a run of `out` that is concerned is being
/// deleted, or when one is left over from a merge that was broken off and this merge would not
/// finish.
absl::StatusOr<MergePlan> PlanMerge(const StoreRuns& out, absl::Span<const StoreRuns> ins);

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_PLAN_H_
