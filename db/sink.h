#ifndef GRILLE_DB_SINK_H_
#define GRILLE_DB_SINK_H_

#include <cstdint>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "db/class.h"
#include "db/run.h"
#include "db/sqlite.h"
#include "solver/batch.h"

namespace grille::db {

/// Stores finished batches (runs.md, 3 and 5). One thread at a time.
class Sink {
 public:
  /// `database` must outlive the sink.
  static absl::StatusOr<std::unique_ptr<Sink>> Create(Database* database);

  /// See Store::Append.
  absl::Status Append(Run* run, absl::Span<const Batch> batches, std::optional<uint64_t> target);

 private:
  explicit Sink(Database* database) : database_(database) {}

  absl::StatusOr<Run> AppendInTransaction(const Run& run, absl::Span<const Batch> batches,
                                          std::optional<uint64_t> target);
  absl::Status AppendBatch(const Batch& batch, Run* run);
  absl::StatusOr<bool> Insert(const Run& run, uint64_t batch, const Found& found);

  Database* database_;
  Statement insert_;
  ClassBook classes_;
  int64_t next_id_ = 0;  ///< of the transaction at hand
};

}  // namespace grille::db

#endif  // GRILLE_DB_SINK_H_
