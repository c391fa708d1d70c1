#include "db/merge_source.h"

#include <map>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "db/open.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// By the index of the run, so in order of id; never in one go (see the class).
constexpr const char* kRead =
    "SELECT p.id, c.kind, c.size, c.marks, c.level, c.grade_version, c.use, p.score, p.measure, "
    "p.batch, p.walk, p.key, p.payload FROM puzzle AS p INDEXED BY puzzle_run CROSS JOIN class AS "
    "c ON c.id = p.class WHERE p.run = ?1 AND p.id > ?2 AND p.id < ?3 ORDER BY p.id LIMIT ?4";

// Many stores may be open at once, and each is read once, from its beginning to its end.
constexpr const char* kSmallCache = "PRAGMA cache_size = -4096";

// Whether any of the runs' puzzles stands, by its number, behind one that comes later in their
// order.
constexpr const char* kDisorder =
    "SELECT EXISTS(SELECT 1 FROM (SELECT batch, walk, lag(batch) OVER w AS batch_before, lag(walk) "
    "OVER w AS walk_before FROM puzzle WHERE run IN (SELECT value FROM json_each(?1)) WINDOW w AS "
    "(ORDER BY id)) WHERE (batch, walk) < (batch_before, walk_before))";

// Finds the shards of one run that came into the store one after the other.
absl::Status FindDisorder(Database& database, StoreRuns* store) {
  std::map<std::tuple<int, std::string, uint64_t, uint64_t>, std::vector<int64_t>> together;
  for (const Run& run : store->runs) {
    const RunSpec& spec = run.spec;
    if (spec.shard.count == 1 || !spec.seed.has_value()) continue;
    together[{spec.kind, spec.options, *spec.seed, spec.shard.count}].push_back(run.id);
  }
  for (const auto& [run, ids] : together) {
    if (ids.size() == 1) continue;
    GRILLE_ASSIGN_OR_RETURN(Statement select, database.Prepare(kDisorder));
    std::string list = absl::StrCat("[", absl::StrJoin(ids, ","), "]");
    select.BindText(1, list);
    GRILLE_RETURN_IF_ERROR(select.Step().status());
    if (select.Int(0) != 0) store->disordered.insert(ids.begin(), ids.end());
  }
  return absl::OkStatus();
}

absl::Status BadClass(const std::string& name, int64_t puzzle) {
  return absl::DataLossError(
      absl::StrCat(name, ": puzzle ", puzzle, " is of a level or use that there is not"));
}

}  // namespace

absl::StatusOr<std::unique_ptr<MergeSource>> MergeSource::Open(const std::string& path) {
  GRILLE_ASSIGN_OR_RETURN(Database database, OpenStoreFile(path, OpenMode::kReadAsIs));
  std::unique_ptr<MergeSource> source(new MergeSource(std::move(database)));
  GRILLE_RETURN_IF_ERROR(source->Load());
  return source;
}

absl::Status MergeSource::Load() {
  GRILLE_RETURN_IF_ERROR(database_.Execute(kSmallCache));
  GRILLE_ASSIGN_OR_RETURN(read_, database_.Prepare(kRead));
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database_));
  runs_.name = database_.name();
  GRILLE_ASSIGN_OR_RETURN(runs_.runs, ListRuns(database_));
  GRILLE_RETURN_IF_ERROR(FindDisorder(database_, &runs_));
  GRILLE_ASSIGN_OR_RETURN(sheets_, ListSheets(database_));
  GRILLE_ASSIGN_OR_RETURN(end_,
                          database_.QueryInt("SELECT next FROM counter WHERE name = 'puzzle'"));
  return view.Commit();
}

absl::Status MergeSource::Read(int64_t run, size_t most, int64_t* after,
                               std::vector<MergeRow>* rows) {
  // So that a puzzle's class and its mark are of one moment.
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database_));
  read_.Bind(1, run);
  read_.Bind(2, *after);
  read_.Bind(3, end_);
  read_.Bind(4, static_cast<int64_t>(most));
  size_t size = 0;
  rows->resize(most);
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool more, read_.Step());
    if (!more) break;
    MergeRow& row = (*rows)[size++];
    *after = read_.Int(0);
    row.traits.kind = static_cast<int>(read_.Int(1));
    row.traits.size = static_cast<uint16_t>(read_.Int(2));
    row.traits.marks = static_cast<uint8_t>(read_.Int(3));
    int64_t level = read_.Int(4);
    int64_t use = read_.Int(6);
    if (level < 0 || level >= kLevelCount || use < 0 || use >= kUseCount) {
      read_.Reset();
      return BadClass(name(), *after);
    }
    row.traits.level = static_cast<Level>(level);
    row.traits.grade_version = static_cast<int>(read_.Int(5));
    row.traits.use = static_cast<Use>(use);
    row.score = read_.Int(7);
    row.measure = read_.Int(8);
    row.batch = read_.Int(9);
    row.walk = read_.Int(10);
    row.key = read_.Blob(11);
    row.payload = read_.Text(12);
    if (row.traits.use != Use::kFree) {
      GRILLE_ASSIGN_OR_RETURN(row.mark, MarkOf(database_, *after));
    }
  }
  read_.Reset();
  rows->resize(size);
  return view.Commit();
}

absl::StatusOr<std::string> MergeSource::KeyOf(int64_t puzzle) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database_.Prepare("SELECT key FROM puzzle WHERE id = ?1"));
  select.Bind(1, puzzle);
  GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
  if (row) return std::string(select.Blob(0));
  return absl::DataLossError(absl::StrCat(name(), ": there is no puzzle ", puzzle));
}

absl::Status MergeStream::Advance() {
  if (place_ < rows_.size()) ++place_;
  if (place_ < rows_.size()) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(source_->Read(piece_->run.id, ahead_, &after_, &rows_));
  place_ = 0;
  seen_ += rows_.size();
  if (!rows_.empty() || seen_ == piece_->run.counts.stored) return absl::OkStatus();
  return absl::AbortedError(absl::StrCat(source_->name(), ": run ", piece_->run.id, " counts ",
                                         piece_->run.counts.stored, " puzzles, but ", seen_,
                                         " were found: it was deleted meanwhile, or is damaged"));
}

}  // namespace grille::db
