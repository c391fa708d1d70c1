#ifndef GRILLE_DB_MERGE_GROUP_H_
#define GRILLE_DB_MERGE_GROUP_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "db/merge_counts.h"
#include "db/merge_plan.h"
#include "db/merge_source.h"
#include "db/merge_writer.h"
#include "db/sqlite.h"

namespace grille::db {

/// Sets the count of known puzzles to what the other counts leave for it. DataLoss when the run has
/// more puzzles than it can have made.
absl::Status CountKnown(const std::string& store, Run* run);

/// Goes through the puzzles of one group: the streams of its pieces become one, by batch and walk,
/// what is equal in both by the order of the pieces.
class GroupMerge {
 public:
  /// All must outlive it. What the runs have more is entered into `targets` and `counts` as it is
  /// committed.
  GroupMerge(Database* database, MergeWriter* writer, std::vector<MergeTarget>* targets,
             MergeCounts* counts)
      : database_(database), writer_(writer), targets_(targets), counts_(counts) {}

  /// See Merger::Finish. With the last puzzle the runs get the state that they are to have.
  absl::Status Run(const MergeGroup& group, absl::Span<const std::unique_ptr<MergeSource>> sources,
                   const std::atomic<bool>& stop, const MergeWatcher& watch);

 private:
  /// Which of two streams, both of which have a row, has its turn later.
  struct Later {
    const std::vector<MergeStream>& streams;
    bool operator()(size_t a, size_t b) const;
  };

  absl::Status Open(const MergeGroup& group,
                    absl::Span<const std::unique_ptr<MergeSource>> sources);
  absl::Status Step(const std::atomic<bool>& stop);
  absl::Status TakeSome(const std::atomic<bool>& stop, std::vector<MergeTarget>* targets,
                        MergeCounts* counts);
  absl::Status WriteRow(const db::Run& before, MergeTarget* target);

  Database* database_;
  MergeWriter* writer_;
  std::vector<MergeTarget>* targets_;
  MergeCounts* counts_;
  std::vector<MergeStream> streams_;
  std::vector<size_t> heads_;  ///< a heap of the streams that are not done, first row on top
  std::vector<size_t> mine_;   ///< the targets of this group, in order
};

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_GROUP_H_
