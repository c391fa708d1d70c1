#ifndef GRILLE_DB_NEW_FILE_H_
#define GRILLE_DB_NEW_FILE_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace grille::db {

/// What becomes of a file that stands under the name of a new one.
enum class IfThere { kRefuse, kReplace };

/// A database, or another file, in the making, under a temporary name in the folder where it is to
/// be. Unless Publish succeeds, nothing is left of it. Errors name the file that it is to be.
class NewFile {
 public:
  /// Makes the file, empty, for its owner to read and write, and for others as `mode` and the umask
  /// allow. FailedPrecondition when there is something under its name already that is not to be
  /// replaced, or is no file.
  static absl::StatusOr<std::unique_ptr<NewFile>> Create(const std::string& target, unsigned mode,
                                                         IfThere if_there = IfThere::kRefuse);

  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  /// Where it is to be.
  const std::string& target() const { return target_; }

  /// Where it is for now. No connection to it may be open any more when it is published.
  const std::string& temporary() const { return temporary_; }

  /// Writes it to the disk and puts it under its name, unless somebody else has put something there
  /// meanwhile that is not to be replaced.
  absl::Status Publish();

 private:
  NewFile(std::string target, std::string temporary, IfThere if_there)
      : target_(std::move(target)), temporary_(std::move(temporary)), if_there_(if_there) {}

  std::string target_;
  std::string temporary_;
  IfThere if_there_;
  bool published_ = false;
};

}  // namespace grille::db

#endif  // GRILLE_DB_NEW_FILE_H_
