#ifndef GRILLE_DB_MERGE_WRITER_H_
#define GRILLE_DB_MERGE_WRITER_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/class.h"
#include "db/merge_source.h"
#include "db/run.h"
#include "db/sqlite.h"

namespace grille::db {

/// Brings puzzles of other stores into one, in transactions of the caller's.
class MergeWriter {
 public:
  /// `database` must outlive the writer.
  static absl::StatusOr<std::unique_ptr<MergeWriter>> Create(Database* database);

  /// At the beginning of every write transaction: forgets what may not be true any more.
  absl::Status Begin();

  /// What became of a puzzle.
  struct Taken {
    bool added = false;   ///< it was new; else it was there already
    bool marked = false;  ///< its use was entered, or was stronger than the one known
  };

  /// Takes a puzzle into a run, unless its key is there, and its use where that is the stronger
  /// one: what is rejected, printed or reserved anywhere is so in the end.
  absl::StatusOr<Taken> Take(const MergeRow& row, int64_t run);

  /// At the end of every write transaction, before it is committed.
  absl::Status Finish();

  /// The number of the puzzle of that key; nothing when there is none.
  absl::StatusOr<std::optional<int64_t>> Find(std::string_view key);

 private:
  struct Known {
    int64_t id = 0;
    ClassTraits traits;
  };

  explicit MergeWriter(Database* database) : database_(database) {}

  absl::StatusOr<std::optional<Known>> FindKnown(std::string_view key);
  absl::Status Insert(const MergeRow& row, int64_t run);
  absl::Status Strengthen(const Known& known, const MergeRow& row);

  Database* database_;
  Statement insert_;
  Statement find_;
  Statement move_;
  ClassBook classes_;
  int64_t first_id_ = 0;  ///< the next number when the transaction began
  int64_t next_id_ = 0;
};

}  // namespace grille::db

#endif  // GRILLE_DB_MERGE_WRITER_H_
