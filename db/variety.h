#ifndef GRILLE_DB_VARIETY_H_
#define GRILLE_DB_VARIETY_H_

#include <cstdint>
#include <map>
#include <vector>

#include "absl/status/statusor.h"
#include "db/query.h"

namespace grille::db {

/// Keeps near twins apart: takes puzzles one by one, each only if it shares at most so many things
/// of a sort (Kind::Features) with every one taken before. Puzzles of different kinds share none.
/// Each costs a look at all that were taken.
class Variety {
 public:
  explicit Variety(int most_shared) : most_shared_(most_shared) {}

  /// Whether the puzzle was taken. DataLoss when it cannot be read.
  absl::StatusOr<bool> Take(const StoredPuzzle& stored);

 private:
  int most_shared_;
  std::map<int, std::vector<std::vector<uint64_t>>> taken_;  ///< features, by kind
};

}  // namespace grille::db

#endif  // GRILLE_DB_VARIETY_H_
