#include "db/query.h"

#include <algorithm>
#include <string>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "db/choice.h"
#include "db/match.h"
#include "db/transaction.h"
#include "db/variety.h"
#include "db/walk.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// A varied random choice looks at first at so many puzzles for each that is wanted.
constexpr uint64_t kFirstBatch = 3;
// More than any store has, and far from overflowing.
constexpr uint64_t kLongLook = uint64_t{1} << 48;

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

// Visits a random choice, until the visitor has enough.
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

absl::Status Visit(Database& database, const QueryFilter& filter, PuzzleVisitor visit) {
  GRILLE_ASSIGN_OR_RETURN(Matcher matcher, Matcher::Create(database, filter));
  if (filter.order == Order::kRandom) return VisitChoice(database, matcher, visit);
  GRILLE_ASSIGN_OR_RETURN(Plan plan, MakePlan(database, matcher));
  return WalkPlan(database, matcher, plan, visit);
}

// How the visitor of a varied query ends it: no failure.
absl::Status Enough() { return absl::OutOfRangeError("enough"); }

// In order: each puzzle is taken unless it is too near to one taken before. How many must be looked
// at is not known beforehand; a random choice is drawn anew, larger, until it holds enough.
absl::Status VisitVaried(Database& database, const QueryFilter& filter, PuzzleVisitor visit) {
  if (filter.limit == 0) return absl::OkStatus();
  QueryFilter wide = filter;
  wide.limit.reset();
  bool random = filter.order == Order::kRandom;
  std::vector<StoredPuzzle> chosen;
  for (uint64_t look = kFirstBatch * std::min(filter.limit.value_or(0), kLongLook);; look *= 4) {
    if (random && filter.limit.has_value()) wide.limit = look;
    Variety variety(*filter.variety);
    chosen.clear();
    uint64_t seen = 0;
    absl::Status status = Visit(database, wide, [&](const StoredPuzzle& stored) -> absl::Status {
      ++seen;
      GRILLE_ASSIGN_OR_RETURN(bool differs, variety.Take(stored));
      if (!differs) return absl::OkStatus();
      chosen.push_back(stored);
      return filter.limit == chosen.size() ? Enough() : absl::OkStatus();
    });
    bool enough = filter.limit == chosen.size();
    if (!status.ok() && !enough) return status;
    if (enough || !wide.limit.has_value() || seen < look) break;
  }
  for (const StoredPuzzle& stored : chosen) GRILLE_RETURN_IF_ERROR(visit(stored));
  return absl::OkStatus();
}

}  // namespace

absl::Status RunQuery(Database& database, const QueryFilter& filter, PuzzleVisitor visit) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  if (filter.variety.has_value()) return VisitVaried(database, filter, visit);
  return Visit(database, filter, visit);
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

absl::StatusOr<std::vector<std::string>> KeysThere(Database& database,
                                                   const std::set<std::string>& keys) {
  GRILLE_ASSIGN_OR_RETURN(Transaction view, Transaction::BeginRead(database));
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare("SELECT 1 FROM puzzle WHERE key = ?1"));
  std::vector<std::string> there;
  for (const std::string& key : keys) {
    select.BindBlob(1, key);
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (row) there.push_back(key);
    select.Reset();
  }
  return there;
}

}  // namespace grille::db
