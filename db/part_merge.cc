#include "db/part_merge.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "db/cost.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr Range kNone = {1, 0};
constexpr int64_t kLastChunk = 256;
// With so many parts, most of them give nothing to a short answer.
constexpr size_t kManyParts = 8;

bool Left(const Range& range) { return range.min <= range.max; }

}  // namespace

absl::StatusOr<PartMerge> PartMerge::Create(Database& database, const QueryFilter& filter,
                                            const Plan& plan) {
  PartMerge merge(database, filter, plan);
  GRILLE_RETURN_IF_ERROR(merge.Prepare());
  return merge;
}

PartMerge::PartMerge(Database& database, const QueryFilter& filter, const Plan& plan)
    : database_(&database),
      plan_(&plan),
      downward_(Downward(filter.order)),
      by_score_(plan.along == Along::kClasses) {
  Source source;
  source.chunk = plan.parts.size() + plan.classes.size() > kManyParts ? 2 : 16;
  source.ids = plan.ids;
  source.scores = kNone;
  for (const Part& part : plan.parts) {
    source.class_id = part.class_id;
    source.score = part.score;
    sources_.push_back(source);
  }
  source.score.reset();
  source.scores = filter.score;
  for (int64_t class_id : plan.classes) {
    source.class_id = class_id;
    sources_.push_back(source);
  }
}

// The entries of a class or of one score in it, by id, and those of a class by score. ?1 the class,
// ?2 … ?3 the ids that may come, ?4 how many, ?5 (… ?6) the score or scores. The index is named, so
// that statistics in the file can never lead the planner elsewhere.
absl::Status PartMerge::Prepare() {
  const char* turn = downward_ ? " DESC" : "";
  auto sql = [&](const char* columns, const char* from, const char* by) {
    return absl::StrCat("SELECT id", columns, " FROM puzzle INDEXED BY ", from,
                        " AND id BETWEEN ?2 AND ?3 ORDER BY ", by, "id", turn, " LIMIT ?4");
  };
  GRILLE_ASSIGN_OR_RETURN(in_class_,
                          database_->Prepare(sql("", "puzzle_class WHERE class = ?1", "")));
  GRILLE_ASSIGN_OR_RETURN(
      in_score_, database_->Prepare(sql("", "puzzle_score WHERE class = ?1 AND score = ?5", "")));
  GRILLE_ASSIGN_OR_RETURN(
      in_scores_,
      database_->Prepare(sql(", score", "puzzle_score WHERE class = ?1 AND score BETWEEN ?5 AND ?6",
                             downward_ ? "score DESC, " : "score, ")));
  return absl::OkStatus();
}

bool PartMerge::Later(size_t a, size_t b) const {
  const Source& x = sources_[a];
  const Source& y = sources_[b];
  return (y.entries[y.at] < x.entries[x.at]) != downward_;
}

void PartMerge::Push(size_t source) {
  if (!sources_[source].AtHand()) return;
  heads_.push_back(source);
  std::push_heap(heads_.begin(), heads_.end(), [this](size_t a, size_t b) { return Later(a, b); });
}

absl::StatusOr<std::optional<int64_t>> PartMerge::Next(int64_t* patience) {
  if (!begun_) {
    begun_ = true;
    for (size_t i = 0; i < sources_.size(); ++i) {
      GRILLE_RETURN_IF_ERROR(Fill(&sources_[i], patience));
      Push(i);
    }
  } else if (current_.has_value()) {
    Source& last = sources_[*current_];
    ++last.at;
    if (!last.AtHand()) GRILLE_RETURN_IF_ERROR(Fill(&last, patience));
    Push(*current_);
  }
  current_.reset();
  if (heads_.empty() || *patience <= 0) return std::nullopt;
  std::pop_heap(heads_.begin(), heads_.end(), [this](size_t a, size_t b) { return Later(a, b); });
  current_ = heads_.back();
  heads_.pop_back();
  const Source& next = sources_[*current_];
  return next.entries[next.at].second;
}

