#ifndef GRILLE_TOOLS_GRILLE_WYX_PICTURE_H_
#define GRILLE_TOOLS_GRILLE_WYX_PICTURE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "gen/wyx_run.h"
#include "solver/wyx/picture.h"
#include "solver/wyx/pictures.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// The options of `generate wyx` that say which cells its grids have.
class PictureOptions {
 public:
  /// Declares --cells and --picture.
  void Declare(Options& options);

  bool AnyGiven() const { return cells_ || named_ != nullptr; }

  /// The picture asked for, if any, on a board of `side`, or of the picture's own side where that
  /// is not given. InvalidArgument or NotFound, naming the file, the line and the column, or the
  /// character of the code.
  absl::StatusOr<std::optional<wyx::Picture>> Picture(std::optional<int> side) const;

 private:
  absl::Status ReadName(const std::string& name);
  absl::StatusOr<wyx::Picture> Named(std::optional<int> side) const;
  absl::StatusOr<wyx::Picture> Coded(std::optional<int> side) const;
  absl::StatusOr<wyx::Picture> Drawn(int side) const;

  std::optional<std::string> cells_;
  const wyx::NamedPicture* named_ = nullptr;
};

/// What to say of a run on a picture when none of the walks on it, so many in all, makes a grid.
std::string NoneOnPicture(const gen::WyxRun& run, uint64_t walks);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_WYX_PICTURE_H_
