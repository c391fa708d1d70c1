#include "db/regrade.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "db/class.h"
#include "db/match.h"
#include "db/transaction.h"
#include "solver/kind.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr int64_t kGradesPerStep = 5000;

bool IsStale(const PuzzleClass& entry) {
  const Kind* kind = KindFromId(entry.kind);
  return kind != nullptr && entry.count > 0 && entry.grade_version != kind->grade_version();
}

// Reads first and writes then: what is written moves in the index that is read along.
absl::StatusOr<std::vector<StoredPuzzle>> ReadSome(Database& database, const PuzzleClass& entry) {
  GRILLE_ASSIGN_OR_RETURN(Matcher matcher, Matcher::Create(database, {}));
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare(absl::StrCat("SELECT ", kPuzzleColumns,
                                    " FROM puzzle INDEXED BY puzzle_class WHERE class = ?1 "
                                    "ORDER BY id LIMIT ?2")));
  select.Bind(1, entry.id);
  select.Bind(2, kGradesPerStep);
  std::vector<StoredPuzzle> puzzles;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return puzzles;
    puzzles.push_back(matcher.ReadPuzzle(select));
  }
}

absl::Status RegradeClass(Database& database, const PuzzleClass& entry, RegradeStep* step) {
  const Kind& kind = *KindFromId(entry.kind);
  GRILLE_ASSIGN_OR_RETURN(std::vector<StoredPuzzle> puzzles, ReadSome(database, entry));
  if (puzzles.empty()) {
    return absl::DataLossError(
        absl::StrCat(database.name(), ": class ", entry.id, " has fewer puzzles than it counts"));
  }
  GRILLE_ASSIGN_OR_RETURN(
      Statement update, database.Prepare("UPDATE puzzle SET class = ?2, score = ?3 WHERE id = ?1"));
  ClassBook classes;
  for (StoredPuzzle& stored : puzzles) {
    Level before = stored.puzzle.level;
    if (absl::Status graded = kind.Regrade(&stored.puzzle); !graded.ok()) {
      return Prefixed(absl::StrCat(database.name(), ": puzzle ", stored.id), graded);
    }
    ClassTraits traits = TraitsOf(entry.kind, kind.grade_version(), stored.puzzle);
    traits.use = entry.use;
    GRILLE_ASSIGN_OR_RETURN(int64_t class_id, classes.IdOf(database, traits));
    update.Bind(1, stored.id);
    update.Bind(2, class_id);
    update.Bind(3, stored.puzzle.score);
    GRILLE_RETURN_IF_ERROR(update.Run());
    ++step->graded;
    step->moved += stored.puzzle.level != before ? 1 : 0;
  }
  return absl::OkStatus();
}

absl::Status NoteRuns(Database& database) {
  for (const Kind* kind : AllKinds()) {
    GRILLE_RETURN_IF_ERROR(database.Execute(absl::StrCat(
        "UPDATE run SET grade_version = ", kind->grade_version(), " WHERE kind = ", kind->id(),
        " AND grade_version <> ", kind->grade_version())));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<uint64_t> CountStale(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(std::vector<PuzzleClass> classes, LoadClasses(database));
  uint64_t stale = 0;
  for (const PuzzleClass& entry : classes) {
    if (IsStale(entry)) stale += static_cast<uint64_t>(entry.count);
  }
  return stale;
}

absl::StatusOr<RegradeStep> RegradeSome(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  GRILLE_ASSIGN_OR_RETURN(std::vector<PuzzleClass> classes, LoadClasses(database));
  RegradeStep step;
  for (const PuzzleClass& entry : classes) {
    if (!IsStale(entry)) continue;
    GRILLE_RETURN_IF_ERROR(RegradeClass(database, entry, &step));
    break;
  }
  if (step.graded == 0) GRILLE_RETURN_IF_ERROR(NoteRuns(database));
  GRILLE_RETURN_IF_ERROR(transaction.Commit());
  return step;
}

}  // namespace grille::db
