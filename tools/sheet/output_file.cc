#include "tools/sheet/output_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::sheet {
namespace {

constexpr int kNameTries = 1000;

absl::Status FileError(const std::string& path, int error) {
  std::string message = absl::StrCat("cannot write ", path, ": ", std::strerror(error));
  if (error == ENOENT) return absl::NotFoundError(message);
  if (error == EISDIR) return absl::InvalidArgumentError(message);
  return absl::UnavailableError(message);
}

/// The file that `path` leads to; `path` itself where there is none yet.
std::string FollowLinks(const std::string& path) {
  std::unique_ptr<char, decltype(&std::free)> real(realpath(path.c_str(), nullptr), &std::free);
  return real == nullptr ? path : std::string(real.get());
}

/// Whether the file holds an SQLite database: a store given as the output by mistake is worth more
/// than any sheet.
bool IsDatabase(const std::string& path) {
  constexpr std::string_view kMagic = "SQLite format 3";
  std::array<char, kMagic.size()> head;
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t got = read(fd, head.data(), head.size());
  close(fd);
  return got == static_cast<ssize_t>(head.size()) &&
         std::string_view(head.data(), head.size()) == kMagic;
}

/// A name of its own, short whatever the target is called, in the target's folder.
std::string TemporaryName(const std::string& target, int number) {
  size_t slash = target.rfind('/');
  std::string folder = slash == std::string::npos ? "" : target.substr(0, slash + 1);
  return absl::StrCat(folder, ".grille-", getpid(), "-", number, ".tmp");
}

}  // namespace

OutputFile::OutputFile(std::string shown, std::string target, std::string temporary, int fd)
    : shown_(std::move(shown)),
      target_(std::move(target)),
      temporary_(std::move(temporary)),
      fd_(fd),
      hash_(XXH3_createState()) {
  XXH3_64bits_reset(hash_.get());
}

OutputFile::~OutputFile() {
  if (fd_ >= 0) close(fd_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

void OutputFile::FreeHash::operator()(XXH3_state_s* hash) const { XXH3_freeState(hash); }

uint64_t OutputFile::Hash() const { return XXH3_64bits_digest(hash_.get()); }

absl::Status OutputFile::Error(int error) const { return FileError(shown_, error); }

absl::StatusOr<std::unique_ptr<OutputFile>> OutputFile::Create(const std::string& path) {
  struct stat old {};
  std::string target = FollowLinks(path);
  bool exists = stat(target.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return FileError(path, EISDIR);
  if (exists && S_ISREG(old.st_mode) && IsDatabase(target)) {
    return absl::FailedPreconditionError(
        absl::StrCat(path, " is a database, and is not written over"));
  }
  if (exists && !S_ISREG(old.st_mode)) {
    int fd = open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (fd < 0) return FileError(path, errno);
    return std::unique_ptr<OutputFile>(new OutputFile(path, target, "", fd));
  }
  for (int number = 0; number < kNameTries; ++number) {
    std::string temporary = TemporaryName(target, number);
    int fd = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0 && errno == EEXIST) continue;
    if (fd < 0) return FileError(path, errno);
    std::unique_ptr<OutputFile> file(new OutputFile(path, target, temporary, fd));
    if (exists && fchmod(fd, old.st_mode & 07777) != 0) return FileError(path, errno);
    return file;
  }
  return FileError(path, EEXIST);
}

bool OutputFile::Write(const void* data, size_t size) {
  const char* rest = static_cast<const char*>(data);
  while (size > 0 && write_error_ == 0) {
    ssize_t written = write(fd_, rest, size);
    if (written < 0) {
      if (errno != EINTR) write_error_ = errno;
      continue;
    }
    XXH3_64bits_update(hash_.get(), rest, static_cast<size_t>(written));
    rest += written;
    size -= static_cast<size_t>(written);
  }
  return write_error_ == 0;
}

absl::Status OutputFile::Commit(const absl::Status& status, const Publisher& publisher) {
  if (write_error_ != 0) return Error(write_error_);
  if (!status.ok()) return status;
  if (!temporary_.empty() && fsync(fd_) != 0) return Error(errno);
  if (close(std::exchange(fd_, -1)) != 0) return Error(errno);
  absl::Status published = publisher ? publisher(Hash(), [this] { return Put(); }) : Put();
  if (!published.ok()) TakeBack();
  return published;
}

absl::Status OutputFile::Put() {
  if (temporary_.empty()) return absl::OkStatus();
  if (renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, target_.c_str(), RENAME_EXCHANGE) == 0) {
    put_ = kExchanged;
    return absl::OkStatus();
  }
  // There is nothing under the name, or the file system cannot do that.
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) return Error(errno);
  put_ = kPut;
  return absl::OkStatus();
}

void OutputFile::TakeBack() {
  if (put_ == kNotPut) return;
  if (put_ == kExchanged) {
    renameat2(AT_FDCWD, temporary_.c_str(), AT_FDCWD, target_.c_str(), RENAME_EXCHANGE);
  } else {
    unlink(target_.c_str());
  }
  put_ = kNotPut;
}

// The file beside it is written while the first, finished, waits to be put: both are put in one
// step, and what fails behind that step takes both back.
absl::Status WriteFiles(const FileWriter& file, const FileWriter& beside,
                        const FilesPublisher& publisher) {
  using Step = std::function<absl::Status()>;
  auto publish = [&](const FileHashes& hashes, const Step& put) {
    return publisher ? publisher(hashes, put) : put();
  };
  return file([&](uint64_t hash, const Step& put_file) {
    if (!beside) return publish({hash, std::nullopt}, put_file);
    return beside([&](uint64_t other, const Step& put_beside) {
      return publish({hash, other}, [&]() -> absl::Status {
        GRILLE_RETURN_IF_ERROR(put_beside());
        return put_file();
      });
    });
  });
}

std::string FileBeside(const std::string& path, const std::string& ending) {
  size_t dot = path.rfind('.');
  size_t name = path.rfind('/');
  bool has_type = dot != path.npos && (name == path.npos ? dot > 0 : dot > name + 1);
  if (!has_type) return path + ending;
  return path.substr(0, dot) + ending + path.substr(dot);
}

absl::Status CheckTakesFileBeside(const std::string& path) {
  struct stat there {};
  bool exists = stat(path.c_str(), &there) == 0;
  bool by_descriptor = path.rfind("/dev/", 0) == 0 || path.rfind("/proc/", 0) == 0;
  if (!by_descriptor && (!exists || S_ISREG(there.st_mode) || S_ISDIR(there.st_mode))) {
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat(path, " is no file that another can stand beside"));
}

}  // namespace grille::sheet
