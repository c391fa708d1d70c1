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

absl::Status Run(sqlite3* connection, const char* sql, const Session& session) {
  int code = sqlite3_exec(connection, sql, nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? absl::OkStatus() : SqliteError(connection, code, session.name);
}

}  // namespace

Transaction::Transaction(sqlite3* connection, std::shared_ptr<const Session> session)
    : connection_(connection), session_(std::move(session)) {}

Transaction::Transaction(Transaction&& other) noexcept
    : connection_(std::exchange(other.connection_, nullptr)), session_(std::move(other.session_)) {}

absl::StatusOr<Transaction> Transaction::BeginWrite(const Database& database) {
  Session& session = *database.session();
  if (std::exchange(session.contended, false)) std::this_thread::sleep_for(kStandAside);
  GRILLE_RETURN_IF_ERROR(Run(database.get(), "BEGIN IMMEDIATE", session));
  return Transaction(database.get(), database.session());
}

absl::StatusOr<Transaction> Transaction::BeginRead(const Database& database) {
  if (database.InTransaction()) return Transaction(nullptr, database.session());
  GRILLE_RETURN_IF_ERROR(Run(database.get(), "BEGIN", *database.session()));
  return Transaction(database.get(), database.session());
}

Transaction::~Transaction() {
  // A failed statement may have rolled everything back already.
  if (connection_ != nullptr && sqlite3_get_autocommit(connection_) == 0) {
    sqlite3_exec(connection_, "ROLLBACK", nullptr, nullptr, nullptr);
  }
}

absl::Status Transaction::Commit() {
  if (connection_ == nullptr) return absl::OkStatus();
  GRILLE_RETURN_IF_ERROR(Run(connection_, "COMMIT", *session_));
  connection_ = nullptr;
  return absl::OkStatus();
}

}  // namespace grille::db
