#include "db/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/file_check.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr int kNameTries = 1000;

bool Exists(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0;
}

absl::Status Taken(const std::string& target) {
  return absl::FailedPreconditionError(
      absl::StrCat(target, ": exists already, and is not written over"));
}

absl::Status CheckFree(const std::string& target) {
  if (Exists(target)) return Taken(target);
  for (const char* suffix : {"-wal", "-shm", "-journal"}) {
    // SQLite goes by the name alone, and would replay it into the new file.
    if (Exists(target + suffix)) {
      return absl::FailedPreconditionError(absl::StrCat(
          target, ": a log of that name exists already, ", target, suffix, "; move it away"));
    }
  }
  return CheckFile(target).status();
}

absl::Status WriteError(const std::string& target, int error) {
  std::string message = absl::StrCat(target, ": ", std::strerror(error));
  switch (error) {
    case EEXIST:
      return Taken(target);
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return absl::ResourceExhaustedError(absl::StrCat(target, ": no room left on the disk"));
    case EACCES:
    case EPERM:
    case EROFS:
      return absl::PermissionDeniedError(message);
    default:
      return absl::UnavailableError(message);
  }
}

std::string FolderOf(const std::string& path) {
  std::string folder = std::filesystem::path(path).parent_path();
  return folder.empty() ? "." : folder;
}

// Of a file its content, of a folder the names in it.
absl::Status Sync(const std::string& path, const std::string& target) {
  int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return WriteError(target, errno);
  int error = fsync(file) == 0 ? 0 : errno;
  close(file);
  return error == 0 ? absl::OkStatus() : WriteError(target, error);
}

// 0, or the reason. A file that is there is not replaced; where the file system cannot promise
// that, it is looked at a moment before.
int MoveToFreeName(const std::string& from, const std::string& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  if (Exists(to)) return EEXIST;
  return std::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

}  // namespace

absl::StatusOr<std::unique_ptr<NewFile>> NewFile::Create(const std::string& target, unsigned mode,
                                                         IfThere if_there) {
  GRILLE_RETURN_IF_ERROR(if_there == IfThere::kRefuse ? CheckFree(target)
                                                      : CheckFile(target).status());
  for (int number = 0; number < kNameTries; ++number) {
    std::string temporary =
        absl::StrCat(FolderOf(target), "/.grille-", getpid(), "-", number, ".tmp");
    int file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                    S_IRUSR | S_IWUSR | (mode & 0666));
    if (file < 0 && errno == EEXIST) continue;
    if (file < 0) return WriteError(target, errno);
    close(file);
    return std::unique_ptr<NewFile>(new NewFile(target, temporary, if_there));
  }
  return absl::UnavailableError(absl::StrCat(target, ": no name is free for a temporary file"));
}

NewFile::~NewFile() {
  if (published_) return;
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
    unlink((temporary_ + suffix).c_str());
  }
}

absl::Status NewFile::Publish() {
  GRILLE_RETURN_IF_ERROR(Sync(temporary_, target_));
  int error = if_there_ == IfThere::kRefuse ? MoveToFreeName(temporary_, target_)
              : std::rename(temporary_.c_str(), target_.c_str()) == 0 ? 0
                                                                      : errno;
  if (error != 0) {
    return WriteError(target_, error);
  }
  published_ = true;
  return Sync(FolderOf(target_), target_);
}

}  // namespace grille::db
