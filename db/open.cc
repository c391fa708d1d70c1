#include "db/open.h"

#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "absl/strings/str_cat.h"
#include "db/bounds.h"
#include "db/file_check.h"
#include "db/schema.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Settings of a connection that are not kept in the file. The cache holds the upper part of the
// index of keys, which insertions hit all over. The log is folded into the file every 32 MB: less
// often is no faster, more often writes the same index pages again and again. Debian's SQLite
// overwrites deleted content with zeros unless told that it is no secret.
constexpr const char* kSettings =
    "PRAGMA foreign_keys = ON;"
    "PRAGMA trusted_schema = OFF;"
    "PRAGMA cell_size_check = ON;"
    "PRAGMA synchronous = NORMAL;"
    "PRAGMA secure_delete = OFF;"
    "PRAGMA cache_size = -65536;"
    "PRAGMA wal_autocheckpoint = 8192;"
    "PRAGMA journal_size_limit = 67108864;";

// SQLite gives names that start with ':' or "file:" a meaning of their own.
std::string PlainPath(const std::string& path) { return path[0] == '/' ? path : "./" + path; }

bool DirectoryIsWritable(const std::string& path) {
  std::string directory = std::filesystem::path(PlainPath(path)).parent_path();
  return access(directory.c_str(), W_OK) == 0;
}

// A store on a read-only medium, or in somebody else's directory: SQLite cannot put its log beside
// the file, but needs none as long as nobody writes to it. An empty log was folded in already; it
// is one nobody has open unless the file for its locks is there too.
bool NeedsImmutable(const std::string& path) {
  if (DirectoryIsWritable(path)) return false;
  std::error_code none;
  std::uintmax_t log = std::filesystem::file_size(path + "-wal", none);
  return none || (log == 0 && access((path + "-shm").c_str(), F_OK) != 0);
}

std::string ImmutableUri(const std::string& path) {
  std::string uri = "file:";
  for (char c : PlainPath(path)) {
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                 c == '/' || c == '.' || c == '-' || c == '_';
    if (plain) {
      uri += c;
    } else {
      absl::StrAppend(&uri, "%", absl::Hex(static_cast<unsigned char>(c), absl::kZeroPad2));
    }
  }
  return uri + "?immutable=1";
}

// The change to WAL needs the file alone for a moment, and SQLite does not wait for that.
absl::Status SwitchToWal(Database& database) {
  absl::Status status;
  for (int attempt = 0; attempt < 5000; ++attempt) {
    auto statement = database.Prepare("PRAGMA journal_mode = WAL");
    if (!statement.ok()) return statement.status();
    absl::StatusOr<bool> row = statement->Step();
    if (row.ok() && *row && statement->Text(0) == "wal") return absl::OkStatus();
    status = row.status();
    if (!status.ok() && !absl::IsUnavailable(status)) return status;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  if (!status.ok()) return status;
  return absl::FailedPreconditionError(
      absl::StrCat(database.name(), ": this file system cannot hold a store (no shared memory)"));
}

absl::StatusOr<Database> OpenToWrite(const std::string& path, FileState state, int flags,
                                     const LogLimit& log);

// Brings an older store up to date before it is read.
absl::Status Modernise(const std::string& path, const LogLimit& log) {
  absl::StatusOr<Database> database =
      OpenToWrite(path, FileState::kFilled, SQLITE_OPEN_READWRITE, log);
  if (database.ok()) return database->Close();
  return Prefixed("an older store must be brought up to date, which failed", database.status());
}

absl::StatusOr<Database> OpenToRead(const std::string& path, OpenMode mode, const LogLimit& log) {
  // Read-write for SQLite, as far as the file allows, so that a log left by a killed writer is
  // folded in and removed; query_only keeps our own hands off.
  GRILLE_ASSIGN_OR_RETURN(Database database,
                          NeedsImmutable(path)
                              ? OpenUnchanging(path, path)
                              : Database::Open(PlainPath(path), path, SQLITE_OPEN_READWRITE));
  SetBounds(database);
  GRILLE_RETURN_IF_ERROR(CheckHeader(database));
  GRILLE_RETURN_IF_ERROR(database.Execute(kSettings));
  GRILLE_ASSIGN_OR_RETURN(bool older, IsOlder(database));
  if (older && mode == OpenMode::kReadAsIs) {
    return absl::FailedPreconditionError(absl::StrCat(
        path, ": is of an older version, and is not changed here; 'grille compact --db ", path,
        "' brings it up to date"));
  }
  if (older && mode != OpenMode::kCopy) {
    GRILLE_RETURN_IF_ERROR(database.Close());
    GRILLE_RETURN_IF_ERROR(Modernise(path, log));
    return OpenToRead(path, mode, log);
  }
  GRILLE_RETURN_IF_ERROR(database.Execute("PRAGMA query_only = ON"));
  if (mode != OpenMode::kCopy) GRILLE_RETURN_IF_ERROR(CheckVersion(database));
  return database;
}

absl::StatusOr<Database> OpenToWrite(const std::string& path, FileState state, int flags,
                                     const LogLimit& log) {
  GRILLE_ASSIGN_OR_RETURN(Database database, Database::Open(PlainPath(path), path, flags));
  database.session()->log = log;
  SetBounds(database);
  if (database.ReadOnly()) {
    return absl::PermissionDeniedError(absl::StrCat(path, ": can only be read, not written"));
  }
  if (state == FileState::kFilled) GRILLE_RETURN_IF_ERROR(CheckHeader(database));
  // Measured: 8 and 16 KB make neither smaller nor faster stores.
  GRILLE_RETURN_IF_ERROR(database.Execute("PRAGMA page_size = 4096"));
  GRILLE_RETURN_IF_ERROR(database.Execute(kSettings));
  // The schema is written before the change to WAL, so that the file itself, and not only its log,
  // says from the first moment whose it is.
  GRILLE_RETURN_IF_ERROR(Migrate(database));
  GRILLE_RETURN_IF_ERROR(SwitchToWal(database));
  return database;
}

}  // namespace

absl::StatusOr<Database> OpenUnchanging(const std::string& path, const std::string& name) {
  return Database::Open(ImmutableUri(path), name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

absl::StatusOr<Database> OpenStoreFile(const std::string& path, OpenMode mode,
                                       const LogLimit& log) {
  GRILLE_ASSIGN_OR_RETURN(FileState state, CheckFile(path));
  if (state == FileState::kMissing && mode != OpenMode::kCreate) {
    return absl::NotFoundError(absl::StrCat(path, ": there is no such file"));
  }
  if (state == FileState::kMissing && !DirectoryIsWritable(path)) {
    return absl::PermissionDeniedError(
        absl::StrCat(path, ": no file can be made in its directory (", std::strerror(errno), ")"));
  }
  const bool reading = mode != OpenMode::kWrite && mode != OpenMode::kCreate;
  if (state == FileState::kEmpty && reading) {
    return absl::FailedPreconditionError(absl::StrCat(path, ": is empty: not a grille store yet"));
  }
  if (reading) return OpenToRead(path, mode, log);

  int flags = SQLITE_OPEN_READWRITE | (mode == OpenMode::kCreate ? SQLITE_OPEN_CREATE : 0);
  return OpenToWrite(path, state, flags, log);
}

}  // namespace grille::db
