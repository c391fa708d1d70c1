#include "db/run.h"

#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr const char* kSelectRun =
    "SELECT id, kind, options, seed, sampler_version, key_version, grade_version, next_batch, "
    "next_walk, seen, failed, ambiguous, filtered, known, stored, target, batch_target, state, "
    "created, updated, shard, shards, uid FROM run ";

constexpr const char* kNow = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";

Run ReadRun(const Statement& row) {
  Run run;
  run.id = row.Int(0);
  run.spec.kind = static_cast<int>(row.Int(1));
  run.spec.options = std::string(row.Text(2));
  if (!row.IsNull(3)) run.spec.seed = static_cast<uint64_t>(row.Int(3));
  run.spec.sampler_version = static_cast<int>(row.Int(4));
  run.spec.key_version = static_cast<int>(row.Int(5));
  run.spec.grade_version = static_cast<int>(row.Int(6));
  run.next_batch = static_cast<uint64_t>(row.Int(7));
  run.next_walk = static_cast<uint32_t>(row.Int(8));
  run.counts.seen = static_cast<uint64_t>(row.Int(9));
  run.counts.failed = static_cast<uint64_t>(row.Int(10));
  run.counts.ambiguous = static_cast<uint64_t>(row.Int(11));
  run.counts.filtered = static_cast<uint64_t>(row.Int(12));
  run.counts.known = static_cast<uint64_t>(row.Int(13));
  run.counts.stored = static_cast<uint64_t>(row.Int(14));
  if (!row.IsNull(15)) run.target = static_cast<uint64_t>(row.Int(15));
  if (!row.IsNull(16)) run.batch_target = static_cast<uint64_t>(row.Int(16));
  for (RunState state : {RunState::kRunning, RunState::kDone, RunState::kStopped,
                         RunState::kMerging, RunState::kDeleting}) {
    if (RunStateName(state) == row.Text(17)) run.state = state;
  }
  run.created = std::string(row.Text(18));
  run.updated = std::string(row.Text(19));
  run.spec.shard = {static_cast<uint64_t>(row.Int(20)), static_cast<uint64_t>(row.Int(21))};
  run.uid = std::string(row.Blob(22));
  return run;
}

// Keys of different versions cannot be compared: a puzzle would be stored twice.
absl::Status CheckKeyVersion(Database& database, const RunSpec& spec) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare("SELECT id, key_version FROM run WHERE kind = ?1 AND "
                                           "key_version <> ?2 LIMIT 1"));
  select.Bind(1, spec.kind);
  select.Bind(2, spec.key_version);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (!row) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(
      database.name(), ": run ", select.Int(0), " stored its puzzles under keys of version ",
      select.Int(1), ", this program makes keys of version ", spec.key_version,
      "; together they could not tell what is stored already"));
}

void BindTarget(Statement& statement, int place, const std::optional<uint64_t>& target) {
  if (target.has_value()) {
    statement.Bind(place, static_cast<int64_t>(*target));
  } else {
    statement.BindNull(place);
  }
}

// A run that is half merged or half deleted is no run to go on with.
absl::Status CheckFree(const Database& database, const Run& run) {
  if (run.state == RunState::kMerging) {
    return absl::FailedPreconditionError(
        absl::StrCat(database.name(), ": run ", run.id,
                     " is being merged from other stores; let the same merge finish first, or "
                     "take it away with 'grille delete --run ",
                     run.id, "'"));
  }
  if (run.state == RunState::kDeleting) {
    return absl::FailedPreconditionError(
        absl::StrCat(database.name(), ": run ", run.id,
                     " is being deleted; let 'grille delete --run ", run.id, "' finish first"));
  }
  return absl::OkStatus();
}

}  // namespace

std::string_view RunStateName(RunState state) {
  switch (state) {
    case RunState::kRunning:
      return "running";
    case RunState::kDone:
      return "done";
    case RunState::kStopped:
      return "stopped";
    case RunState::kMerging:
      return "merging";
    case RunState::kDeleting:
      return "deleting";
  }
  return "";
}

