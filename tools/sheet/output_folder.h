#ifndef GRILLE_TOOLS_SHEET_OUTPUT_FOLDER_H_
#define GRILLE_TOOLS_SHEET_OUTPUT_FOLDER_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace grille::sheet {

/// A folder of files that appears under its name only when all of them are there. Until Publish it
/// stands beside it under a temporary name; without a Publish that succeeds, nothing is left of it.
/// Errors name the folder and the reason.
class OutputFolder {
 public:
  /// FailedPrecondition when something stands under the name that is no empty folder.
  static absl::StatusOr<std::unique_ptr<OutputFolder>> Create(const std::string& target);
  ~OutputFolder();
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;

  /// Where a file of the folder is to be written for now.
  std::string PathOf(const std::string& name) const { return temporary_ + "/" + name; }

  /// Puts the folder under its name. To be called once.
  absl::Status Publish();

 private:
  OutputFolder(std::string target, std::string temporary)
      : target_(std::move(target)), temporary_(std::move(temporary)) {}

  std::string target_;
  std::string temporary_;
  bool published_ = false;
};

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_OUTPUT_FOLDER_H_
