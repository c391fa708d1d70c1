#include "db/query.h"

#include <string>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "db/choice.h"
#include "db/match.h"
#include "db/transaction.h"
#include "db/walk.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// A plain look-up needs the class of one row only, but classes are few.
absl::StatusOr<StoredPuzzle> ReadOne(const Matcher& matcher, Statement* select,
                                     const std::string& missing) {
  GRILLE_ASSIGN_OR_RETURN(bool row, select->Step());
  if (!row) return absl::NotFoundError(missing);
  StoredPuzzle stored = matcher.ReadPuzzle(*select);
  select->Reset();
  return stored;
}

absl::StatusOr<Statement> PrepareLookup(Database& database, const char* column) {
  return database.Prepare(
      absl::StrCat("SELECT ", kPuzzleColumns, " FROM puzzle WHERE ", column, " = ?1"));
}

absl::Status VisitChoice(Database& database, const Matcher& matcher, PuzzleVisitor visit) {
  GRILLE_ASSIGN_OR_RETURN(std::vector<int64_t> ids, ChooseAtRandom(database, matcher));
  GRILLE_ASSIGN_OR_RETURN(Statement select, PrepareLookup(database, "id"));
  for (int64_t id : ids) {
    select.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(StoredPuzzle stored,
                            ReadOne(matcher, &select, absl::StrCat("puzzle ", id, " vanished")));
    GRILLE_RETURN_IF_ERROR(visit(stored));
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status RunQuery(Database& database, const QueryFilter& filter, PuzzleVisitor visit) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Matcher matcher, Matcher::Create(database, filter));
  if (filter.order == Order::kRandom) return VisitChoice(database, matcher, visit);
  GRILLE_ASSIGN_OR_RETURN(Plan plan, MakePlan(database, matcher));
  return WalkPlan(database, matcher, plan, visit);
}

absl::StatusOr<StoredPuzzle> FindById(Database& database, int64_t id) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Matcher matcher, Matcher::Create(database, {}));
  GRILLE_ASSIGN_OR_RETURN(Statement select, PrepareLookup(database, "id"));
  select.Bind(1, id);
  return ReadOne(matcher, &select, absl::StrCat(database.name(), ": there is no puzzle ", id));
}

absl::StatusOr<StoredPuzzle> FindByKey(Database& database, std::string_view key) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Matcher matcher, Matcher::Create(database, {}));
  GRILLE_ASSIGN_OR_RETURN(Statement select, PrepareLookup(database, "key"));
  select.BindBlob(1, key);
  return ReadOne(matcher, &select, absl::StrCat(database.name(), ": no puzzle has that key"));
}

}  // namespace grille::db
