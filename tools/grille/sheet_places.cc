#include "tools/grille/sheet_places.h"

#include <memory>

#include "solver/status.h"
#include "tools/book/book_plan.h"
#include "tools/grille/book_record.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/sheet_record.h"

namespace grille::tools {
namespace {

absl::StatusOr<std::vector<PlaceOnPaper>> PlacesInBook(
    const db::SheetRecord& record, const std::vector<db::StoredPuzzle>& stored) {
  GRILLE_ASSIGN_OR_RETURN(book::Book book, BookOf(record));
  GRILLE_ASSIGN_OR_RETURN(book::BookPuzzles puzzles, ByChapter(book, stored));
  GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<const book::BookPlan> plan,
                          book::BookPlan::Plan(book, puzzles));
  std::vector<PlaceOnPaper> places;
  for (size_t i = 0; i < stored.size(); ++i) {
    book::BookPlan::Place place = plan->PlaceOf(i);
    places.push_back({place.chapter, place.number, place.page, place.position});
  }
  return places;
}

absl::StatusOr<std::vector<PlaceOnPaper>> PlacesOnSheet(
    const db::SheetRecord& record, const std::vector<db::StoredPuzzle>& stored) {
  GRILLE_ASSIGN_OR_RETURN(sheet::SheetOptions layout, LayoutOf(record));
  std::vector<sheet::SheetPuzzle> puzzles;
  for (const db::StoredPuzzle& puzzle : stored) {
    GRILLE_RETURN_IF_ERROR(AddStored(puzzle, &puzzles));
  }
  GRILLE_ASSIGN_OR_RETURN(sheet::Sheet sheet, sheet::Sheet::Plan(puzzles, layout));
  std::vector<PlaceOnPaper> places;
  for (size_t i = 0; i < stored.size(); ++i) {
    sheet::Sheet::Place place = sheet.PlaceOf(i);
    places.push_back({place.version, place.number, place.page, place.position});
  }
  return places;
}

}  // namespace

absl::StatusOr<std::vector<PlaceOnPaper>> PlacesOf(const db::SheetRecord& record,
                                                   const std::vector<db::StoredPuzzle>& puzzles) {
  return IsBook(record) ? PlacesInBook(record, puzzles) : PlacesOnSheet(record, puzzles);
}

}  // namespace grille::tools
