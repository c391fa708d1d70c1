#ifndef GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_
#define GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "db/query.h"
#include "db/store.h"
#include "solver/kind.h"
#include "tools/sheet/item.h"

namespace grille::tools {

/// Adds a puzzle to what is printed; `id` is printed beside its number and may be empty.
absl::Status AddPuzzle(const Kind& kind, const Puzzle& puzzle, const std::string& id,
                       std::vector<sheet::SheetPuzzle>* puzzles);

/// Reads, proves and adds the code that is argument `number`, from 1, which errors name.
absl::Status AddCode(const std::string& code, size_t number, const SearchLimits& limits,
                     std::vector<sheet::SheetPuzzle>* puzzles);

/// Adds as many puzzles of a store as the filter's limit, each proved once more; gives their
/// numbers. ResourceExhausted when there are fewer.
absl::StatusOr<std::vector<int64_t>> AddChosen(db::Store& store, const db::QueryFilter& filter,
                                               std::vector<sheet::SheetPuzzle>* puzzles);

/// Does what chooses puzzles and marks them, anew as long as it is Aborted because somebody else
/// took one of them in between; a number of times.
absl::Status UntilNobodyInterferes(const std::function<absl::Status()>& choose_and_mark);

/// Adds a puzzle of a store under its number.
absl::Status AddStored(const db::StoredPuzzle& stored, std::vector<sheet::SheetPuzzle>* puzzles);

/// Proves a puzzle of a store once more: once on paper it cannot be taken back. DataLoss when it is
/// damaged, ResourceExhausted when the proof was given up; both say that nothing is printed.
absl::Status ProveAgain(const db::StoredPuzzle& stored);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SHEET_PUZZLES_H_
