#ifndef GRILLE_DB_CLASS_PLACES_H_
#define GRILLE_DB_CLASS_PLACES_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/draw.h"
#include "db/sqlite.h"

namespace grille::db {

/// As many different numbers below `count` as wanted, in the order they were drawn. Requires that
/// they are at most half of them.
std::vector<uint64_t> DrawPlaces(Draws& draws, size_t wanted, uint64_t count);

/// Chooses among all puzzles of some classes at random. How many each class has is known, so the
/// places to choose are drawn first. What falls into a class of few puzzles is found by stepping
/// through its part of the index from one place to the next; what falls into a class of many, by
/// drawing ids until they are of the class: its part of the index is small, and stays in memory as
/// the table would not.
class ClassPlaces {
 public:
  /// `last` is the greatest id of the store. All must outlive this.
  ClassPlaces(Database& database, const std::vector<PuzzleClass>& classes, int64_t last,
              Draws& draws);

  /// What it costs to choose so many (cost.h).
  double Cost(double wanted) const;

  /// So many different puzzles, in random order, at most half of them all; every ordered choice is
  /// equally likely. DataLoss when a class has fewer puzzles than it counts.
  absl::StatusOr<std::vector<int64_t>> Choose(size_t wanted);

 private:
  double DrawingCost(double picks, double count) const;
  absl::StatusOr<std::vector<int64_t>> StepTo(const PuzzleClass& entry,
                                              const std::vector<uint64_t>& places);
  absl::StatusOr<std::vector<int64_t>> DrawOf(const PuzzleClass& entry, size_t wanted);
  absl::Status TooFew(const PuzzleClass& entry) const;

  Database& database_;
  const std::vector<PuzzleClass>& classes_;
  int64_t last_;
  Draws& draws_;
  int64_t count_ = 0;
};

}  // namespace grille::db

#endif  // GRILLE_DB_CLASS_PLACES_H_
