#include "tools/sheet/item.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/sheet/plain_text.h"

namespace grille::sheet {

absl::StatusOr<std::vector<Item>> ReadItems(absl::Span<const SheetPuzzle> puzzles,
                                            bool with_answers) {
  std::vector<Item> items;
  items.reserve(puzzles.size());
  for (const SheetPuzzle& puzzle : puzzles) {
    std::string place = absl::StrCat("puzzle ", items.size() + 1);
    const Drawer* drawer = FindDrawer(puzzle.kind);
    if (drawer == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat(place, ": no drawing for ", puzzle.kind));
    }
    if (with_answers && puzzle.solution.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(place, ": its answer is not known"));
    }
    absl::StatusOr<std::unique_ptr<Drawing>> drawing = drawer->Read(puzzle.code, puzzle.solution);
    if (!drawing.ok()) return Prefixed(place, drawing.status());
    items.push_back({drawer, *std::move(drawing), puzzle.level, PlainLine(puzzle.id), puzzle.code});
  }
  return items;
}

}  // namespace grille::sheet
