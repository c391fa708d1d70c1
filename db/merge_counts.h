#ifndef GRILLE_DB_MERGE_COUNTS_H_
#define GRILLE_DB_MERGE_COUNTS_H_

#include <cstdint>
#include <functional>

namespace grille::db {

/// How far a merge has come.
struct MergeCounts {
  uint64_t runs = 0;    ///< of the store merged into, that are concerned
  uint64_t apart = 0;   ///< of them, shards that do not make up the run they are of
  uint64_t all = 0;     ///< puzzles of the others
  uint64_t added = 0;   ///< of them, those that were new
  uint64_t known = 0;   ///< those that were there already
  uint64_t marks = 0;   ///< puzzles whose use was entered or strengthened
  uint64_t sheets = 0;  ///< entered
};

/// Told now and then, after a transaction.
using MergeWatcher = std::function<void(const MergeCounts&)>;

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_COUNTS_H_
