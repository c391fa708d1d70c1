#include "db/merge.h"

#include <sys/stat.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "db/mark.h"
#include "db/merge_group.h"
#include "db/merge_sheets.h"
#include "db/transaction.h"
#include "solver/status.h"

namespace grille::db {
namespace {

/// Which file a path leads to, whatever it is called.
using FileId = std::pair<uint64_t, uint64_t>;

/// Nothing when there is no such file: opening it will say so.
std::optional<FileId> FileIdOf(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return FileId{status.st_dev, status.st_ino};
}

// Read and written at once, or counted twice, a store would not be what it was.
absl::Status CheckDistinct(const std::string& out, const std::vector<std::string>& ins) {
  std::map<FileId, std::string> known;
  if (std::optional<FileId> id = FileIdOf(out)) known.emplace(*id, out);
  for (const std::string& in : ins) {
    std::optional<FileId> id = FileIdOf(in);
    if (!id.has_value()) continue;
    auto [first, fresh] = known.emplace(*id, in);
    if (fresh) continue;
    std::string same = first->second == in ? "" : absl::StrCat(" (it is ", first->second, ")");
    return absl::InvalidArgumentError(
        absl::StrCat(in, ": is named twice", same, "; every store is merged once"));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::unique_ptr<Merger>> Merger::Begin(const std::string& out,
                                                      const std::vector<std::string>& ins,
                                                      const LogLimit& log) {
  GRILLE_RETURN_IF_ERROR(CheckDistinct(out, ins));
  std::unique_ptr<Merger> merger(new Merger());
  merger->path_ = out;
  // Before the store merged into is opened, and perhaps made.
  GRILLE_RETURN_IF_ERROR(merger->OpenSources(ins));
  GRILLE_ASSIGN_OR_RETURN(merger->store_, Store::Open(out, OpenMode::kCreate, log));
  GRILLE_RETURN_IF_ERROR(merger->merge_lock_.Take(out, kMergeLock));
  // The stores merged in may be thrown away afterwards; then what was merged cannot be made again.
  GRILLE_RETURN_IF_ERROR(KeepForGood(merger->store_->database()));
  GRILLE_RETURN_IF_ERROR(merger->EnterRuns());
  GRILLE_ASSIGN_OR_RETURN(merger->writer_, MergeWriter::Create(&merger->store_->database()));
  return merger;
}

absl::Status Merger::OpenSources(const std::vector<std::string>& ins) {
  for (const std::string& in : ins) {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<MergeSource> source, MergeSource::Open(in));
    GRILLE_RETURN_IF_ERROR(CheckWhole(source->runs()));
    for (const Run& run : source->runs().runs) counts_.all += run.counts.stored;
    runs_.push_back(source->runs());
    sources_.push_back(std::move(source));
  }
  return CheckVersions(runs_);
}

absl::Status Merger::EnterRuns() {
  Database& database = store_->database();
  GRILLE_ASSIGN_OR_RETURN(Transaction transaction, Transaction::BeginWrite(database));
  StoreRuns out = {path_, {}, {}};
  GRILLE_ASSIGN_OR_RETURN(out.runs, ListRuns(database));
  std::vector<StoreRuns> all = {out};
  all.insert(all.end(), runs_.begin(), runs_.end());
  GRILLE_RETURN_IF_ERROR(CheckVersions(all));
  GRILLE_ASSIGN_OR_RETURN(plan_, PlanMerge(out, runs_));
  std::vector<int64_t> ids;
  for (MergeTarget& target : plan_.targets) {
    GRILLE_RETURN_IF_ERROR(EnterRun(&target));
    ids.push_back(target.run.id);
  }
  // Who is at work on one of them is not disturbed. The new ones, too, so that nobody deletes them.
  GRILLE_RETURN_IF_ERROR(run_locks_.Take(path_, ids));
  counts_.runs = plan_.targets.size();
  for (const MergeTarget& target : plan_.targets) {
    counts_.apart += target.run.spec.shard.count > 1 ? 1 : 0;
  }
  return transaction.Commit();
}

absl::Status Merger::EnterRun(MergeTarget* target) {
  if (!target->advances) return absl::OkStatus();
  Database& database = store_->database();
  GRILLE_RETURN_IF_ERROR(CountKnown(path_, &target->run));
  Run row = target->run;
  row.state = RunState::kMerging;
  if (row.id == 0) {
    GRILLE_ASSIGN_OR_RETURN(target->run.id, InsertRun(database, row));
    return absl::OkStatus();
  }
  GRILLE_RETURN_IF_ERROR(WriteProgress(database, row));
  return SetGradeVersion(database, row.id, row.spec.grade_version);
}

absl::Status Merger::Finish(const std::atomic<bool>& stop, const MergeWatcher& watch) {
  for (const MergeGroup& group : plan_.groups) {
    GroupMerge merge(&store_->database(), writer_.get(), &plan_.targets, &counts_);
    GRILLE_RETURN_IF_ERROR(merge.Run(group, sources_, stop, watch));
  }
  return CopySheets(stop, watch);
}

absl::Status Merger::CopySheets(const std::atomic<bool>& stop, const MergeWatcher& watch) {
  for (const std::unique_ptr<MergeSource>& source : sources_) {
    for (const SheetRecord& sheet : source->sheets()) {
      if (stop.load(std::memory_order_relaxed)) return absl::CancelledError("interrupted");
      GRILLE_ASSIGN_OR_RETURN(bool copied, CopySheet(store_->database(), *writer_, *source, sheet));
      if (copied) ++counts_.sheets;
      watch(counts_);
    }
  }
  return absl::OkStatus();
}

absl::Status Merger::Close() {
  writer_.reset();
  sources_.clear();
  return store_->Close();
}

bool Merger::changes() const {
  return counts_.added + counts_.marks + counts_.sheets > 0 ||
         std::any_of(plan_.targets.begin(), plan_.targets.end(),
                     [](const MergeTarget& target) { return target.advances; });
}

}  // namespace grille::db
