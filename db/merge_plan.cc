#include "db/merge_plan.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "solver/status.h"

namespace grille::db {
namespace {

/// What the pieces of one run have in common, whatever their shard.
using GroupKey = std::tuple<int, std::string, std::optional<uint64_t>, std::string>;

GroupKey KeyOf(const Run& run) {
  if (!run.spec.seed.has_value()) return {0, "", std::nullopt, run.uid};
  return {run.spec.kind, run.spec.options, run.spec.seed, ""};
}

std::pair<uint64_t, uint32_t> ProgressOf(const Run& run) { return {run.next_batch, run.next_walk}; }

/// Of those that have come furthest, the first.
void KeepFurthest(const Run& run, const Run** furthest) {
  if (*furthest == nullptr || ProgressOf(run) > ProgressOf(**furthest)) *furthest = &run;
}

/// The shards of a run for one number of shards: of each index, the one that has come furthest.
using Shards = std::map<uint64_t, const Run*>;

/// Whether a shard has exactly the batches below `end`, whatever number was asked for: where the
/// last of them is another shard's, fewer are the same.
bool EndsAt(const Run& run, uint64_t end) {
  return run.next_walk == 0 && run.next_batch >= end && run.next_batch - end < run.spec.shard.count;
}

/// All shards together as the run that they are; nothing when one is missing or not done.
std::optional<Run> WholeOf(const Shards& shards, uint64_t count) {
  if (shards.size() != count) return std::nullopt;
  Run whole = *shards.begin()->second;
  whole.spec.shard = {};
  for (const auto& [index, shard] : shards) {
    whole.batch_target = std::max(whole.batch_target, shard->batch_target);
  }
  if (!whole.batch_target.has_value()) return std::nullopt;
  whole.next_batch = *whole.batch_target;
  whole.next_walk = 0;
  whole.target = std::nullopt;
  whole.state = RunState::kDone;
  whole.counts = {};
  for (const auto& [index, shard] : shards) {
    if (!EndsAt(*shard, whole.next_batch)) return std::nullopt;
    whole.counts.seen += shard->counts.seen;
    whole.counts.failed += shard->counts.failed;
    whole.counts.ambiguous += shard->counts.ambiguous;
    whole.counts.filtered += shard->counts.filtered;
    whole.spec.grade_version = std::max(whole.spec.grade_version, shard->spec.grade_version);
    whole.created = std::min(whole.created, shard->created);
  }
  return whole;
}

class MergePlanner {
 public:
  MergePlanner(const StoreRuns& out, absl::Span<const StoreRuns> ins) : out_(out), ins_(ins) {
    for (const Run& run : out.runs) rows_[KeyOf(run)].push_back(&run);
  }

  absl::StatusOr<MergePlan> Plan() {
    Gather();
    for (size_t group = 0; group < plan_.groups.size(); ++group) FindWhole(group);
    Assign();
    for (size_t target = 0; target < plan_.targets.size(); ++target) {
      GRILLE_RETURN_IF_ERROR(Settle(target));
    }
    GRILLE_RETURN_IF_ERROR(CheckLeftOver());
    return std::move(plan_);
  }

 private:
  /// Which target a piece belongs to: its group and, but for those that make a whole, its shard.
  using TargetKey = std::tuple<size_t, uint64_t, uint64_t>;

  void Gather() {
    std::map<GroupKey, size_t> known;
    for (size_t source = 0; source < ins_.size(); ++source) {
      for (const Run& run : ins_[source].runs) {
        auto [entry, fresh] = known.emplace(KeyOf(run), plan_.groups.size());
        if (fresh) plan_.groups.emplace_back();
        std::vector<MergePiece>& pieces = plan_.groups[entry->second].pieces;
        order_.emplace_back(entry->second, pieces.size());
        pieces.push_back({source, run});
      }
    }
    wholes_.resize(plan_.groups.size());
  }

  /// The rows of OUT that belong to a group.
  const std::vector<const Run*>& RowsOf(size_t group) {
    return rows_[KeyOf(plan_.groups[group].pieces[0].run)];
  }

