#include "tools/grille/printed_puzzles.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "db/sheet.h"
#include "solver/status.h"
#include "tools/grille/book_record.h"
#include "tools/grille/command.h"
#include "tools/grille/json.h"
#include "tools/grille/sheet_places.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/sheet_record.h"

namespace grille::tools {
namespace {

void PrintLine(const sheet::SheetPuzzle& puzzle, size_t place,
               const std::optional<PlaceOnPaper>& on_paper, Output* output) {
  auto shown = [&](int PlaceOnPaper::*what) {
    return on_paper ? absl::StrCat((*on_paper).*what) : "-";
  };
  output->Line(absl::StrFormat("%5d  %7s  %6s  %4s  %8s  %10s  %-9s  %s", place,
                               shown(&PlaceOnPaper::part), shown(&PlaceOnPaper::number),
                               shown(&PlaceOnPaper::page), shown(&PlaceOnPaper::position),
                               puzzle.id, ToAbsl(LevelName(puzzle.level)), puzzle.code));
}

void PrintJson(int64_t id, const sheet::SheetPuzzle& puzzle, size_t place, const char* part,
               const std::optional<PlaceOnPaper>& on_paper, Output* output) {
  JsonObject object;
  object.Add("place", place);
  if (on_paper) {
    object.Add(part, on_paper->part)
        .Add("number", on_paper->number)
        .Add("page", on_paper->page)
        .Add("position", on_paper->position);
  } else {
    object.AddNull(part).AddNull("number").AddNull("page").AddNull("position");
  }
  object.Add("id", id)
      .Add("kind", puzzle.kind)
      .Add("code", puzzle.code)
      .Add("level", LevelName(puzzle.level));
  output->JsonLine(object);
}

}  // namespace

absl::Status ListPuzzles(db::Store& store, int64_t sheet, bool json, Output* output) {
  GRILLE_ASSIGN_OR_RETURN(db::SheetRecord record, db::FindSheet(store.database(), sheet));
  GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> stored, PuzzlesOf(store, record));
  std::vector<sheet::SheetPuzzle> puzzles;
  for (const db::StoredPuzzle& puzzle : stored) {
    GRILLE_RETURN_IF_ERROR(AddStored(puzzle, &puzzles));
  }
  absl::StatusOr<std::vector<PlaceOnPaper>> places = PlacesOf(record, stored);
  if (!places.ok()) {
    Say(absl::StrCat("the pages of its puzzles are not known: ", places.status().message()));
  }
  const char* part = IsBook(record) ? "chapter" : "version";
  if (!json) {
    output->Line(absl::StrFormat("%5s  %7s  %6s  %4s  %8s  %10s  %-9s  %s", "place", part, "number",
                                 "page", "position", "id", "level", "code"));
  }
  for (size_t i = 0; i < puzzles.size(); ++i) {
    std::optional<PlaceOnPaper> place;
    if (places.ok()) place = (*places)[i];
    json ? PrintJson(stored[i].id, puzzles[i], i + 1, part, place, output)
         : PrintLine(puzzles[i], i + 1, place, output);
  }
  return absl::OkStatus();
}

}  // namespace grille::tools
