#include "db/walk.h"

#include <limits>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "db/cost.h"
#include "db/part_merge.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Hands over rows that match, until there are enough, or too much was spent on others.
class Desk {
 public:
  Desk(const Matcher& matcher, std::optional<int64_t> patience, PuzzleVisitor visit)
      : matcher_(matcher),
        visit_(visit),
        left_(matcher.filter().limit.value_or(std::numeric_limits<uint64_t>::max())),
        patience_(patience.value_or(std::numeric_limits<int64_t>::max())) {}

  bool Closed() const { return left_ == 0 || GaveUp(); }
  bool GaveUp() const { return patience_ <= 0; }
  int64_t* patience() { return &patience_; }

  absl::Status Take(const Statement& row) {
    if (!matcher_.Matches(row)) {
      patience_ -= kLookupCost;
      return absl::OkStatus();
    }
    --left_;
    return visit_(matcher_.ReadPuzzle(row));
  }

 private:
  const Matcher& matcher_;
  PuzzleVisitor visit_;
  uint64_t left_;
  int64_t patience_;
};

// Finds rows by their ids.
class Lookup {
 public:
  static absl::StatusOr<Lookup> Create(Database& database) {
    Lookup lookup;
    GRILLE_ASSIGN_OR_RETURN(
        lookup.look_,
        database.Prepare(absl::StrCat("SELECT ", kPuzzleColumns, " FROM puzzle WHERE id = ?1")));
    return lookup;
  }

  absl::Status HandOver(int64_t id, Desk* desk) {
    look_.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, look_.Step());
    absl::Status status = row ? desk->Take(look_) : absl::OkStatus();
    look_.Reset();
    return status;
  }

 private:
  Statement look_;
};

absl::Status WalkGiven(Database& database, const Plan& plan, Desk* desk) {
  GRILLE_ASSIGN_OR_RETURN(Lookup lookup, Lookup::Create(database));
  for (int64_t id : plan.given) {
    if (desk->Closed()) break;
    GRILLE_RETURN_IF_ERROR(lookup.HandOver(id, desk));
  }
  return absl::OkStatus();
}

// One statement gives the rows one after the other.
absl::Status WalkRows(Database& database, const QueryFilter& filter, const Plan& plan, Desk* desk) {
  bool downward = Downward(filter.order);
  GRILLE_ASSIGN_OR_RETURN(
      Statement rows,
      database.Prepare(absl::StrCat(
          "SELECT ", kPuzzleColumns, " FROM puzzle ",
          plan.along == Along::kRun ? "INDEXED BY puzzle_run WHERE run = ?3 AND " : "WHERE ",
          "id BETWEEN ?1 AND ?2 ORDER BY id", downward ? " DESC" : "")));
  rows.Bind(1, plan.ids.min);
  rows.Bind(2, plan.ids.max);
  if (plan.along == Along::kRun) rows.Bind(3, *filter.run);
  while (!desk->Closed()) {
    GRILLE_ASSIGN_OR_RETURN(bool row, rows.Step());
    if (!row) break;
    GRILLE_RETURN_IF_ERROR(desk->Take(rows));
  }
  return absl::OkStatus();
}

absl::Status WalkMerged(Database& database, const QueryFilter& filter, const Plan& plan,
                        Desk* desk) {
  GRILLE_ASSIGN_OR_RETURN(Lookup lookup, Lookup::Create(database));
  GRILLE_ASSIGN_OR_RETURN(PartMerge merge, PartMerge::Create(database, filter, plan));
  while (!desk->Closed()) {
    GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> id, merge.Next(desk->patience()));
    if (!id.has_value()) break;
    GRILLE_RETURN_IF_ERROR(lookup.HandOver(*id, desk));
  }
  return absl::OkStatus();
}

absl::Status Walk(Database& database, const QueryFilter& filter, const Plan& plan, Desk* desk) {
  switch (plan.along) {
    case Along::kGiven:
      return WalkGiven(database, plan, desk);
    case Along::kTable:
    case Along::kRun:
      return WalkRows(database, filter, plan, desk);
    case Along::kParts:
    case Along::kClasses:
      break;
  }
  return WalkMerged(database, filter, plan, desk);
}

}  // namespace

absl::Status WalkPlan(Database& database, const Matcher& matcher, const Plan& plan,
                      PuzzleVisitor visit) {
  std::vector<StoredPuzzle> kept;
  auto keep = [&](const StoredPuzzle& puzzle) {
    kept.push_back(puzzle);
    return absl::OkStatus();
  };
  bool keeps = plan.patience.has_value();
  Desk desk(matcher, plan.patience, keeps ? PuzzleVisitor(keep) : visit);
  GRILLE_RETURN_IF_ERROR(Walk(database, matcher.filter(), plan, &desk));
  if (desk.GaveUp()) {
    GRILLE_ASSIGN_OR_RETURN(Plan better, MakeSortingPlan(database, matcher));
    return WalkPlan(database, matcher, better, visit);
  }
  for (const StoredPuzzle& puzzle : kept) GRILLE_RETURN_IF_ERROR(visit(puzzle));
  return absl::OkStatus();
}

}  // namespace grille::db
