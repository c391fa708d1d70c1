#ifndef GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_
#define GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "db/query.h"
#include "solver/kind.h"
#include "tools/sheet/item.h"

namespace grille::tools {

/// Adds a puzzle to what is printed; `id` is printed beside its number and may be empty.
absl::Status AddPuzzle(const Kind& kind, const Puzzle& puzzle, const std::string& id,
                       std::vector<sheet::SheetPuzzle>* puzzles);

/// Adds a puzzle of a store under its number.
absl::Status AddStored(const db::StoredPuzzle& stored, std::vector<sheet::SheetPuzzle>* puzzles);

/// Proves a puzzle of a store once more: once on paper it cannot be taken back. DataLoss when it is
/// damaged, ResourceExhausted when the proof was given up; both say that nothing is printed.
absl::Status ProveAgain(const db::StoredPuzzle& stored);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_
