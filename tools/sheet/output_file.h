#ifndef GRILLE_TOOLS_SHEET_OUTPUT_FILE_H_
#define GRILLE_TOOLS_SHEET_OUTPUT_FILE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

struct XXH3_state_s;

namespace grille::sheet {

/// Decides when a finished file appears: is given the XXH3 of its bytes and the step that puts it
/// under its name, calls that once or not at all, and tells how it went. When it fails behind that
/// step, the file goes again and what was there before comes back.
using Publisher =
    std::function<absl::Status(uint64_t hash, const std::function<absl::Status()>& put)>;

/// Writes a file and asks that publisher when it is finished.
using FileWriter = std::function<absl::Status(const Publisher& publisher)>;

/// XXH3 of the bytes of a file and, where one belongs to it, of the file beside it.
struct FileHashes {
  uint64_t file = 0;
  std::optional<uint64_t> beside = {};
};

/// Decides the same of a file and the one beside it: is given the hashes of both, and the step that
/// puts both.
using FilesPublisher =
    std::function<absl::Status(const FileHashes& hashes, const std::function<absl::Status()>& put)>;

/// Writes a file and, unless `beside` is empty, another, which appear together or not at all.
/// `publisher`, if there is one, decides when.
absl::Status WriteFiles(const FileWriter& file, const FileWriter& beside,
                        const FilesPublisher& publisher);

/// A file that appears under its name only when it is whole. Until Commit it is written under a
/// temporary name in the same folder; without a Commit that succeeds, that one is removed and
/// whatever stood under the name before stays untouched. A name that leads to a device or a pipe is
/// written to directly.
class OutputFile {
 public:
  /// Opens the temporary file. Every error of this class names `path` and the reason.
  static absl::StatusOr<std::unique_ptr<OutputFile>> Create(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// Appends bytes. False on an error, which Commit will report; later bytes are then dropped.
  bool Write(const void* data, size_t size);

  /// Puts the file under its name. `status` is the writer's own verdict: unless it is OK, or when a
  /// write failed, nothing is put there and the reason comes back. To be called once. All bytes are
  /// on the disk before `publisher`, if there is one, is asked.
  absl::Status Commit(const absl::Status& status, const Publisher& publisher = {});

 private:
  struct FreeHash {
    void operator()(XXH3_state_s* hash) const;
  };

  OutputFile(std::string shown, std::string target, std::string temporary, int fd);
  absl::Status Error(int error) const;
  uint64_t Hash() const;
  absl::Status Put();
  void TakeBack();

  std::string shown_;      // the name as the caller wrote it, for messages
  std::string target_;     // that name with links followed
  std::string temporary_;  // empty when written to directly
  int fd_;
  int write_error_ = 0;
  std::unique_ptr<XXH3_state_s, FreeHash> hash_;      // of what was written
  enum { kNotPut, kPut, kExchanged } put_ = kNotPut;  // exchanged with what was there before
};

/// The name of a file that belongs to another one and stands beside it: "sheet.pdf" and "-answers"
/// give "sheet-answers.pdf".
std::string FileBeside(const std::string& path, const std::string& ending);

/// InvalidArgument when no file can stand beside what a path leads to: a device, a pipe, or a file
/// by way of a descriptor (/dev/stdout).
absl::Status CheckTakesFileBeside(const std::string& path);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_OUTPUT_FILE_H_
