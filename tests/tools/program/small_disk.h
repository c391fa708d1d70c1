#ifndef GRILLE_TESTS_TOOLS_PROGRAM_SMALL_DISK_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_SMALL_DISK_H_

#include <cstdint>
#include <string>

namespace grille::program {

/// A file system of its own that is small enough to fill up: a tmpfs mounted for the test where
/// that is allowed, else /dev/shm where it is a small one, as in many containers.
class SmallDisk {
 public:
  /// Mounts on `folder`, which must not be there yet. `options` are of tmpfs, "size=…" among them;
  /// with others than that, /dev/shm will not do.
  SmallDisk(const std::string& folder, const std::string& options);
  ~SmallDisk();
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  /// Why there is none; empty when there is one.
  const std::string& missing() const { return missing_; }
  bool mounted() const { return mounted_; }

  /// Where files on it go, with a slash at the end.
  const std::string& folder() const { return folder_; }

  /// Lets a file of ballast take all the room but so many bytes.
  void Fill(int64_t left) const;
  void MakeRoom() const;

  /// Only where it is mounted. While a file on it is open to be written, the system refuses.
  bool Remount(bool read_only) const;

 private:
  std::string Ballast() const { return folder_ + "ballast"; }

  std::string folder_;
  std::string options_;
  std::string missing_;
  bool mounted_ = false;
};

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_SMALL_DISK_H_
