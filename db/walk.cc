#include "db/walk.h"

#include <algorithm>
#include <limits>
#include <queue>

#include "absl/strings/str_cat.h"
#include "db/run.h"
#include "solver/status.h"

// A query over several classes walks each class's part of the index and merges the parts, as a
// single walk would need a sort of everything. One prepared statement serves all: it fetches a
// chunk of a class's rows behind the last one seen, so a thousand classes cost a thousand short
// look-ups, not a thousand open statements. Chunks begin small, as most queries want few rows, and
// double, so that a long export rarely starts anew.

namespace grille::db {
namespace {

constexpr int64_t kFirstChunk = 8;
constexpr int64_t kLastChunk = 256;

bool Downward(Order order) { return order == Order::kNewest || order == Order::kHardest; }

// ?1 the value, (?2, ?3) score and id of the last row seen, ?4 the last score wanted, ?5 how many.
// The index is named, so that statistics in the file can never lead the planner elsewhere.
std::string ChunkSql(Along along, bool downward) {
  const char* after = downward ? " < " : " > ";
  const char* turn = downward ? " DESC" : "";
  std::string from = absl::StrCat("SELECT ", kPuzzleColumns, " FROM puzzle ");
  std::string by_id = absl::StrCat("id", after, "?3 ORDER BY id", turn, " LIMIT ?5");
  switch (along) {
    case Along::kTable:
      return absl::StrCat(from, "WHERE ", by_id);
    case Along::kRun:
      return absl::StrCat(from, "INDEXED BY puzzle_run WHERE run = ?1 AND ", by_id);
    case Along::kClass:
      return absl::StrCat(from, "INDEXED BY puzzle_class WHERE class = ?1 AND ", by_id);
    case Along::kScore:
      return absl::StrCat(from, "INDEXED BY puzzle_score WHERE class = ?1 AND (score, id)", after,
                          "(?2, ?3) AND score", downward ? " >= " : " <= ", "?4 ORDER BY score",
                          turn, ", id", turn, " LIMIT ?5");
  }
  return "";
}

// One value's walk: the rows fetched ahead, and where to fetch the next ones.
struct Source {
  int64_t value = 0;
  int64_t score = 0;
  int64_t id = 0;
  int64_t chunk = kFirstChunk;
  bool dry = false;
  std::vector<StoredPuzzle> rows;
  size_t at = 0;
};

class Merge {
 public:
  Merge(const Matcher& matcher, const Plan& plan)
      : matcher_(matcher),
        by_score_(plan.along == Along::kScore),
        downward_(Downward(matcher.filter().order)) {
    const Range& score = matcher.filter().score;
    for (int64_t value : plan.values) {
      Source& source = sources_.emplace_back();
      source.value = value;
      source.score = downward_ ? score.max : score.min;
      // Beyond all ids: with the bound of the score before it, everything within is behind.
      source.id = downward_ ? std::numeric_limits<int64_t>::max() : 0;
    }
  }

  absl::Status Run(Statement fetch, PuzzleVisitor visit) {
    fetch_ = std::move(fetch);
    uint64_t left = matcher_.filter().limit.value_or(std::numeric_limits<uint64_t>::max());
    if (left == 0) return absl::OkStatus();
    auto later = [this](const Source* a, const Source* b) { return Before(*b, *a); };
    std::priority_queue<Source*, std::vector<Source*>, decltype(later)> heads(later);
    for (Source& source : sources_) {
      GRILLE_RETURN_IF_ERROR(Fill(&source));
      if (source.at < source.rows.size()) heads.push(&source);
    }
    while (!heads.empty() && left > 0) {
      Source* source = heads.top();
      heads.pop();
      GRILLE_RETURN_IF_ERROR(visit(source->rows[source->at]));
      --left;
      ++source->at;
      if (source->at == source->rows.size() && left > 0) GRILLE_RETURN_IF_ERROR(Fill(source));
      if (source->at < source->rows.size()) heads.push(source);
    }
    return absl::OkStatus();
  }

