#include "db/run_lock.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "solver/status.h"

namespace grille::db {
namespace {

/// SQLite locks bytes near 2^30, and no store is so large as this.
constexpr int64_t kFirstByte = int64_t{1} << 61;

absl::Status Held(const std::string& path, int64_t id) {
  std::string work = id == kMergeLock ? "merging into it" : absl::StrCat("at work on run ", id);
  return absl::AbortedError(
      absl::StrCat(path, ": another process is ", work, "; nothing was changed"));
}

}  // namespace

absl::StatusOr<RunLock> RunLock::Take(const std::string& path, int64_t id) {
  return Take(path, absl::MakeConstSpan(&id, 1));
}

absl::StatusOr<RunLock> RunLock::Take(const std::string& path, absl::Span<const int64_t> ids) {
  RunLock lock(open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
  if (lock.file_ < 0) return lock;
  for (int64_t id : ids) {
    struct flock range = {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = kFirstByte + id;
    range.l_len = 1;
    // Of the open file, not of the process: SQLite's own opening and closing does not touch it.
    if (fcntl(lock.file_, F_OFD_SETLK, &range) != 0 && (errno == EAGAIN || errno == EACCES)) {
      return Held(path, id);
    }
  }
  return lock;
}

RunLock::RunLock(RunLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

RunLock& RunLock::operator=(RunLock&& other) noexcept {
  std::swap(file_, other.file_);
  return *this;
}

RunLock::~RunLock() {
  if (file_ >= 0) close(file_);
}

}  // namespace grille::db
