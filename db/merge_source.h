#ifndef GRILLE_DB_MERGE_SOURCE_H_
#define GRILLE_DB_MERGE_SOURCE_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/mark.h"
#include "db/merge_plan.h"
#include "db/sheet.h"
#include "db/sqlite.h"

namespace grille::db {

/// A puzzle's row as it is carried from one store to another: its key, payload and numbers as they
/// are, its class and mark by what they say.
struct MergeRow {
  ClassTraits traits;
  int64_t score = 0;
  int64_t measure = 0;
  int64_t batch = 0;
  int64_t walk = 0;
  std::string key;
  std::string payload;
  Mark mark;  ///< of a puzzle that is not free
};

/// A store that others are merged from: opened for reading only and never changed. It may be at
/// work meanwhile; it is taken as it stood when it was opened. No view of it is held all the time,
/// which would keep its log from being folded in: rows are read in short queries, and those that
/// were added since are known by their numbers.
class MergeSource {
 public:
  /// FailedPrecondition, with nothing changed, for a store of an older version too.
  static absl::StatusOr<std::unique_ptr<MergeSource>> Open(const std::string& path);

  const StoreRuns& runs() const { return runs_; }

  /// Its sheets, with the numbers of its own puzzles.
  const std::vector<SheetRecord>& sheets() const { return sheets_; }

  /// Reads the next rows of a run, at most so many, behind the puzzle numbered `*after`, which is
  /// moved on. Resizes `rows`: none is left when it is empty.
  absl::Status Read(int64_t run, size_t most, int64_t* after, std::vector<MergeRow>* rows);

  /// The key of a puzzle.
  absl::StatusOr<std::string> KeyOf(int64_t puzzle);

  const std::string& name() const { return database_.name(); }

 private:
  explicit MergeSource(Database database) : database_(std::move(database)) {}
  absl::Status Load();

  Database database_;
  StoreRuns runs_;
  std::vector<SheetRecord> sheets_;
  int64_t end_ = 0;  ///< puzzles from this number on came later
  Statement read_;
};

/// The puzzles of one piece of a run, one after the other.
class MergeStream {
 public:
  /// Reads some rows ahead, `ahead` at a time. `source` and `piece` must outlive it.
  MergeStream(MergeSource* source, const MergePiece* piece, size_t ahead)
      : source_(source), piece_(piece), ahead_(ahead) {}

  /// Goes on to the first row, then to the next. Aborted, at the end, when there were not as many
  /// as the run had when the store was opened.
  absl::Status Advance();

  bool done() const { return place_ == rows_.size(); }
  const MergeRow& row() const { return rows_[place_]; }
  const MergePiece& piece() const { return *piece_; }

 private:
  MergeSource* source_;
  const MergePiece* piece_;
  size_t ahead_;
  std::vector<MergeRow> rows_;
  size_t place_ = 0;
  int64_t after_ = 0;
  uint64_t seen_ = 0;
};

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_SOURCE_H_
