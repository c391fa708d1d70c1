#include "tools/grille/printable.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::tools {
namespace {

absl::Status Refusal(int64_t id, const Doubt& doubt) {
  std::string text = absl::StrCat(
      "puzzle ", id, doubt.unsettled ? ": " : " is damaged: ", doubt.why, "; nothing is printed");
  if (doubt.unsettled) return absl::ResourceExhaustedError(text);
  return absl::DataLossError(text);
}

}  // namespace

absl::StatusOr<sheet::SheetPuzzle> Printable(const db::StoredPuzzle& stored) {
  const Kind* kind = KindFromId(stored.kind);
  if (kind == nullptr) return absl::DataLossError("a puzzle of an unknown kind");
  if (auto doubt = kind->Recheck(stored.puzzle, stored.grade_version)) {
    return Refusal(stored.id, *doubt);
  }
  return Printable(*kind, stored.puzzle, absl::StrCat(stored.id));
}

absl::StatusOr<sheet::SheetPuzzle> Printable(const Kind& kind, const Puzzle& puzzle,
                                             const std::string& id) {
  GRILLE_ASSIGN_OR_RETURN(PuzzleText text, kind.Describe(puzzle));
  return sheet::SheetPuzzle{.kind = std::string(kind.name()),
                            .code = text.code,
                            .solution = text.solution,
                            .level = puzzle.level,
                            .id = id};
}

}  // namespace grille::tools