absl::StatusOr<std::optional<Run>> FindSameRun(Database& database, const RunSpec& spec,
                                               std::string_view uid) {
  if (!spec.seed.has_value() && uid.empty()) return std::nullopt;
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare(absl::StrCat(
          kSelectRun, spec.seed.has_value() ? "WHERE kind = ?1 AND options = ?2 AND seed = ?3 AND "
                                              "shards = ?4 AND shard = ?5"
                                            : "WHERE uid = ?1")));
  if (spec.seed.has_value()) {
    select.Bind(1, spec.kind);
    select.BindText(2, spec.options);
    select.Bind(3, static_cast<int64_t>(*spec.seed));
    select.Bind(4, static_cast<int64_t>(spec.shard.count));
    select.Bind(5, static_cast<int64_t>(spec.shard.index));
  } else {
    select.BindBlob(1, uid);
  }
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (!row) return std::nullopt;
  return ReadRun(select);
}

absl::StatusOr<int64_t> InsertRun(Database& database, const Run& run) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement insert,
      database.Prepare(absl::StrCat(
          "INSERT INTO run(kind, options, seed, sampler_version, key_version, grade_version, "
          "shard, "
          "shards, uid, next_batch, next_walk, seen, failed, ambiguous, filtered, known, stored, "
          "state, created, updated) VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ",
          run.spec.seed.has_value() || !run.uid.empty() ? "?9" : "randomblob(16)",
          ", 0, 0, 0, 0, 0, 0, 0, 0, 'running', ", run.created.empty() ? kNow : "?10", ", ", kNow,
          ")")));
  insert.Bind(1, run.spec.kind);
  insert.BindText(2, run.spec.options);
  if (run.spec.seed.has_value()) {
    insert.Bind(3, static_cast<int64_t>(*run.spec.seed));
  } else {
    insert.BindNull(3);
  }
  insert.Bind(4, run.spec.sampler_version);
  insert.Bind(5, run.spec.key_version);
  insert.Bind(6, run.spec.grade_version);
  insert.Bind(7, static_cast<int64_t>(run.spec.shard.index));
  insert.Bind(8, static_cast<int64_t>(run.spec.shard.count));
  if (run.spec.seed.has_value()) {
    insert.BindNull(9);
  } else if (!run.uid.empty()) {
    insert.BindBlob(9, run.uid);
  }
  if (!run.created.empty()) insert.BindText(10, run.created);
  GRILLE_RETURN_IF_ERROR(insert.Run());
  Run entered = run;
  entered.id = sqlite3_last_insert_rowid(database.get());
  GRILLE_RETURN_IF_ERROR(WriteProgress(database, entered));
  return entered.id;
}

absl::StatusOr<Run> StartRun(Database& database, const RunSpec& spec) {
  if (spec.seed.value_or(0) > uint64_t{std::numeric_limits<int64_t>::max()}) {
    return absl::InvalidArgumentError("a seed lies between 0 and 9223372036854775807");
  }
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  GRILLE_ASSIGN_OR_RETURN(std::optional<Run> run, FindSameRun(database, spec));
  if (run.has_value()) GRILLE_RETURN_IF_ERROR(CheckFree(database, *run));
  if (run.has_value() && run->spec.sampler_version != spec.sampler_version) {
    return absl::FailedPreconditionError(absl::StrCat(
        database.name(), ": run ", run->id, " was begun by version ", run->spec.sampler_version,
        " of the sampler, this program has version ", spec.sampler_version,
        ", which makes other candidates of the same seed; take another seed"));
  }
  GRILLE_RETURN_IF_ERROR(CheckKeyVersion(database, spec));
  if (run.has_value()) {
    if (run->spec.grade_version != spec.grade_version) {
      GRILLE_RETURN_IF_ERROR(SetGradeVersion(database, run->id, spec.grade_version));
      run->spec.grade_version = spec.grade_version;
    }
    GRILLE_RETURN_IF_ERROR(transaction.Commit());
    return *std::move(run);
  }
  Run fresh;
  fresh.spec = spec;
  fresh.next_batch = spec.shard.index;
  fresh.target = spec.target;
  fresh.batch_target = spec.batch_target;
  GRILLE_ASSIGN_OR_RETURN(int64_t id, InsertRun(database, fresh));
  GRILLE_ASSIGN_OR_RETURN(Run started, FindRun(database, id));
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  return started;
}

