#ifndef GRILLE_TOOLS_SHEET_ITEM_H_
#define GRILLE_TOOLS_SHEET_ITEM_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/level.h"
#include "tools/sheet/drawer.h"

namespace grille::sheet {

/// A puzzle to be printed, in the notation of formats.md.
struct SheetPuzzle {
  std::string kind;  ///< the name of its kind
  std::string code;
  /// May be empty when no answers are printed; a puzzle may still tell its length.
  std::string solution;
  Level level = Level::kVeryEasy;
  std::string id;  ///< printed small beside the number; may be empty
};

/// The same, read and checked.
struct Item {
  const Drawer* drawer = nullptr;
  std::unique_ptr<Drawing> drawing;
  Level level = Level::kVeryEasy;
  std::string id;
  std::string code;
};

/// Reads puzzles, in order. InvalidArgument, naming the puzzle, for what cannot be read and for
/// answers that are needed and missing.
absl::StatusOr<std::vector<Item>> ReadItems(absl::Span<const SheetPuzzle> puzzles,
                                            bool with_answers);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_ITEM_H_
