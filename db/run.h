#ifndef GRILLE_DB_RUN_H_
#define GRILLE_DB_RUN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// The part of a run's batches that is made: those whose number is `index` modulo `count`
/// (runs.md, 7). A run that is not shared out is shard 0 of 1.
struct Shard {
  uint64_t index = 0;
  uint64_t count = 1;

  bool operator==(const Shard&) const = default;
};

/// The most shards that a run can be shared out to.
inline constexpr uint64_t kMostShards = 1'000'000;

/// What a run is, once and for all (runs.md, 1), and by which versions it is made.
struct RunSpec {
  int kind = 0;
  std::string options;           ///< canonical JSON: equal options are equal bytes
  std::optional<uint64_t> seed;  ///< 0 … 2^63 − 1; none for an import, which is always a new run
  int sampler_version = 0;
  int key_version = 0;
  int grade_version = 0;
  /// What a new run is to reach, written down as it is entered, so that a run killed at once can be
  /// gone on with by its number; no part of what the run is.
  std::optional<uint64_t> target = {};
  std::optional<uint64_t> batch_target = {};
  Shard shard = {};
};

/// What became of the candidates gone through so far; `seen` is the sum of the others.
struct RunCounts {
  uint64_t seen = 0;
  uint64_t failed = 0;
  uint64_t ambiguous = 0;
  uint64_t filtered = 0;
  uint64_t known = 0;   ///< proved and wanted, but in the store already
  uint64_t stored = 0;  ///< added by this run

  bool operator==(const RunCounts&) const = default;
};

enum class RunState {
  kRunning,  ///< at work, or killed at work
  kDone,     ///< what was asked for last is there
  kStopped,  ///< ended before that, by the user or a limit
  kMerging,  ///< is being put together from other stores; nobody goes on with it
  kDeleting  ///< is being deleted, likewise
};

/// The word kept in the store: "running", "done", "stopped", "merging", "deleting".
std::string_view RunStateName(RunState state);

/// A run's row as it was read or last written.
struct Run {
  int64_t id = 0;
  RunSpec spec;
  std::string uid;  ///< 16 bytes that tell an import from all others; empty for a run with a seed
  uint64_t next_batch = 0;  ///< the next candidate is walk next_walk of this batch
  uint32_t next_walk = 0;   ///< 0 unless a count was reached inside the batch
  RunCounts counts;
  std::optional<uint64_t> target;        ///< the count that is worked for, or was last
  std::optional<uint64_t> batch_target;  ///< the number of batches, likewise
  RunState state = RunState::kRunning;
  std::string created;  ///< UTC, "2024-05-01T12:00:00Z"
  std::string updated;
};

/// The run of that kind, options, seed and shard, to go on with, or a new one. FailedPrecondition
/// when it was begun with another version of sampler or key, or when the store holds keys of this
/// kind of another version, or when the run is being merged or deleted. Another version of the
/// grade is taken over: what follows is graded by it.
absl::StatusOr<Run> StartRun(Database& database, const RunSpec& spec);

/// The run that is the same as `spec` says, or as an import's uid says; nothing when there is none.
absl::StatusOr<std::optional<Run>> FindSameRun(Database& database, const RunSpec& spec,
                                               std::string_view uid = {});

/// Enters a new run as it stands, under the next number, which it returns. In a write transaction.
absl::StatusOr<int64_t> InsertRun(Database& database, const Run& run);

/// Notes by which version of the grade a run's puzzles come from now on. In a write transaction.
absl::Status SetGradeVersion(Database& database, int64_t id, int version);

/// The run of that number; NotFound when there is none.
absl::StatusOr<Run> FindRun(Database& database, int64_t id);

/// All runs in order of their numbers.
absl::StatusOr<std::vector<Run>> ListRuns(Database& database);

/// Writes down what the run is to reach, before the work begins: a run that is killed can then be
/// gone on with by its number alone. Aborted when another process has moved the run on,
/// FailedPrecondition when the run is by now being merged or deleted.
absl::Status BeginWork(Database& database, Run* run, std::optional<uint64_t> target,
                       std::optional<uint64_t> batch_target);

/// Sets how the run ended. Aborted when another process has moved the run on.
absl::Status SetRunState(Database& database, Run* run, RunState state);

/// Aborted, with the reason, unless the run stands in the store at the same candidate as `run`
/// does: the compare of compare-and-set. To be called in a write transaction.
absl::Status CheckHeld(Database& database, const Run& run);

/// Writes next candidate, counts, target and state of a run: the set. In the same transaction.
absl::Status WriteProgress(Database& database, const Run& run);

}  // namespace grille::db

#endif  // GRILLE_DB_RUN_H_
