#ifndef GRILLE_DB_PART_MERGE_H_
#define GRILLE_DB_PART_MERGE_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "db/plan.h"
#include "db/query.h"
#include "db/sqlite.h"

namespace grille::db {

/// The ids of a plan along parts or classes, in the filter's order. Walks each part in an index and
/// merges them, as a single walk would need a sort of everything. Few prepared statements serve
/// all: they fetch a chunk of a part's entries behind the last one seen, so a thousand parts cost a
/// thousand short look-ups, not a thousand open statements. Chunks begin small, as most queries
/// want few puzzles, and double, so that a long export rarely starts anew. Only indexes are read.
class PartMerge {
 public:
  /// `plan` must outlive the merge.
  static absl::StatusOr<PartMerge> Create(Database& database, const QueryFilter& filter,
                                          const Plan& plan);

  /// The next id; nothing when there are no more, or when `*patience`, from which is taken what it
  /// costs to pass over entries in vain, is used up.
  absl::StatusOr<std::optional<int64_t>> Next(int64_t* patience);

 private:
  /// An entry of an index: score and id. By id, all scores are 0.
  using Entry = std::pair<int64_t, int64_t>;

  /// One part's or class's walk: the entries fetched ahead, and where the next ones are.
  struct Source {
    int64_t class_id = 0;
    std::optional<int64_t> score = {};  ///< the one walked in order of id; none yet, or all
    Range ids = {};                     ///< what may come yet of that score
    Range scores = {};                  ///< what may come after it
    int64_t chunk = 0;
    std::vector<Entry> entries = {};
    size_t at = 0;

    bool AtHand() const { return at < entries.size(); }
  };

  PartMerge(Database& database, const QueryFilter& filter, const Plan& plan);
  absl::Status Prepare();
  bool Wanted(int64_t id) const;
  absl::Status Fill(Source* source, int64_t* patience);
  absl::Status FetchIds(Source* source);
  absl::Status FetchScores(Source* source);
  void Pass(int64_t value, Range* left) const;
  absl::Status OutOfPlace(int64_t id) const;

  /// Heaps: the first to come is the greatest.
  bool Later(size_t a, size_t b) const;
  void Push(size_t source);

  Database* database_;
  const Plan* plan_;
  bool downward_;
  bool by_score_;
  Statement in_class_;
  Statement in_score_;
  Statement in_scores_;
  std::vector<Source> sources_;
  std::vector<size_t> heads_;  ///< a heap of the sources that have entries
  bool begun_ = false;
  std::optional<size_t> current_;  ///< the source of the last id given
};

}  // namespace grille::db

#endif  // GRILLE_DB_PART_MERGE_H_
