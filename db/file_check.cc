#include "db/file_check.h"

#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "db/schema.h"
#include "solver/status.h"

// Byte offsets in the header of an SQLite file (https://sqlite.org/fileformat.html, 1.3):
//   0   16 bytes "SQLite format 3" NUL
//   60  4 bytes big-endian, user_version
//   68  4 bytes big-endian, application_id

namespace grille::db {
namespace {

constexpr size_t kHeaderSize = 100;
constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr size_t kVersionAt = 60;
constexpr size_t kApplicationAt = 68;

absl::Status RefuseFile(const std::string& path, std::string_view why) {
  return absl::FailedPreconditionError(absl::StrCat(path, ": ", ToAbsl(why)));
}

absl::Status FromErrno(const std::string& path, int error) {
  std::string message = absl::StrCat(path, ": ", std::strerror(error));
  if (error == EACCES || error == EPERM) return absl::PermissionDeniedError(message);
  if (error == ENOENT || error == ENOTDIR) return absl::NotFoundError(message);
  return absl::FailedPreconditionError(message);
}

absl::StatusOr<FileState> CheckDirectory(const std::string& path) {
  std::filesystem::path directory = std::filesystem::path(path).parent_path();
  if (directory.empty()) directory = ".";
  std::error_code ignored;
  if (std::filesystem::is_directory(directory, ignored)) return FileState::kMissing;
  return absl::NotFoundError(
      absl::StrCat(path, ": there is no directory ", directory.string(), " to put it into"));
}

int64_t BigEndian32(const char* bytes) {
  uint32_t value = 0;
  for (int i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return static_cast<int32_t>(value);
}

}  // namespace

absl::StatusOr<FileState> CheckFile(const std::string& path) {
  if (path.empty()) return absl::InvalidArgumentError("a store needs a file name");
  if (path.find('\0') != std::string::npos) {
    return absl::InvalidArgumentError("a file name cannot hold a NUL byte");
  }
  struct stat status {};
  if (lstat(path.c_str(), &status) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return CheckDirectory(path);
    return FromErrno(path, errno);
  }
  if (S_ISLNK(status.st_mode)) {
    // SQLite names its log after the file that the link leads to; opened under two names, or with
    // the link changed meanwhile, store and log would part.
    return RefuseFile(path, "is a symbolic link; name the file that it leads to");
  }
  if (S_ISDIR(status.st_mode)) return RefuseFile(path, "is a directory");
  if (!S_ISREG(status.st_mode)) return RefuseFile(path, "is not a regular file");
  if (status.st_size == 0) return FileState::kEmpty;
  return FileState::kFilled;
}

absl::Status CheckHeader(const Database& database) {
  // Through SQLite's own handle: closing a second one would drop, by the rules of POSIX, the locks
  // that another connection of this process holds on the file.
  const std::string& name = database.name();
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == nullptr || file->pMethods == nullptr) return RefuseFile(name, "cannot be read");
  std::array<char, kHeaderSize> header{};
  int code = file->pMethods->xRead(file, header.data(), static_cast<int>(header.size()), 0);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return SqliteError(nullptr, code, name);
  if (code == SQLITE_IOERR_SHORT_READ || std::string_view(header.data(), kMagic.size()) != kMagic) {
    return RefuseFile(name, "is not a grille store (not an SQLite file)");
  }
  return CheckMarks(name, BigEndian32(header.data() + kApplicationAt),
                    BigEndian32(header.data() + kVersionAt));
}

}  // namespace grille::db
