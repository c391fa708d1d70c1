#include "db/plan.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/cost.h"
#include "db/field.h"
#include "solver/status.h"

// The indexes lead straight to the puzzles of a class in order of id or of score, and to those of a
// run in order of id. The rest must be brought together:
//
// - A range of score in order of id. The puzzles of one class and one score stand in order of id,
// so
//   each score is a part of its own. Are there too many, but few puzzles, their ids are sorted in
//   memory. Else matches are common, and the classes are walked by id.
// - A run in order of score, or with classes that are not common in it; a client. Those who have
// few
//   puzzles are asked for all of them. Else the classes are walked between the first and the last
//   id of the run, and it is told by the ids alone who is of the run or the client, if they fit
//   into memory, else by the rows.
// - A range of measure is sifted out of the rest.
//
// How far apart the matches are on such a walk nobody knows: a run's levels, or the measures of a
// level, are seldom those of the store. When it turns out to be long, all puzzles of the client,
// the run or the store are gone through instead, in the order in which they lie on the disk, and
// what matches is sorted in memory.

namespace grille::db {
namespace {

constexpr size_t kMostParts = 1000;
constexpr size_t kMostGiven = 30'000;
// An answer that is kept in memory until it is known to be complete, or while it is sorted.
constexpr uint64_t kMostKept = 10'000;
// What a varied query looks at until it has enough, roughly.
constexpr uint64_t kVariedLook = 1000;

// Brings rows that match into the order of the filter, keeping no more than twice as many as
// wanted.
class Sorter {
 public:
  explicit Sorter(const Matcher& matcher)
      : matcher_(matcher),
        by_score_(ByScore(matcher.filter().order)),
        downward_(Downward(matcher.filter().order)),
        wanted_(matcher.filter().limit.value_or(std::numeric_limits<uint64_t>::max())) {}

  void Take(const Statement& row) {
    if (!matcher_.Matches(row)) return;
    ranked_.emplace_back(by_score_ ? row.Int(2) : 0, row.Int(0));
    if (ranked_.size() / 2 > wanted_) Sort();
  }

  Plan Finish() {
    Sort();
    Plan plan;
    plan.given.reserve(ranked_.size());
    for (auto [score, id] : ranked_) plan.given.push_back(id);
    return plan;
  }

 private:
  void Sort() {
    std::sort(ranked_.begin(), ranked_.end());
    if (downward_) std::reverse(ranked_.begin(), ranked_.end());
    if (ranked_.size() > wanted_) ranked_.resize(wanted_);
  }

  const Matcher& matcher_;
  bool by_score_;
  bool downward_;
  uint64_t wanted_;
  std::vector<std::pair<int64_t, int64_t>> ranked_;  // score and id; by id, all scores are 0
};

absl::StatusOr<Plan> SortIds(Database& database, const Matcher& matcher,
                             const std::vector<int64_t>& ids) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement look,
      database.Prepare(absl::StrCat("SELECT ", kPuzzleColumns, " FROM puzzle WHERE id = ?1")));
  Sorter sorter(matcher);
  for (int64_t id : ids) {
    look.Bind(1, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, look.Step());
    if (row) sorter.Take(look);
    look.Reset();
  }
  return sorter.Finish();
}

class Planner {
 public:
  Planner(Database& database, const Matcher& matcher, Field field)
      : database_(database),
        matcher_(matcher),
        filter_(matcher.filter()),
        field_(std::move(field)),
        by_score_(ByScore(filter_.order)) {
    uint64_t all = filter_.variety.has_value() ? kVariedLook : std::numeric_limits<uint64_t>::max();
    wanted_ = static_cast<double>(filter_.limit.value_or(all));
  }

  absl::StatusOr<Plan> Make() {
    if (field_.Empty()) return Plan();
    GRILLE_ASSIGN_OR_RETURN(Plan plan, FirstPlan());
    bool sifts =
        filter_.client.has_value() || filter_.run.has_value() || filter_.measure != Range{};
    bool walks = plan.along == Along::kClasses || plan.along == Along::kParts;
    if (sifts && walks && filter_.limit.value_or(kMostKept + 1) <= kMostKept) {
      plan.patience = static_cast<int64_t>(std::min(SortingCost() / 4, 1e18));
    }
    return plan;
  }

 private:
  absl::StatusOr<Plan> FirstPlan() {
    if (filter_.client.has_value()) return OfFew(matcher_.owned());
    if (filter_.run.has_value()) return OfRun();
    if (!by_score_ && matcher_.all_classes() && filter_.score == Range{}) {
      return Plan{.along = Along::kTable, .ids = field_.ids};
    }
    return AlongClasses();
  }

  // The rows of a run lie close together if it was made alone.
  double RunRowCost() const {
    return std::min(static_cast<double>(kLookupCost), kRowCost * field_.IdsARow());
  }

  double SortingCost() const {
    if (filter_.client.has_value()) {
      return static_cast<double>(matcher_.owned().size()) * kLookupCost;
    }
    if (filter_.run.has_value()) return static_cast<double>(field_.run_rows) * RunRowCost();
    return static_cast<double>(field_.ids.max) * kRowCost;
  }

