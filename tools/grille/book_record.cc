#include "tools/grille/book_record.h"

#include "absl/strings/str_cat.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/book/book_text.h"
#include "tools/grille/sheet_puzzles.h"

namespace grille::tools {

db::SheetPrint PrintOf(const book::Book& book, const sheet::FileHashes& hashes) {
  return {.layout = book::BookText(book), .hash = hashes.file, .beside_hash = hashes.beside};
}

bool IsBook(const db::SheetRecord& record) {
  return record.print.has_value() && book::IsBookText(record.print->layout);
}

absl::StatusOr<book::Book> BookOf(const db::SheetRecord& record) {
  absl::StatusOr<book::Book> book = book::ReadBookText(record.print->layout);
  if (!book.ok()) return Prefixed(absl::StrCat("book ", record.id), book.status());
  return book;
}

absl::StatusOr<book::BookPuzzles> ByChapter(const book::Book& book,
                                            const std::vector<db::StoredPuzzle>& puzzles) {
  book::BookPuzzles all;
  size_t next = 0;
  for (const book::Chapter& chapter : book.chapters) {
    std::vector<sheet::SheetPuzzle>& own = all.emplace_back();
    int kind = KindFromName(chapter.kind)->id();
    for (int i = 0; i < chapter.count; ++i, ++next) {
      if (next == puzzles.size() || puzzles[next].kind != kind) {
        return absl::DataLossError(absl::StrCat("chapter ", all.size(), " has no ", chapter.kind,
                                                " as its puzzle ", i + 1));
      }
      GRILLE_RETURN_IF_ERROR(AddStored(puzzles[next], &own));
      // Readers of a book have no store to look it up in.
      own.back().id.clear();
    }
  }
  if (next == puzzles.size()) return all;
  return absl::DataLossError(
      absl::StrCat("its chapters have ", next, " puzzles, the store gives it ", puzzles.size()));
}

}  // namespace grille::tools
