#ifndef GRILLE_TOOLS_GRILLE_PRINTED_PUZZLES_H_
#define GRILLE_TOOLS_GRILLE_PRINTED_PUZZLES_H_

#include <cstdint>

#include "absl/status/status.h"
#include "db/store.h"
#include "tools/grille/output.h"

namespace grille::tools {

/// Lists the puzzles of a sheet or a book in its order, and where in it they stand: as a table, or
/// one JSON object a line. Where that is not known, it says why on stderr. NotFound when the store
/// has nothing of that number.
absl::Status ListPuzzles(db::Store& store, int64_t sheet, bool json, Output* output);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PRINTED_PUZZLES_H_
