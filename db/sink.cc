#include "db/sink.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// The key decides whether a puzzle is new; SQLite looks it up before it writes anything.
constexpr const char* kInsertFound =
    "INSERT INTO puzzle(id, class, score, measure, run, batch, walk, key, payload) "
    "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT(key) DO NOTHING";

// Far from where numbers of puzzles would overflow.
constexpr int64_t kLastId = int64_t{1} << 62;

absl::Status Bad(uint64_t batch, std::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat("batch ", batch, ": ", ToAbsl(why)));
}

// A batch must say of every walk what became of it, and bring exactly the puzzles that it promises.
absl::Status CheckBatch(const Batch& batch) {
  size_t puzzles = 0;
  for (Outcome outcome : batch.outcomes) puzzles += outcome == Outcome::kPuzzle ? 1 : 0;
  if (puzzles != batch.found.size()) {
    return Bad(batch.number,
               absl::StrCat(puzzles, " outcomes are puzzles, but it brings ", batch.found.size()));
  }
  int64_t last = -1;
  for (const Found& found : batch.found) {
    if (found.walk <= last) return Bad(batch.number, "its puzzles are not in order of walk");
    last = found.walk;
    if (found.walk >= batch.outcomes.size() || batch.outcomes[found.walk] != Outcome::kPuzzle) {
      return Bad(batch.number, absl::StrCat("walk ", found.walk, " is no puzzle by its outcome"));
    }
  }
  return absl::OkStatus();
}

absl::Status CheckBatches(const Run& run, absl::Span<const Batch> batches) {
  uint64_t expected = run.next_batch;
  for (const Batch& batch : batches) {
    if (batch.number != expected) {
      return Bad(batch.number, absl::StrCat("batches must follow each other without a gap; run ",
                                            run.id, " waits for batch ", expected));
    }
    expected += run.spec.shard.count;
    GRILLE_RETURN_IF_ERROR(CheckBatch(batch));
  }
  if (!batches.empty() && run.next_walk > 0 && batches[0].outcomes.size() <= run.next_walk) {
    return Bad(batches[0].number,
               absl::StrCat("it has ", batches[0].outcomes.size(), " walks, but run ", run.id,
                            " stands at walk ", run.next_walk));
  }
  return absl::OkStatus();
}

bool Reached(const Run& run) { return run.target.has_value() && run.counts.stored >= *run.target; }

}  // namespace

absl::StatusOr<std::unique_ptr<Sink>> Sink::Create(Database* database) {
  std::unique_ptr<Sink> sink(new Sink(database));
  GRILLE_ASSIGN_OR_RETURN(sink->insert_, database->Prepare(kInsertFound));
  return sink;
}

absl::Status Sink::Append(Run* run, absl::Span<const Batch> batches,
                          std::optional<uint64_t> target) {
  if (target.has_value() && run->counts.stored >= *target) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(CheckBatches(*run, batches));
  absl::StatusOr<Run> next = AppendInTransaction(*run, batches, target);
  if (!next.ok()) {
    classes_.Clear();
    return next.status();
  }
  *run = *std::move(next);
  return absl::OkStatus();
}

absl::StatusOr<Run> Sink::AppendInTransaction(const Run& run, absl::Span<const Batch> batches,
                                              std::optional<uint64_t> target) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(*database_));
  GRILLE_RETURN_IF_ERROR(CheckHeld(*database_, run));
  GRILLE_ASSIGN_OR_RETURN(next_id_,
                          database_->QueryInt("SELECT next FROM counter WHERE name = 'puzzle'"));
  if (next_id_ < 1 || next_id_ > kLastId) {
    return absl::DataLossError(absl::StrCat(
        database_->name(), ": its next puzzle would have number ", next_id_, ", which cannot be"));
  }
  Run next = run;
  next.target = target;
  for (const Batch& batch : batches) {
    GRILLE_RETURN_IF_ERROR(AppendBatch(batch, &next));
    if (Reached(next)) break;
  }
  next.state = Reached(next) ? RunState::kDone : RunState::kRunning;
  GRILLE_RETURN_IF_ERROR(classes_.WriteGains(*database_));
  GRILLE_RETURN_IF_ERROR(database_->Execute(
      absl::StrCat("UPDATE counter SET next = ", next_id_, " WHERE name = 'puzzle'")));
  GRILLE_RETURN_IF_ERROR(WriteProgress(*database_, next));
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  return next;
}

// Goes through the candidates one by one, so that the counts are those of exactly the candidates up
// to the one that reaches the target, and a later, larger target goes on right behind it.
absl::Status Sink::AppendBatch(const Batch& batch, Run* run) {
  RunCounts& counts = run->counts;
  auto found = batch.found.begin();
  while (found != batch.found.end() && found->walk < run->next_walk) ++found;
  size_t walk = run->next_walk;
  while (walk < batch.outcomes.size() && !Reached(*run)) {
    switch (batch.outcomes[walk]) {
      case Outcome::kPuzzle: {
        GRILLE_ASSIGN_OR_RETURN(bool stored, Insert(*run, batch.number, *found));
        ++(stored ? counts.stored : counts.known);
        ++found;
        break;
      }
      case Outcome::kFailed:
        ++counts.failed;
        break;
      case Outcome::kAmbiguous:
        ++counts.ambiguous;
        break;
      case Outcome::kFiltered:
        ++counts.filtered;
        break;
    }
    ++counts.seen;
    ++walk;
  }
  bool finished = walk == batch.outcomes.size();
  run->next_batch = batch.number + (finished ? run->spec.shard.count : 0);
  run->next_walk = finished ? 0 : static_cast<uint32_t>(walk);
  return absl::OkStatus();
}

absl::StatusOr<bool> Sink::Insert(const Run& run, uint64_t batch, const Found& found) {
  const Puzzle& puzzle = found.puzzle;
  GRILLE_ASSIGN_OR_RETURN(
      int64_t class_id,
      classes_.IdOf(*database_, TraitsOf(run.spec.kind, run.spec.grade_version, puzzle)));
  insert_.Bind(1, next_id_);
  insert_.Bind(2, class_id);
  insert_.Bind(3, puzzle.score);
  insert_.Bind(4, puzzle.measure);
  insert_.Bind(5, run.id);
  insert_.Bind(6, static_cast<int64_t>(batch));
  insert_.Bind(7, found.walk);
  insert_.BindBlob(8, puzzle.key);
  insert_.BindText(9, puzzle.payload);
  GRILLE_RETURN_IF_ERROR(insert_.Run());
  if (database_->Changes() == 0) return false;
  classes_.Gain(class_id);
  ++next_id_;
  return true;
}

}  // namespace grille::db
