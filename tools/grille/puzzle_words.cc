#include "tools/grille/puzzle_words.h"

#include <algorithm>

#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

absl::StatusOr<int64_t> FindWord(db::Store& store, const std::string& word) {
  if (word.find(':') != std::string::npos) return FindCode(store, word);
  GRILLE_ASSIGN_OR_RETURN(uint64_t id, ParseNumber(word, 1, kMaxNumber));
  GRILLE_RETURN_IF_ERROR(store.FindById(static_cast<int64_t>(id)).status());
  return static_cast<int64_t>(id);
}

}  // namespace

absl::StatusOr<int64_t> FindCode(db::Store& store, const std::string& code) {
  GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOfCode(code));
  GRILLE_ASSIGN_OR_RETURN(Puzzle puzzle, kind->Prove(code, kNoBudget));
  absl::StatusOr<db::StoredPuzzle> stored = store.FindByKey(puzzle.key);
  if (absl::IsNotFound(stored.status())) {
    return absl::NotFoundError("the store does not have this puzzle");
  }
  if (!stored.ok()) return stored.status();
  return stored->id;
}

absl::StatusOr<std::vector<int64_t>> FindWords(db::Store& store,
                                               const std::vector<std::string>& words) {
  std::vector<int64_t> ids;
  for (const std::string& word : words) {
    absl::StatusOr<int64_t> id = FindWord(store, word);
    if (!id.ok()) return Prefixed(absl::StrCat("'", word, "'"), id.status());
    if (std::find(ids.begin(), ids.end(), *id) == ids.end()) ids.push_back(*id);
  }
  return ids;
}

}  // namespace grille::tools