  void FindWhole(size_t group) {
    std::map<uint64_t, Shards> by_count;
    for (const MergePiece& piece : plan_.groups[group].pieces) {
      const Shard& shard = piece.run.spec.shard;
      bool ordered = !ins_[piece.source].disordered.contains(piece.run.id);
      if (shard.count > 1 && ordered) KeepFurthest(piece.run, &by_count[shard.count][shard.index]);
    }
    for (const Run* row : RowsOf(group)) by_count.erase(row->spec.shard.count);
    for (const auto& [count, shards] : by_count) {
      std::optional<Run> whole = WholeOf(shards, count);
      if (whole.has_value()) wholes_[group].emplace(count, *std::move(whole));
    }
  }

  void Assign() {
    std::map<TargetKey, size_t> known;
    for (auto [group, place] : order_) {
      MergePiece& piece = plan_.groups[group].pieces[place];
      Shard shard = piece.run.spec.shard;
      if (wholes_[group].contains(shard.count)) shard = {};
      auto [entry, fresh] =
          known.emplace(TargetKey{group, shard.count, shard.index}, plan_.targets.size());
      if (fresh) {
        plan_.targets.emplace_back();
        furthest_.push_back(nullptr);
        row_of_.push_back(nullptr);
        for (const Run* row : RowsOf(group)) {
          if (row->spec.shard == shard) row_of_.back() = row;
        }
        if (shard.count == 1) {
          for (const auto& [count, whole] : wholes_[group]) KeepFurthest(whole, &furthest_.back());
        }
      }
      piece.target = entry->second;
      if (piece.run.spec.shard == shard) KeepFurthest(piece.run, &furthest_[piece.target]);
    }
  }

  absl::Status Settle(size_t index) {
    MergeTarget& target = plan_.targets[index];
    const Run& furthest = *furthest_[index];
    const Run* row = row_of_[index];
    if (row != nullptr && row->state == RunState::kDeleting) {
      return Refuse(*row, "is being deleted; let that finish first");
    }
    bool left_over = row != nullptr && row->state == RunState::kMerging;
    if (row != nullptr && !left_over && ProgressOf(*row) >= ProgressOf(furthest)) {
      target.run = *row;
      return absl::OkStatus();
    }
    // Left over from a merge that came further than this one would: see CheckLeftOver.
    if (left_over && ProgressOf(*row) > ProgressOf(furthest)) return absl::OkStatus();
    target.advances = true;
    target.run = furthest;
    target.run.id = row != nullptr ? row->id : 0;
    target.run.counts.stored = row != nullptr ? row->counts.stored : 0;
    if (row != nullptr) target.run.created = row->created;
    if (target.run.state == RunState::kRunning) target.run.state = RunState::kStopped;
    return absl::OkStatus();
  }

  /// A run that is half merged can be finished only by one who has all of it.
  absl::Status CheckLeftOver() {
    for (const Run& row : out_.runs) {
      if (row.state != RunState::kMerging) continue;
      bool finished = std::any_of(
          plan_.targets.begin(), plan_.targets.end(),
          [&](const MergeTarget& target) { return target.advances && target.run.id == row.id; });
      if (!finished) {
        return Refuse(row,
                      absl::StrCat("is left from a merge that was broken off; do that merge again "
                                   "first, from the same stores, or take it away with 'grille "
                                   "delete --run ",
                                   row.id, "'"));
      }
    }
    return absl::OkStatus();
  }

  absl::Status Refuse(const Run& row, std::string_view why) const {
    return absl::FailedPreconditionError(
        absl::StrCat(out_.name, ": run ", row.id, " ", ToAbsl(why)));
  }

  const StoreRuns& out_;
  absl::Span<const StoreRuns> ins_;
  std::map<GroupKey, std::vector<const Run*>> rows_;  ///< of OUT
  MergePlan plan_;
  std::vector<std::pair<size_t, size_t>> order_;  ///< group and place of each piece as it came
  std::vector<std::map<uint64_t, Run>> wholes_;   ///< of each group, by number of shards
  std::vector<const Run*> furthest_;              ///< of each target, among what is merged in
  std::vector<const Run*> row_of_;                ///< of each target in OUT; null: none
};

}  // namespace

absl::StatusOr<MergePlan> PlanMerge(const StoreRuns& out, absl::Span<const StoreRuns> ins) {
  return MergePlanner(out, ins).Plan();
}

}  // namespace grille::db
