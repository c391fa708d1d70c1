#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "absl/strings/str_cat.h"
#include "db/sqlite.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// What the operating system said last of a file of SQLite's; 0 when nothing is known.
int LastError(sqlite3* connection, int opcode) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(connection, "main", opcode, &file);
  int error = 0;
  if (file == nullptr || file->pMethods == nullptr ||
      file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error) != SQLITE_OK) {
    return 0;
  }
  return error;
}

// SQLite does not keep the reason of a failed commit where sqlite3_system_errno finds it; but the
// log, or the file, still has it.
int SystemError(sqlite3* connection) {
  if (connection == nullptr) return 0;
  if (int error = sqlite3_system_errno(connection); error != 0) return error;
  if (int error = LastError(connection, SQLITE_FCNTL_JOURNAL_POINTER); error != 0) return error;
  return LastError(connection, SQLITE_FCNTL_FILE_POINTER);
}

bool IsWantOfRoom(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

bool DiskIsFull(const std::string& folder) {
  struct statvfs disk {};
  if (statvfs(folder.c_str(), &disk) != 0) return false;
  return disk.f_bavail == 0 || (disk.f_files > 0 && disk.f_favail == 0);
}

// The reason that SQLite gives is that of its second attempt, to open what it could not make; so it
// is looked for here.
absl::Status CannotOpen(sqlite3* connection, std::string_view name, const char* said) {
  std::string place = absl::StrCat(ToAbsl(name), ": ");
  const char* opened = connection == nullptr ? nullptr : sqlite3_db_filename(connection, "main");
  std::string file(opened == nullptr ? name : opened);
  int error = connection == nullptr ? 0 : sqlite3_system_errno(connection);
  std::string why = error != 0 ? std::strerror(error) : said;
  if (!file.empty()) {
    std::string folder = std::filesystem::path(file).parent_path();
    if (folder.empty()) folder = ".";
    if (access(file.c_str(), F_OK) == 0 && access(file.c_str(), R_OK) != 0) {
      return absl::PermissionDeniedError(absl::StrCat(place, std::strerror(errno)));
    }
    if (access(folder.c_str(), F_OK) == 0 && access(folder.c_str(), W_OK) != 0) {
      return absl::PermissionDeniedError(absl::StrCat(
          place, "no file can be made beside it, as must be for its log (", std::strerror(errno),
          "); copy it, and the log where there is one, to another folder"));
    }
    if (DiskIsFull(folder)) {
      return absl::ResourceExhaustedError(
          absl::StrCat(place, "no room left on the disk for another file"));
    }
  }
  if (IsWantOfRoom(error)) {
    return absl::ResourceExhaustedError(absl::StrCat(place, "no room left on the disk"));
  }
  if (error == EACCES || error == EPERM || error == EROFS) {
    return absl::PermissionDeniedError(absl::StrCat(place, why));
  }
  if (error == EMFILE || error == ENFILE) {
    return absl::UnavailableError(absl::StrCat(place, "cannot be opened (", why, ")"));
  }
  return absl::NotFoundError(absl::StrCat(place, "cannot be opened (", why, ")"));
}

absl::Status CannotReadOrWrite(sqlite3* connection, int code, const std::string& place,
                               const char* said) {
  int error = SystemError(connection);
  std::string why = error != 0 ? std::strerror(error) : said;
  bool lock_file =
      code == SQLITE_IOERR_SHMOPEN || code == SQLITE_IOERR_SHMSIZE || code == SQLITE_IOERR_SHMMAP;
  if (IsWantOfRoom(error)) {
    return absl::ResourceExhaustedError(
        absl::StrCat(place, "no room to write ",
                     lock_file ? "the file beside it that ends in -shm " : "", "(", why, ")"));
  }
  return absl::DataLossError(absl::StrCat(place, "reading or writing failed (", why, ")"));
}

absl::Status CannotWrite(int code, const std::string& place) {
  switch (code) {
    case SQLITE_READONLY_DBMOVED:
      return absl::AbortedError(
          absl::StrCat(place, "was moved or deleted while it was in use; nothing more is written"));
    case SQLITE_READONLY_RECOVERY:
    case SQLITE_READONLY_CANTINIT:
      return absl::PermissionDeniedError(absl::StrCat(
          place, "its log is not folded in, and where nothing can be written it cannot be; copy ",
          "both to another folder"));
    default:
      return absl::PermissionDeniedError(absl::StrCat(place, "can only be read, not written"));
  }
}

}  // namespace

absl::Status SqliteError(sqlite3* connection, int code, std::string_view name) {
  const char* said = connection != nullptr ? sqlite3_errmsg(connection) : sqlite3_errstr(code);
  std::string place = absl::StrCat(ToAbsl(name), ": ");
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return absl::UnavailableError(
          absl::StrCat(place, "another program keeps it locked; waited in vain"));
    case SQLITE_FULL:
      return absl::ResourceExhaustedError(absl::StrCat(place, "no room left on the disk"));
    case SQLITE_READONLY:
      return CannotWrite(code, place);
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return absl::PermissionDeniedError(absl::StrCat(place, "access refused (", said, ")"));
    case SQLITE_NOTADB:
      return absl::FailedPreconditionError(absl::StrCat(place, "is not a grille store"));
    case SQLITE_CORRUPT:
      return absl::DataLossError(absl::StrCat(place, "is damaged (", said, ")"));
    case SQLITE_CANTOPEN:
      return CannotOpen(connection, name, said);
    case SQLITE_IOERR:
      return CannotReadOrWrite(connection, code, place, said);
    case SQLITE_NOMEM:
      return absl::ResourceExhaustedError(absl::StrCat(place, "out of memory"));
    case SQLITE_CONSTRAINT:
      return absl::FailedPreconditionError(absl::StrCat(place, said));
    case SQLITE_INTERRUPT:
      return absl::CancelledError(absl::StrCat(place, "interrupted"));
    default:
      return absl::InternalError(absl::StrCat(place, said, " (SQLite code ", code, ")"));
  }
}

}  // namespace grille::db
