#include "db/store.h"

#include <utility>

#include "db/audit.h"
#include "solver/status.h"

namespace grille::db {

Store::Store(Database database, OpenMode mode) : database_(std::move(database)), mode_(mode) {}

Store::~Store() { Close().IgnoreError(); }

absl::StatusOr<std::unique_ptr<Store>> Store::Open(const std::string& path, OpenMode mode,
                                                   const LogLimit& log) {
  GRILLE_ASSIGN_OR_RETURN(Database database, OpenStoreFile(path, mode, log));
  return std::unique_ptr<Store>(new Store(std::move(database), mode));
}

absl::Status Store::Close() {
  if (database_.get() == nullptr) return absl::OkStatus();
  sink_.reset();
  // Others who use the log keep it; then it is enough to leave it to them.
  bool writing = mode_ == OpenMode::kWrite || mode_ == OpenMode::kCreate;
  if (writing) database_.Checkpoint().IgnoreError();
  return database_.Close();
}

absl::StatusOr<Run> Store::StartRun(const RunSpec& spec) { return db::StartRun(database_, spec); }

absl::StatusOr<Run> Store::FindRun(int64_t id) { return db::FindRun(database_, id); }

absl::StatusOr<std::vector<Run>> Store::ListRuns() { return db::ListRuns(database_); }

absl::Status Store::BeginWork(Run* run, std::optional<uint64_t> target,
                              std::optional<uint64_t> batch_target) {
  return db::BeginWork(database_, run, target, batch_target);
}

absl::StatusOr<std::vector<std::string>> Store::Audit() { return db::Audit(database_); }

absl::Status Store::SetRunState(Run* run, RunState state) {
  return db::SetRunState(database_, run, state);
}

absl::Status Store::Append(Run* run, absl::Span<const Batch> batches,
                           std::optional<uint64_t> target) {
  if (sink_ == nullptr) {
    GRILLE_ASSIGN_OR_RETURN(sink_, Sink::Create(&database_));
  }
  return sink_->Append(run, batches, target);
}

absl::Status Store::Import(Run* run, absl::Span<const Puzzle> puzzles) {
  Batch batch;
  batch.number = run->next_batch;
  batch.outcomes.assign(puzzles.size(), Outcome::kPuzzle);
  for (const Puzzle& puzzle : puzzles) {
    batch.found.push_back({static_cast<uint32_t>(batch.found.size()), puzzle});
  }
  return Append(run, absl::MakeConstSpan(&batch, 1), std::nullopt);
}

absl::Status Store::Query(const QueryFilter& filter, PuzzleVisitor visit) {
  return RunQuery(database_, filter, visit);
}

absl::StatusOr<StoredPuzzle> Store::FindById(int64_t id) { return db::FindById(database_, id); }

absl::StatusOr<StoredPuzzle> Store::FindByKey(std::string_view key) {
  return db::FindByKey(database_, key);
}

absl::StatusOr<std::vector<std::string>> Store::KeysThere(const std::set<std::string>& keys) {
  return db::KeysThere(database_, keys);
}

absl::StatusOr<std::vector<PuzzleClass>> Store::Counts() { return LoadClasses(database_); }

absl::StatusOr<std::vector<RunClassCount>> Store::CountsByRun() { return CountByRun(database_); }

}  // namespace grille::db
