#ifndef GRILLE_TOOLS_GRILLE_PRINTABLE_H_
#define GRILLE_TOOLS_GRILLE_PRINTABLE_H_

#include <string>

#include "absl/status/statusor.h"
#include "db/query.h"
#include "solver/kind.h"
#include "solver/puzzle.h"
#include "tools/sheet/item.h"

namespace grille::tools {

/// A stored puzzle, proved anew, for print: once on paper it cannot be taken back. Its number is
/// its id. DataLoss when it is damaged, ResourceExhausted when the proof was too much.
absl::StatusOr<sheet::SheetPuzzle> Printable(const db::StoredPuzzle& stored);

/// The same of a puzzle that has been proved. `id` may be empty.
absl::StatusOr<sheet::SheetPuzzle> Printable(const Kind& kind, const Puzzle& puzzle,
                                             const std::string& id);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PRINTABLE_H_
