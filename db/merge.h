#ifndef GRILLE_DB_MERGE_H_
#define GRILLE_DB_MERGE_H_

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/merge_counts.h"
#include "db/merge_plan.h"
#include "db/merge_source.h"
#include "db/merge_writer.h"
#include "db/run_lock.h"
#include "db/store.h"

// Putting stores together: runs, puzzles, what they are used for, and sheets.
//
// The puzzles that the store merged into has keep their numbers and come first. Then the runs are
// gone through as merge_plan.h says, and every puzzle whose key is not there yet is appended, with
// its run, batch and walk. So shards merged at once, each from a store of its own, give what the
// run gives alone: a puzzle that several shards made is kept where it was made first.
//
// No note is kept of how far a merge has come, and none is needed: done again from the beginning it
// skips what is there. While it is unfinished, the runs that it brings forward stand at kMerging;
// nobody goes on with them, and only the same merge (or a larger one) may finish them. So it can be
// stopped or killed at any moment, and the end is as if it had not been.

namespace grille::db {

/// One merge. One thread at a time.
class Merger {
 public:
  /// Opens the stores, checks that they can be merged, and enters the runs into `out`, which is
  /// made or extended. What refuses leaves everything as it was: InvalidArgument when a store is
  /// named twice; what opening says of a file that is no store; FailedPrecondition as in
  /// merge_plan.h; Aborted when another process merges into `out`, or works on a run concerned.
  static absl::StatusOr<std::unique_ptr<Merger>> Begin(const std::string& out,
                                                       const std::vector<std::string>& ins);

  /// Does the rest. Cancelled when `stop` became true: what was taken in until then is committed.
  /// After that, or any other failure, the same merge begun anew goes on.
  absl::Status Finish(const std::atomic<bool>& stop, const MergeWatcher& watch);

  /// Folds the log into the file and closes it. Nothing may be called after it.
  absl::Status Close();

  const MergeCounts& counts() const { return counts_; }

  /// Whether anything in the store was changed, or will be.
  bool changes() const;

 private:
  Merger() = default;

  absl::Status OpenSources(const std::vector<std::string>& ins);
  absl::Status EnterRuns();
  absl::Status EnterRun(MergeTarget* target);
  absl::Status CopySheets(const std::atomic<bool>& stop, const MergeWatcher& watch);

  std::string path_;
  // Let go of after the store is closed (run_lock.h), so before it in this list.
  RunLock merge_lock_;
  RunLock run_locks_;
  std::unique_ptr<Store> store_;
  std::vector<std::unique_ptr<MergeSource>> sources_;
  std::vector<StoreRuns> runs_;  ///< of the sources
  MergePlan plan_;
  std::unique_ptr<MergeWriter> writer_;
  MergeCounts counts_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_H_