bool PartMerge::Wanted(int64_t id) const {
  return !plan_->of_few || std::binary_search(plan_->few.begin(), plan_->few.end(), id);
}

// Fetches entries until there is one that may match, or no more at all, or too many in vain.
absl::Status PartMerge::Fill(Source* source, int64_t* patience) {
  source->entries.clear();
  source->at = 0;
  while (source->entries.empty() && *patience > 0) {
    if (Left(source->ids) && (source->score.has_value() || !by_score_)) {
      GRILLE_RETURN_IF_ERROR(FetchIds(source));
    } else if (Left(source->scores)) {
      source->score.reset();
      GRILLE_RETURN_IF_ERROR(FetchScores(source));
    } else {
      break;
    }
    if (source->entries.empty()) *patience -= source->chunk * kStepCost;
    source->chunk = std::min(2 * source->chunk, kLastChunk);
  }
  return absl::OkStatus();
}

// The next entries of a class, or of one score in it, in order of id.
absl::Status PartMerge::FetchIds(Source* source) {
  Statement& fetch = source->score.has_value() ? in_score_ : in_class_;
  fetch.Bind(1, source->class_id);
  fetch.Bind(2, source->ids.min);
  fetch.Bind(3, source->ids.max);
  fetch.Bind(4, source->chunk);
  if (source->score.has_value()) fetch.Bind(5, *source->score);
  int64_t fetched = 0;
  for (;; ++fetched) {
    GRILLE_ASSIGN_OR_RETURN(bool row, fetch.Step());
    if (!row) break;
    int64_t id = fetch.Int(0);
    if (!source->ids.Contains(id)) return OutOfPlace(id);
    Pass(id, &source->ids);
    if (Wanted(id)) source->entries.emplace_back(by_score_ ? *source->score : 0, id);
  }
  fetch.Reset();
  if (fetched < source->chunk) source->ids = kNone;
  return absl::OkStatus();
}

// The next entries of a class in order of score, from the beginning of a score on. Further ones of
// the last score are then fetched by id: SQLite can step right behind an id only within one score.
absl::Status PartMerge::FetchScores(Source* source) {
  in_scores_.Bind(1, source->class_id);
  in_scores_.Bind(2, plan_->ids.min);
  in_scores_.Bind(3, plan_->ids.max);
  in_scores_.Bind(4, source->chunk);
  in_scores_.Bind(5, source->scores.min);
  in_scores_.Bind(6, source->scores.max);
  int64_t fetched = 0;
  for (;; ++fetched) {
    GRILLE_ASSIGN_OR_RETURN(bool row, in_scores_.Step());
    if (!row) break;
    int64_t id = in_scores_.Int(0);
    int64_t score = in_scores_.Int(1);
    if (source->score != score) {
      if (!source->scores.Contains(score)) return OutOfPlace(id);
      source->score = score;
      source->ids = plan_->ids;
      Pass(score, &source->scores);
    }
    if (!source->ids.Contains(id)) return OutOfPlace(id);
    Pass(id, &source->ids);
    if (Wanted(id)) source->entries.emplace_back(score, id);
  }
  in_scores_.Reset();
  if (fetched < source->chunk) {
    source->ids = kNone;
    source->scores = kNone;
  }
  return absl::OkStatus();
}

// In a damaged index the way may lead back; it would be walked for ever. So what is behind is left
// out of what may come.
void PartMerge::Pass(int64_t value, Range* left) const {
  if (value == (downward_ ? left->min : left->max)) {
    *left = kNone;
  } else if (downward_) {
    left->max = value - 1;
  } else {
    left->min = value + 1;
  }
}

absl::Status PartMerge::OutOfPlace(int64_t id) const {
  return absl::DataLossError(
      absl::StrCat(database_->name(), ": puzzle ", id, " is not in its place in the index"));
}

}  // namespace grille::db
