#ifndef GRILLE_TOOLS_GRILLE_PRINT_AGAIN_H_
#define GRILLE_TOOLS_GRILLE_PRINT_AGAIN_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "db/store.h"
#include "tools/grille/options.h"

namespace grille::tools {

/// Adds --again N, beside which only --db and -o are taken. To be declared once they are.
void AddAgain(Options& options, std::optional<uint64_t>* again);

/// Prints a sheet or a book of the store again, into `output`: the same puzzles, each proved once
/// more, in the same order and layout. Says what was written, and whether it has the bytes that
/// were printed. The store is only read. NotFound when it has nothing of that number; else errors
/// as of LayoutOf, BookOf, ProveAgain and of writing, after which no file is there.
absl::Status PrintAgain(db::Store& store, uint64_t id, const std::string& output);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PRINT_AGAIN_H_
