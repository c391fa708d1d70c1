#include "tools/sheet/output_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"

namespace grille::sheet {
namespace {

namespace fs = std::filesystem;

absl::Status Error(const std::string& target, const std::string& why) {
  return absl::FailedPreconditionError(absl::StrCat(target, ": ", why));
}

/// What the umask leaves of the rights that everybody could have.
mode_t UsualRights() {
  mode_t mask = umask(0);
  umask(mask);
  return 0777 & ~mask;
}

}  // namespace

absl::StatusOr<std::unique_ptr<OutputFolder>> OutputFolder::Create(const std::string& target) {
  std::error_code error;
  std::string name = target;
  while (name.size() > 1 && name.back() == '/') name.pop_back();
  fs::file_status there = fs::symlink_status(name, error);
  if (fs::exists(there) && !fs::is_directory(there)) return Error(target, "is no folder");
  if (fs::exists(there) && !fs::is_empty(name, error)) {
    return Error(target, error ? error.message() : "is a folder with something in it");
  }
  std::string temporary = name + ".XXXXXX";
  if (mkdtemp(temporary.data()) == nullptr) return Error(target, std::strerror(errno));
  std::unique_ptr<OutputFolder> folder(new OutputFolder(std::move(name), std::move(temporary)));
  if (chmod(folder->temporary_.c_str(), UsualRights()) != 0) {
    return Error(target, std::strerror(errno));
  }
  return folder;
}

OutputFolder::~OutputFolder() {
  std::error_code ignored;
  if (!published_) fs::remove_all(temporary_, ignored);
}

absl::Status OutputFolder::Publish() {
  // An empty folder that is there gives way; one that somebody has put something into does not.
  if (std::rename(temporary_.c_str(), target_.c_str()) != 0) {
    return Error(target_, std::strerror(errno));
  }
  published_ = true;
  return absl::OkStatus();
}

}  // namespace grille::sheet