  absl::StatusOr<Plan> OfRun() {
    auto rows = static_cast<double>(field_.run_rows);
    auto in_classes = static_cast<double>(field_.in_classes);
    if (!by_score_) {
      // Were its classes those of the whole store: how many rows of the run hold what is wanted,
      // and how many entries of the classes.
      auto ids = static_cast<double>(field_.last);
      double of_run = std::min(rows, wanted_ * std::max(1.0, ids / in_classes));
      double of_classes = std::min(in_classes, wanted_ * field_.IdsARow());
      if (matcher_.all_classes() || of_run * RunRowCost() <= of_classes * kLookupCost) {
        return Plan{.along = Along::kRun, .ids = field_.ids};
      }
    }
    if (field_.run_rows <= kFewRows) {
      GRILLE_ASSIGN_OR_RETURN(std::vector<int64_t> ids, IdsOfRun(database_, *filter_.run));
      return OfFew(std::move(ids));
    }
    return AlongClasses();
  }

  // Nothing but these ids can match.
  absl::StatusOr<Plan> OfFew(std::vector<int64_t> ids) {
    auto few = static_cast<double>(ids.size());
    auto in_classes = static_cast<double>(field_.in_classes);
    double walked = std::min(in_classes, wanted_ * in_classes / std::max(1.0, few));
    if (few * kLookupCost <= walked * kStepCost) return Given(ids);
    GRILLE_ASSIGN_OR_RETURN(Plan plan, AlongClasses());
    plan.of_few = true;
    plan.few = std::move(ids);
    return plan;
  }

  absl::StatusOr<Plan> AlongClasses() {
    Plan plan = {.along = by_score_ ? Along::kClasses : Along::kParts, .ids = field_.ids};
    if (by_score_) {
      for (const PuzzleClass& entry : field_.classes) plan.classes.push_back(entry.id);
      return plan;
    }
    GRILLE_ASSIGN_OR_RETURN(std::optional<std::vector<Part>> parts,
                            PartsWithin(database_, field_.classes, filter_.score, kMostParts));
    if (parts.has_value()) {
      plan.parts = *std::move(parts);
      return plan;
    }
    std::vector<int64_t> ids;
    GRILLE_ASSIGN_OR_RETURN(bool all, FindIds(&ids));
    if (all) {
      std::sort(ids.begin(), ids.end());
      return Given(ids);
    }
    for (const PuzzleClass& entry : field_.classes) plan.parts.push_back({entry.id});
    return plan;
  }

  // The ids of the classes' puzzles within the range of score; false when there are too many.
  absl::StatusOr<bool> FindIds(std::vector<int64_t>* ids) {
    GRILLE_ASSIGN_OR_RETURN(Statement next,
                            database_.Prepare("SELECT id FROM puzzle INDEXED BY puzzle_score WHERE "
                                              "class = ?1 AND score BETWEEN ?2 AND ?3"));
    next.Bind(2, filter_.score.min);
    next.Bind(3, filter_.score.max);
    for (const PuzzleClass& entry : field_.classes) {
      next.Bind(1, entry.id);
      while (true) {
        GRILLE_ASSIGN_OR_RETURN(bool row, next.Step());
        if (!row) break;
        if (ids->size() == kMostGiven) return false;
        ids->push_back(next.Int(0));
      }
      next.Reset();
    }
    return true;
  }

  // Puzzles by their ids, which are in order. By id, they need not all be looked up.
  absl::StatusOr<Plan> Given(const std::vector<int64_t>& ids) {
    if (!by_score_) {
      Plan plan = {.given = ids};
      if (Downward(filter_.order)) std::reverse(plan.given.begin(), plan.given.end());
      return plan;
    }
    return SortIds(database_, matcher_, ids);
  }

  Database& database_;
  const Matcher& matcher_;
  const QueryFilter& filter_;
  Field field_;
  bool by_score_;
  double wanted_;
};

}  // namespace

absl::StatusOr<Plan> MakePlan(Database& database, const Matcher& matcher) {
  GRILLE_ASSIGN_OR_RETURN(Field field, FieldOf(database, matcher));
  return Planner(database, matcher, std::move(field)).Make();
}

absl::StatusOr<Plan> MakeSortingPlan(Database& database, const Matcher& matcher) {
  const QueryFilter& filter = matcher.filter();
  if (filter.client.has_value()) return SortIds(database, matcher, matcher.owned());
  GRILLE_ASSIGN_OR_RETURN(
      Statement rows,
      database.Prepare(absl::StrCat(
          "SELECT ", kPuzzleColumns, " FROM puzzle ",
          filter.run.has_value() ? "INDEXED BY puzzle_run WHERE run = ?1" : "WHERE id >= ?1")));
  rows.Bind(1, filter.run.value_or(1));
  Sorter sorter(matcher);
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, rows.Step());
    if (!row) return sorter.Finish();
    sorter.Take(rows);
  }
}

}  // namespace grille::db
