#ifndef GRILLE_DB_TRANSACTION_H_
#define GRILLE_DB_TRANSACTION_H_

#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/sqlite.h"

namespace grille::db {

/// A transaction that is rolled back unless it is committed. The Database must outlive it.
class Transaction {
 public:
  /// Takes the write lock now (BEGIN IMMEDIATE), waiting for other writers, and before that for
  /// readers who keep the log from starting anew when it has reached its limit (log_limit.h).
  /// Inside another transaction that writes it does nothing: that one commits, or rolls back, all
  /// of it.
  static absl::StatusOr<Transaction> BeginWrite(Database& database);

  /// One unchanging view of the store for several reads. Inside another transaction it does
  /// nothing: that one gives the view.
  static absl::StatusOr<Transaction> BeginRead(const Database& database);

  Transaction(Transaction&& other) noexcept;
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

  absl::Status Commit();

 private:
  absl::Status Rollback();
  Transaction(sqlite3* connection, std::shared_ptr<const Session> session);

  sqlite3* connection_;  ///< null when there is nothing to end
  std::shared_ptr<const Session> session_;
};

}  // namespace grille::db

#endif  // GRILLE_DB_TRANSACTION_H_
