#ifndef GRILLE_DB_SQLITE_H_
#define GRILLE_DB_SQLITE_H_

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/log_limit.h"

// The thinnest wrapper of SQLite's C interface that closes what it opens and turns error codes into
// a Status that a person can act on. Nothing here knows of puzzles. One thread at a time may use a
// Database and what was made from it.

namespace grille::db {

/// What a Database and its statements share: the name to put into messages, whether another writer
/// was met, and how long the log may get.
struct Session {
  std::string name;
  bool contended = false;  ///< somebody else's lock was met since the last write began
  LogLimit log = {};
  uint64_t ticks = 0;  ///< how long the statement at work has been, see bounds.cc
};

/// A prepared statement. Columns count from 0, parameters from 1, as in SQLite.
class Statement {
 public:
  Statement() = default;

  /// Sets a parameter. A failure is kept and comes out of the next Step. Text and blobs are not
  /// copied: they must live until the next Reset.
  void Bind(int parameter, int64_t value);
  void BindText(int parameter, std::string_view text);
  void BindBlob(int parameter, std::string_view bytes);
  void BindNull(int parameter);

  /// Goes on to the next row: true when there is one, false after the last.
  absl::StatusOr<bool> Step();

  /// Runs a statement that gives no rows and makes it ready to run again.
  absl::Status Run();

  /// Makes the statement ready to run again; the parameters keep their values.
  void Reset();

  /// Columns of the row at hand. Text and blobs are valid until the next Step or Reset.
  int64_t Int(int column) const { return sqlite3_column_int64(get(), column); }
  std::string_view Text(int column) const;
  std::string_view Blob(int column) const;
  int Columns() const { return sqlite3_column_count(get()); }
  bool IsNull(int column) const { return sqlite3_column_type(get(), column) == SQLITE_NULL; }

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  sqlite3_stmt* get() const { return statement_.get(); }

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  std::shared_ptr<const Session> session_;
  int bind_error_ = SQLITE_OK;
};

/// A connection.
class Database {
 public:
  Database() = default;

  /// Opens with the flags of sqlite3_open_v2. `file` is what SQLite is given (a path, or a URI when
  /// the flags say so), `name` what messages call it.
  static absl::StatusOr<Database> Open(const std::string& file, std::string name, int flags);

  /// Runs one or more statements that give no rows, or whose rows nobody wants.
  absl::Status Execute(const std::string& sql);

  absl::StatusOr<Statement> Prepare(std::string_view sql);

  /// The first column of the first row, a number; NotFound when there is no row.
  absl::StatusOr<int64_t> QueryInt(std::string_view sql);

  /// How many rows the last INSERT, UPDATE or DELETE changed.
  int64_t Changes() const { return sqlite3_changes64(get()); }

  bool InTransaction() const { return sqlite3_get_autocommit(get()) == 0; }

  /// Whether the file can only be read, whatever was asked for.
  bool ReadOnly() const { return sqlite3_db_readonly(get(), "main") == 1; }

  /// Folds the write-ahead log into the file and empties it. Waits for nobody: Unavailable when
  /// others are using it right now, and then as much of it is folded in as can be.
  absl::Status Checkpoint();

  /// Closes; every statement must be gone.
  absl::Status Close();

  /// The raw connection, for the parts of SQLite's interface that have no wrapper here.
  sqlite3* get() const { return connection_.get(); }
  const std::string& name() const { return session_->name; }
  const std::shared_ptr<Session>& session() const { return session_; }

 private:
  struct CloseConnection {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };

  std::shared_ptr<Session> session_;
  std::unique_ptr<sqlite3, CloseConnection> connection_;
};

/// The Status for a failure that SQLite has just reported on `connection`: "NAME: what is wrong".
/// Unavailable: others hold the lock. ResourceExhausted: no room. PermissionDenied: read-only.
/// DataLoss: damaged. FailedPrecondition: not a database, or a constraint was broken. `connection`
/// may be null; then less is known.
absl::Status SqliteError(sqlite3* connection, int code, std::string_view name);

}  // namespace grille::db

#endif  // GRILLE_DB_SQLITE_H_
