#include "tools/grille/sheet_puzzles.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::tools {
namespace {

absl::StatusOr<const Kind*> KindOf(const db::StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind != nullptr) return kind;
  return absl::DataLossError(absl::StrCat("puzzle ", stored.id, " is of an unknown kind"));
}

}  // namespace

absl::Status AddPuzzle(const Kind& kind, const Puzzle& puzzle, const std::string& id,
                       std::vector<sheet::SheetPuzzle>* puzzles) {
  GRILLE_ASSIGN_OR_RETURN(PuzzleText text, kind.Describe(puzzle));
  puzzles->push_back({.kind = std::string(kind.name()),
                      .code = text.code,
                      .solution = text.solution,
                      .level = puzzle.level,
                      .id = id});
  return absl::OkStatus();
}

absl::Status AddStored(const db::StoredPuzzle& stored, std::vector<sheet::SheetPuzzle>* puzzles) {
  GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOf(stored));
  absl::Status status = AddPuzzle(*kind, stored.puzzle, absl::StrCat(stored.id), puzzles);
  return status.ok() ? status : Prefixed(absl::StrCat("puzzle ", stored.id), status);
}

absl::Status ProveAgain(const db::StoredPuzzle& stored) {
  GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOf(stored));
  std::optional<Doubt> doubt = kind->Recheck(stored.puzzle, stored.grade_version);
  if (!doubt) return absl::OkStatus();
  std::string text =
      absl::StrCat("puzzle ", stored.id, doubt->unsettled ? ": " : " is damaged: ", doubt->why,
                   "; nothing is printed");
  if (doubt->unsettled) return absl::ResourceExhaustedError(text);
  return absl::DataLossError(text);
}

}  // namespace grille::tools
