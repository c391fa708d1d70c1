#ifndef GRILLE_DB_STORE_H_
#define GRILLE_DB_STORE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "db/class.h"
#include "db/open.h"
#include "db/query.h"
#include "db/run.h"
#include "db/sink.h"
#include "solver/batch.h"
#include "solver/puzzle.h"

namespace grille::db {

/// A store file: puzzles that were proved, and the runs that made them. One thread at a time may
/// use a Store (not always the same one); each process and each thread opens its own. Readers and
/// one writer at a time work side by side; writers wait for each other.
///
/// Every change is one transaction: after a crash at any moment the store is as it was after the
/// last call that returned OK, or the one that was about to.
class Store {
 public:
  /// Opens a store; see OpenMode. NotFound, PermissionDenied, FailedPrecondition (not a store, or
  /// of a newer version), DataLoss (damaged): the file is left as it was. Every write keeps the
  /// limit of the log, and may have to wait for it; see log_limit.h.
  static absl::StatusOr<std::unique_ptr<Store>> Open(const std::string& path, OpenMode mode,
                                                     const LogLimit& log = {});

  /// Closes without a word; errors are told by Close.
  ~Store();

  /// Folds the write-ahead log into the file and closes it. Nothing may be called after it.
  absl::Status Close();

  /// Finds or begins, lists, and ends runs; see run.h.
  absl::StatusOr<Run> StartRun(const RunSpec& spec);
  absl::StatusOr<Run> FindRun(int64_t id);
  absl::StatusOr<std::vector<Run>> ListRuns();
  absl::Status BeginWork(Run* run, std::optional<uint64_t> target,
                         std::optional<uint64_t> batch_target);
  absl::Status SetRunState(Run* run, RunState state);

  /// Goes through the batches' candidates in order, from (next_batch, next_walk) of the run, and
  /// stores those puzzles whose key is not in the store; the others are counted as known. With a
  /// `target` it stops right behind the candidate that makes `stored` reach it, inside a batch if
  /// need be; sent the same batch again with a larger target, it goes on from there. Puzzles, run
  /// and counts are committed together, and `run` is brought up to date; its state is then done
  /// when the target is reached, else running. A target that is reached already changes nothing.
  ///
  /// The caller decides by the number of batches how large a transaction is; some ten thousand
  /// puzzles are a good measure. The batches must follow each other without a gap, the first being
  /// run->next_batch: InvalidArgument otherwise, or when a batch contradicts itself. Aborted when
  /// another process has moved the run on. After any failure store and `run` are as before.
  absl::Status Append(Run* run, absl::Span<const Batch> batches, std::optional<uint64_t> target);

  /// Stores puzzles that came from elsewhere, as one batch of the run.
  absl::Status Import(Run* run, absl::Span<const Puzzle> puzzles);

  /// Finds puzzles; see query.h.
  absl::Status Query(const QueryFilter& filter, PuzzleVisitor visit);
  absl::StatusOr<StoredPuzzle> FindById(int64_t id);
  absl::StatusOr<StoredPuzzle> FindByKey(std::string_view key);

  /// Which of the keys are in the store.
  absl::StatusOr<std::vector<std::string>> KeysThere(const std::set<std::string>& keys);

  /// How many puzzles there are, by kind, level, size, marks and version of grade; from the table
  /// of classes, without counting. A class may be empty.
  absl::StatusOr<std::vector<PuzzleClass>> Counts();

  /// The same by run and class: goes through the whole table.
  absl::StatusOr<std::vector<RunClassCount>> CountsByRun();

  /// What in the file contradicts itself; see audit.h.
  absl::StatusOr<std::vector<std::string>> Audit();

  /// The connection, for what belongs to the store but not into this class.
  Database& database() { return database_; }

 private:
  Store(Database database, OpenMode mode);

  Database database_;
  OpenMode mode_;
  std::unique_ptr<Sink> sink_;  ///< made when first needed
};

}  // namespace grille::db

#endif  // GRILLE_DB_STORE_H_
