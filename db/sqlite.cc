#include "db/sqlite.h"

#include <chrono>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::db {
namespace {

using std::chrono::milliseconds;

// Waiting for a lock: look again every millisecond for half a minute. SQLite's own handler falls
// back to looks 100 ms apart, so that a writer that begins again at once would keep all others out.
constexpr milliseconds kLook{1};
constexpr int kLooks = 30'000;

int WaitForLock(void* session, int looks) {
  static_cast<Session*>(session)->contended = true;
  if (looks >= kLooks) return 0;
  std::this_thread::sleep_for(kLook);
  return 1;
}

int NeverWait(void*, int) { return 0; }

absl::Status ErrorOf(sqlite3* connection, int code, const Session& session) {
  // Ended by its bounds, and not by somebody who wants no more.
  if (code == SQLITE_INTERRUPT && session.ticks > 0) {
    return absl::DataLossError(
        absl::StrCat(session.name, ": is damaged (what it was asked for would not have ended)"));
  }
  return SqliteError(connection, code, session.name);
}

absl::Status ErrorOf(sqlite3_stmt* statement, int code, const Session& session) {
  return ErrorOf(sqlite3_db_handle(statement), code, session);
}

}  // namespace

void Statement::Bind(int parameter, int64_t value) {
  int code = sqlite3_bind_int64(get(), parameter, value);
  if (code != SQLITE_OK) bind_error_ = code;
}

void Statement::BindText(int parameter, std::string_view text) {
  int code =
      sqlite3_bind_text64(get(), parameter, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
  if (code != SQLITE_OK) bind_error_ = code;
}

void Statement::BindBlob(int parameter, std::string_view bytes) {
  int code = sqlite3_bind_blob64(get(), parameter, bytes.data(), bytes.size(), SQLITE_STATIC);
  if (code != SQLITE_OK) bind_error_ = code;
}

void Statement::BindNull(int parameter) {
  int code = sqlite3_bind_null(get(), parameter);
  if (code != SQLITE_OK) bind_error_ = code;
}

absl::StatusOr<bool> Statement::Step() {
  if (bind_error_ != SQLITE_OK) {
    return ErrorOf(get(), std::exchange(bind_error_, SQLITE_OK), *session_);
  }
  int code = sqlite3_step(get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  absl::Status error = ErrorOf(get(), code, *session_);
  Reset();
  return error;
}

absl::Status Statement::Run() {
  GRILLE_RETURN_IF_ERROR(Step().status());
  Reset();
  return absl::OkStatus();
}

void Statement::Reset() { sqlite3_reset(get()); }

std::string_view Statement::Text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(get(), column));
  if (text == nullptr) return {};
  return {text, static_cast<size_t>(sqlite3_column_bytes(get(), column))};
}

std::string_view Statement::Blob(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<size_t>(sqlite3_column_bytes(get(), column))};
}

absl::StatusOr<Database> Database::Open(const std::string& file, std::string name, int flags) {
  Database database;
  database.session_ = std::make_shared<Session>();
  database.session_->name = std::move(name);
  sqlite3* connection = nullptr;
  int code = sqlite3_open_v2(file.c_str(), &connection, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  // Even a failed open gives a connection, which holds the message and must be closed.
  database.connection_.reset(connection);
  if (code != SQLITE_OK) return SqliteError(connection, code, database.name());
  sqlite3_extended_result_codes(connection, 1);
  sqlite3_busy_handler(connection, WaitForLock, database.session_.get());
  return database;
}

absl::Status Database::Execute(const std::string& sql) {
  int code = sqlite3_exec(get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return ErrorOf(get(), code, *session_);
  return absl::OkStatus();
}

absl::StatusOr<Statement> Database::Prepare(std::string_view sql) {
  Statement statement;
  statement.session_ = session_;
  sqlite3_stmt* raw = nullptr;
  int code = sqlite3_prepare_v3(get(), sql.data(), static_cast<int>(sql.size()),
                                SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
  if (code != SQLITE_OK) return SqliteError(get(), code, name());
  statement.statement_.reset(raw);
  return statement;
}

absl::StatusOr<int64_t> Database::QueryInt(std::string_view sql) {
  GRILLE_ASSIGN_OR_RETURN(Statement statement, Prepare(sql));
  GRILLE_ASSIGN_OR_RETURN(bool row, statement.Step());
  if (!row) return absl::NotFoundError(absl::StrCat(name(), ": no row for ", ToAbsl(sql)));
  return statement.Int(0);
}

absl::Status Database::Checkpoint() {
  // With a reader about, TRUNCATE would wait for it.
  sqlite3_busy_handler(get(), NeverWait, nullptr);
  int code =
      sqlite3_wal_checkpoint_v2(get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_handler(get(), WaitForLock, session_.get());
  return code == SQLITE_OK ? absl::OkStatus() : SqliteError(get(), code, name());
}

absl::Status Database::Close() {
  if (connection_ == nullptr) return absl::OkStatus();
  int code = sqlite3_close(get());
  if (code != SQLITE_OK) return SqliteError(get(), code, name());
  (void)connection_.release();
  return absl::OkStatus();
}

}  // namespace grille::db