 private:
  bool Before(const Source& a, const Source& b) const {
    const StoredPuzzle& x = a.rows[a.at];
    const StoredPuzzle& y = b.rows[b.at];
    if (by_score_ && x.puzzle.score != y.puzzle.score) {
      return (x.puzzle.score < y.puzzle.score) != downward_;
    }
    return (x.id < y.id) != downward_;
  }

  // Whether a row stands behind the last one of its walk.
  bool Advances(const Source& source, int64_t score, int64_t id) const {
    if (by_score_ && score != source.score) return (score > source.score) != downward_;
    return downward_ ? id < source.id : id > source.id;
  }

  // Fetches rows until there is one that matches, or no more at all.
  absl::Status Fill(Source* source) {
    source->rows.clear();
    source->at = 0;
    while (source->rows.empty() && !source->dry) {
      fetch_.Bind(1, source->value);
      fetch_.Bind(2, source->score);
      fetch_.Bind(3, source->id);
      fetch_.Bind(4, downward_ ? matcher_.filter().score.min : matcher_.filter().score.max);
      fetch_.Bind(5, source->chunk);
      int64_t fetched = 0;
      while (true) {
        GRILLE_ASSIGN_OR_RETURN(bool row, fetch_.Step());
        if (!row) break;
        ++fetched;
        // In a damaged index the way may lead back; it would be walked for ever.
        if (!Advances(*source, fetch_.Int(2), fetch_.Int(0))) {
          return absl::DataLossError(
              absl::StrCat("puzzle ", fetch_.Int(0), " is not in its place in the index"));
        }
        source->id = fetch_.Int(0);
        source->score = fetch_.Int(2);
        if (matcher_.Matches(fetch_)) source->rows.push_back(matcher_.ReadPuzzle(fetch_));
      }
      fetch_.Reset();
      source->dry = fetched < source->chunk;
      source->chunk = std::min(2 * source->chunk, kLastChunk);
    }
    return absl::OkStatus();
  }

  const Matcher& matcher_;
  const bool by_score_;
  const bool downward_;
  Statement fetch_;
  std::vector<Source> sources_;
};

}  // namespace

absl::StatusOr<Plan> MakePlan(Database& database, const Matcher& matcher) {
  const QueryFilter& filter = matcher.filter();
  const bool random = filter.order == Order::kRandom;
  const bool ranked = filter.order == Order::kEasiest || filter.order == Order::kHardest;
  Plan plan;
  plan.at_most = matcher.count();
  if (filter.run.has_value()) {
    absl::StatusOr<Run> run = FindRun(database, *filter.run);
    if (absl::IsNotFound(run.status())) return Plan{Along::kRun, {}, 0};
    GRILLE_RETURN_IF_ERROR(run.status());
    auto stored = std::max(int64_t{0}, static_cast<int64_t>(run->counts.stored));
    plan.at_most = std::min(plan.at_most, stored);
    // Whichever is the shorter way.
    if (!ranked && (matcher.all_classes() || stored <= matcher.count())) {
      plan.along = Along::kRun;
      plan.values = {*filter.run};
      return plan;
    }
  } else if (!ranked && !random && matcher.all_classes()) {
    plan.values = {0};
    return plan;
  }
  plan.along = ranked || (random && filter.score != Range{}) ? Along::kScore : Along::kClass;
  for (const PuzzleClass& entry : matcher.classes()) plan.values.push_back(entry.id);
  return plan;
}

absl::Status WalkPlan(Database& database, const Matcher& matcher, const Plan& plan,
                      PuzzleVisitor visit) {
  GRILLE_ASSIGN_OR_RETURN(Statement fetch,
                          database.Prepare(ChunkSql(plan.along, Downward(matcher.filter().order))));
  return Merge(matcher, plan).Run(std::move(fetch), visit);
}

}  // namespace grille::db
