#include "db/field.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/run.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// More classes than these are not asked one by one whether they have anything where it matters.
constexpr size_t kFewClasses = 300;

absl::StatusOr<int64_t> EndOfRun(Database& database, int64_t run, const char* turn) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement end, database.Prepare(absl::StrCat("SELECT id FROM puzzle INDEXED BY puzzle_run "
                                                   "WHERE run = ?1 ORDER BY id ",
                                                   turn, " LIMIT 1")));
  end.Bind(1, run);
  GRILLE_ASSIGN_OR_RETURN(bool row, end.Step());
  return row ? end.Int(0) : 0;
}

absl::Status DropElsewhere(Database& database, Field* field) {
  if (field->classes.size() > kFewClasses) return absl::OkStatus();
  GRILLE_ASSIGN_OR_RETURN(Statement any,
                          database.Prepare("SELECT 1 FROM puzzle INDEXED BY puzzle_class "
                                           "WHERE class = ?1 AND id BETWEEN ?2 AND ?3 LIMIT 1"));
  any.Bind(2, field->ids.min);
  any.Bind(3, field->ids.max);
  std::vector<PuzzleClass> kept;
  for (const PuzzleClass& entry : field->classes) {
    any.Bind(1, entry.id);
    GRILLE_ASSIGN_OR_RETURN(bool row, any.Step());
    any.Reset();
    if (row) kept.push_back(entry);
  }
  field->classes = std::move(kept);
  return absl::OkStatus();
}

// A run is often one stretch of ids, or half of a stretch.
absl::Status LookAtRun(Database& database, const Matcher& matcher, int64_t id, Field* field) {
  absl::StatusOr<Run> run = FindRun(database, id);
  if (absl::IsNotFound(run.status())) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(run.status());
  field->run_rows = std::max(int64_t{0}, static_cast<int64_t>(run->counts.stored));
  GRILLE_ASSIGN_OR_RETURN(int64_t first, EndOfRun(database, id, "ASC"));
  if (first < 1) return absl::OkStatus();
  GRILLE_ASSIGN_OR_RETURN(int64_t last, EndOfRun(database, id, "DESC"));
  field->ids = {first, last};
  Order order = matcher.filter().order;
  bool by_id = order == Order::kOldest || order == Order::kNewest;
  if (by_id && matcher.all_classes()) return absl::OkStatus();
  return DropElsewhere(database, field);
}

}  // namespace

absl::StatusOr<Field> FieldOf(Database& database, const Matcher& matcher) {
  Field field;
  field.classes = matcher.classes();
  GRILLE_ASSIGN_OR_RETURN(field.last, database.QueryInt("SELECT ifnull(max(id), 0) FROM puzzle"));
  if (matcher.filter().run.has_value()) {
    GRILLE_RETURN_IF_ERROR(LookAtRun(database, matcher, *matcher.filter().run, &field));
  } else {
    field.ids = {1, field.last};
  }
  for (const PuzzleClass& entry : field.classes) field.in_classes += entry.count;
  return field;
}

absl::StatusOr<std::vector<int64_t>> IdsOfRun(Database& database, int64_t run) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare("SELECT id FROM puzzle INDEXED BY puzzle_run WHERE run = ?1 ORDER BY id"));
  select.Bind(1, run);
  std::vector<int64_t> ids;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return ids;
    ids.push_back(select.Int(0));
  }
}

}  // namespace grille::db
