#include "db/run_lock.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "absl/strings/str_cat.h"

namespace grille::db {
namespace {

/// SQLite locks bytes near 2^30, and no store is so large as this.
constexpr int64_t kFirstByte = int64_t{1} << 61;

struct flock ByteOf(int64_t id) {
  struct flock range = {};
  range.l_type = F_WRLCK;
  range.l_whence = SEEK_SET;
  range.l_start = kFirstByte + id;
  range.l_len = 1;
  return range;
}

absl::Status Held(const std::string& path, int64_t id) {
  std::string work = id == kMergeLock ? "merging into it" : absl::StrCat("at work on run ", id);
  return absl::AbortedError(
      absl::StrCat(path, ": another process is ", work, "; nothing was changed"));
}

}  // namespace

absl::Status RunLock::Take(const std::string& path, int64_t id) {
  return Take(path, absl::MakeConstSpan(&id, 1));
}

absl::Status RunLock::Take(const std::string& path, absl::Span<const int64_t> ids) {
  file_ = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (file_ < 0) return absl::OkStatus();
  for (int64_t id : ids) {
    struct flock range = ByteOf(id);
    // Of the open file, not of the process: SQLite's own opening and closing does not touch it.
    if (fcntl(file_, F_OFD_SETLK, &range) != 0 && (errno == EAGAIN || errno == EACCES)) {
      return Held(path, id);
    }
  }
  return absl::OkStatus();
}

bool RunLock::IsHeld(const std::string& path, int64_t id) {
  RunLock lock;
  lock.file_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (lock.file_ < 0) return false;
  struct flock range = ByteOf(id);
  return fcntl(lock.file_, F_OFD_GETLK, &range) == 0 && range.l_type != F_UNLCK;
}

RunLock::~RunLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace grille::db