absl::Status SetGradeVersion(Database& database, int64_t id, int version) {
  return database.Execute(
      absl::StrCat("UPDATE run SET grade_version = ", version, " WHERE id = ", id));
}

absl::StatusOr<Run> FindRun(Database& database, int64_t id) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare(absl::StrCat(kSelectRun, "WHERE id = ?1")));
  select.Bind(1, id);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (row) return ReadRun(select);
  return absl::NotFoundError(absl::StrCat(database.name(), ": there is no run ", id));
}

absl::StatusOr<std::vector<Run>> ListRuns(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare(absl::StrCat(kSelectRun, "ORDER BY id")));
  std::vector<Run> runs;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return runs;
    runs.push_back(ReadRun(select));
  }
}

namespace {

/// Writes a run whose progress is the same as before; `only_free`: unless somebody began to merge
/// or delete it.
absl::Status Rewrite(Database& database, Run* run, Run next, bool only_free = false) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  GRILLE_RETURN_IF_ERROR(CheckHeld(database, *run));
  if (only_free) {
    GRILLE_ASSIGN_OR_RETURN(Run stored, FindRun(database, run->id));
    GRILLE_RETURN_IF_ERROR(CheckFree(database, stored));
  }
  GRILLE_RETURN_IF_ERROR(WriteProgress(database, next));
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  *run = std::move(next);
  return absl::OkStatus();
}

}  // namespace

absl::Status SetRunState(Database& database, Run* run, RunState state) {
  Run next = *run;
  next.state = state;
  return Rewrite(database, run, std::move(next));
}

absl::Status BeginWork(Database& database, Run* run, std::optional<uint64_t> target,
                       std::optional<uint64_t> batch_target) {
  Run next = *run;
  next.state = RunState::kRunning;
  next.target = target;
  next.batch_target = batch_target;
  return Rewrite(database, run, std::move(next), /*only_free=*/true);
}

absl::Status CheckHeld(Database& database, const Run& run) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare("SELECT next_batch, next_walk FROM run WHERE id = ?1"));
  select.Bind(1, run.id);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (!row) {
    return absl::AbortedError(
        absl::StrCat(database.name(), ": run ", run.id, " has been deleted meanwhile"));
  }
  if (select.Int(0) == static_cast<int64_t>(run.next_batch) &&
      select.Int(1) == static_cast<int64_t>(run.next_walk)) {
    return absl::OkStatus();
  }
  return absl::AbortedError(absl::StrCat(
      database.name(), ": another process is at work on run ", run.id, ": it stands at batch ",
      select.Int(0), ", walk ", select.Int(1), ", and not at batch ", run.next_batch, ", walk ",
      run.next_walk, " any more; nothing was stored twice"));
}

absl::Status WriteProgress(Database& database, const Run& run) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement update,
      database.Prepare(absl::StrCat(
          "UPDATE run SET next_batch = ?2, next_walk = ?3, seen = ?4, failed = ?5, ambiguous = ?6, "
          "filtered = ?7, known = ?8, stored = ?9, target = ?10, batch_target = ?11, state = ?12, "
          "updated = ",
          kNow, " WHERE id = ?1")));
  update.Bind(1, run.id);
  update.Bind(2, static_cast<int64_t>(run.next_batch));
  update.Bind(3, static_cast<int64_t>(run.next_walk));
  update.Bind(4, static_cast<int64_t>(run.counts.seen));
  update.Bind(5, static_cast<int64_t>(run.counts.failed));
  update.Bind(6, static_cast<int64_t>(run.counts.ambiguous));
  update.Bind(7, static_cast<int64_t>(run.counts.filtered));
  update.Bind(8, static_cast<int64_t>(run.counts.known));
  update.Bind(9, static_cast<int64_t>(run.counts.stored));
  BindTarget(update, 10, run.target);
  BindTarget(update, 11, run.batch_target);
  update.BindText(12, RunStateName(run.state));
  return update.Run();
}

}  // namespace grille::db
