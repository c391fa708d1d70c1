#include "tools/grille/print_again.h"

#include <memory>
#include <vector>

#include "absl/strings/str_cat.h"
#include "db/sheet.h"
#include "solver/status.h"
#include "tools/book/book_plan.h"
#include "tools/book/write_book.h"
#include "tools/grille/book_record.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/printing.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/sheet_record.h"

namespace grille::tools {
namespace {

class Reprint {
 public:
  Reprint(db::Store& store, db::SheetRecord record, const std::string& output)
      : store_(store), record_(std::move(record)), output_(output) {}

  absl::Status Print() {
    GRILLE_RETURN_IF_ERROR(IsBook(record_) ? PrintBookAgain() : PrintSheetAgain());
    SayWhetherTheSame();
    return absl::OkStatus();
  }

 private:
  absl::Status PrintSheetAgain() {
    GRILLE_ASSIGN_OR_RETURN(sheet::SheetOptions layout, LayoutOf(record_));
    if (layout.answers == sheet::Answers::kSeparateFile) {
      GRILLE_RETURN_IF_ERROR(sheet::CheckTakesFileBeside(output_));
    }
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> stored, ProvedPuzzles());
    std::vector<sheet::SheetPuzzle> puzzles;
    for (const db::StoredPuzzle& puzzle : stored) {
      GRILLE_RETURN_IF_ERROR(AddStored(puzzle, &puzzles));
    }
    beside_ = sheet::AnswerFileOf(output_);
    return PrintSheet(output_, puzzles, layout, Comparing());
  }

  absl::Status PrintBookAgain() {
    GRILLE_ASSIGN_OR_RETURN(book::Book book, BookOf(record_));
    if (book::HasCover(book)) GRILLE_RETURN_IF_ERROR(sheet::CheckTakesFileBeside(output_));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> stored, ProvedPuzzles());
    absl::StatusOr<book::BookPuzzles> puzzles = ByChapter(book, stored);
    if (!puzzles.ok()) return Prefixed(Name(), puzzles.status());
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<const book::BookPlan> plan,
                            book::BookPlan::Plan(book, *puzzles));
    beside_ = book::CoverFileOf(output_);
    return PrintBook(output_, *plan, Comparing());
  }

  absl::StatusOr<std::vector<db::StoredPuzzle>> ProvedPuzzles() {
    absl::StatusOr<std::vector<db::StoredPuzzle>> stored = PuzzlesOf(store_, record_);
    if (!stored.ok()) return Prefixed(Name(), stored.status());
    for (const db::StoredPuzzle& puzzle : *stored) GRILLE_RETURN_IF_ERROR(ProveAgain(puzzle));
    return stored;
  }

  sheet::FilesPublisher Comparing() {
    return [this](const sheet::FileHashes& hashes, const std::function<absl::Status()>& put) {
      file_differs_ = hashes.file != record_.print->hash;
      beside_differs_ = hashes.beside != record_.print->beside_hash;
      return put();
    };
  }

  std::string Name() const {
    return absl::StrCat(IsBook(record_) ? "book " : "sheet ", record_.id);
  }

  void SayWhetherTheSame() const {
    std::string what =
        absl::StrCat(Name(), ", printed for ", Printable(record_.client), " on ", record_.printed);
    if (!file_differs_ && !beside_differs_) {
      Say(what + ": the same as was printed, to the byte");
      return;
    }
    std::string names = file_differs_ ? output_ : "";
    if (beside_differs_) absl::StrAppend(&names, names.empty() ? "" : " and ", beside_);
    Say(absl::StrCat(what, ": ", names, file_differs_ && beside_differs_ ? " differ" : " differs",
                     " from what was printed: made by another version of grille, its libraries or "
                     "fonts, or the puzzles have other levels or numbers by now"));
  }

  db::Store& store_;
  db::SheetRecord record_;
  const std::string& output_;
  std::string beside_;  // the file beside it, should there be one
  bool file_differs_ = false;
  bool beside_differs_ = false;
};

}  // namespace

void AddAgain(Options& options, std::optional<uint64_t>* again) {
  AddNumber(options, "--again", again, 1, kMaxNumber,
            "Print sheet or book N of the store again, as it was ('grille sheets' lists them)");
  options.Alone("--again", {"--db", "--output"}, "puzzles and layout are those that were printed");
}

absl::Status PrintAgain(db::Store& store, uint64_t id, const std::string& output) {
  GRILLE_ASSIGN_OR_RETURN(db::SheetRecord record,
                          db::FindSheet(store.database(), static_cast<int64_t>(id)));
  return Reprint(store, std::move(record), output).Print();
}

}  // namespace grille::tools
