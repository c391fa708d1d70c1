#include "tests/tools/program/small_disk.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace grille::program {
namespace {

namespace fs = std::filesystem;

constexpr int64_t kSmall = int64_t{128} << 20;

int64_t Room(const std::string& folder, bool all) {
  struct statvfs disk {};
  if (statvfs(folder.c_str(), &disk) != 0) return -1;
  return static_cast<int64_t>((all ? disk.f_blocks : disk.f_bavail) * disk.f_frsize);
}

}  // namespace

SmallDisk::SmallDisk(const std::string& folder, const std::string& options)
    : folder_(folder + "/"), options_(options) {
  fs::create_directory(folder);
  mounted_ = mount("none", folder.c_str(), "tmpfs", 0, options.c_str()) == 0;
  if (mounted_) return;
  missing_ = std::string("no small disk: mounting one is not allowed (") + std::strerror(errno) +
             "), and /dev/shm is not a small one";
  if (options.find(',') != std::string::npos || Room("/dev/shm", true) <= 0 ||
      Room("/dev/shm", true) > kSmall) {
    return;
  }
  std::string name = "/dev/shm/grille-program-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) return;
  folder_ = name + "/";
  missing_.clear();
}

SmallDisk::~SmallDisk() {
  if (mounted_) {
    umount2(folder_.c_str(), MNT_DETACH);
  } else if (missing_.empty()) {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
}

void SmallDisk::Fill(int64_t left) const {
  MakeRoom();
  int file = open(Ballast().c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  ASSERT_GE(file, 0) << std::strerror(errno);
  EXPECT_EQ(posix_fallocate(file, 0, Room(folder_, false) - left), 0);
  close(file);
}

void SmallDisk::MakeRoom() const { fs::remove(Ballast()); }

bool SmallDisk::Remount(bool read_only) const {
  return mount("none", folder_.c_str(), "tmpfs", MS_REMOUNT | (read_only ? MS_RDONLY : 0),
               options_.c_str()) == 0;
}

}  // namespace grille::program
