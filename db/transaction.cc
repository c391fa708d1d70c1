#include "db/transaction.h"

#include <chrono>
#include <thread>
#include <utility>

#include "solver/status.h"

namespace grille::db {
namespace {

// How long a writer that met another one stands aside before its next transaction: longer than the
// pause between two looks at a lock (sqlite.cc), so that two busy writers take turns.
constexpr std::chrono::milliseconds kStandAside{3};

absl::Status Execute(sqlite3* connection, const char* sql, const Session& session) {
  int code = sqlite3_exec(connection, sql, nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? absl::OkStatus() : SqliteError(connection, code, session.name);
}

}  // namespace

Transaction::Transaction(sqlite3* connection, std::shared_ptr<const Session> session)
    : connection_(connection), session_(std::move(session)) {}

Transaction::Transaction(Transaction&& other) noexcept
    : connection_(std::exchange(other.connection_, nullptr)), session_(std::move(other.session_)) {}

absl::StatusOr<Transaction> Transaction::BeginWrite(Database& database) {
  Session& session = *database.session();
  if (sqlite3_txn_state(database.get(), "main") == SQLITE_TXN_WRITE) {
    return Transaction(nullptr, database.session());
  }
  if (std::exchange(session.contended, false)) std::this_thread::sleep_for(kStandAside);
  while (true) {
    GRILLE_RETURN_IF_ERROR(Execute(database.get(), "BEGIN IMMEDIATE", session));
    Transaction transaction(database.get(), database.session());
    // Looked at with the lock in hand: of several writers none slips past the limit on what it saw
    // before another one's commit.
    if (!LogIsFull(database)) return transaction;
    GRILLE_RETURN_IF_ERROR(transaction.Rollback());
    GRILLE_RETURN_IF_ERROR(MakeLogAnew(database));
  }
}

absl::StatusOr<Transaction> Transaction::BeginRead(const Database& database) {
  if (database.InTransaction()) return Transaction(nullptr, database.session());
  GRILLE_RETURN_IF_ERROR(Execute(database.get(), "BEGIN", *database.session()));
  return Transaction(database.get(), database.session());
}

Transaction::~Transaction() { Rollback().IgnoreError(); }

absl::Status Transaction::Rollback() {
  sqlite3* connection = std::exchange(connection_, nullptr);
  // A failed statement may have rolled everything back already.
  if (connection == nullptr || sqlite3_get_autocommit(connection) != 0) return absl::OkStatus();
  return Execute(connection, "ROLLBACK", *session_);
}

absl::Status Transaction::Commit() {
  if (connection_ == nullptr) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(Execute(connection_, "COMMIT", *session_));
  connection_ = nullptr;
  return absl::OkStatus();
}

}  // namespace grille::db
