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

absl::Status AddCode(const std::string& code, size_t number, const SearchLimits& limits,
                     std::vector<sheet::SheetPuzzle>* puzzles) {
  std::string place = absl::StrCat("argument ", number);
  absl::StatusOr<const Kind*> kind = KindOfCode(code);
  if (!kind.ok()) return Prefixed(place, kind.status());
  absl::StatusOr<Puzzle> puzzle = (*kind)->Prove(code, limits);
  if (!puzzle.ok()) return Prefixed(place, puzzle.status());
  return AddPuzzle(**kind, *puzzle, "", puzzles);
}

absl::StatusOr<std::vector<int64_t>> AddChosen(db::Store& store, const db::QueryFilter& filter,
                                               std::vector<sheet::SheetPuzzle>* puzzles) {
  std::vector<int64_t> ids;
  GRILLE_RETURN_IF_ERROR(store.Query(filter, [&](const db::StoredPuzzle& stored) {
    if (absl::Status proved = ProveAgain(stored); !proved.ok()) return proved;
    ids.push_back(stored.id);
    return AddStored(stored, puzzles);
  }));
  if (ids.size() == filter.limit) return ids;
  return absl::ResourceExhaustedError(
      absl::StrCat("the store has only ", ids.size(), " such puzzles",
                   filter.variety ? " that differ enough" : "", ", not ", *filter.limit,
                   "; nothing is written"));
}

absl::Status UntilNobodyInterferes(const std::function<absl::Status()>& choose_and_mark) {
  constexpr int kTries = 20;
  for (int attempt = 1;; ++attempt) {
    absl::Status status = choose_and_mark();
    if (!absl::IsAborted(status)) return status;
    if (attempt == kTries) return Prefixed("nothing was written; try again", status);
  }
}

}  // namespace grille::tools
