#ifndef GRILLE_TOOLS_GRILLE_PUZZLE_WORDS_H_
#define GRILLE_TOOLS_GRILLE_PUZZLE_WORDS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "db/store.h"

namespace grille::tools {

/// The number of the stored puzzle that a code stands for, or is a disguise of. InvalidArgument
/// when the code cannot be read, NotFound when the store has no such puzzle.
absl::StatusOr<int64_t> FindCode(db::Store& store, const std::string& code);

/// The numbers of the puzzles that words of the command line name, each a number or a code; in
/// order, each once. Errors name the word.
absl::StatusOr<std::vector<int64_t>> FindWords(db::Store& store,
                                               const std::vector<std::string>& words);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_PUZZLE_WORDS_H_
