#include "tools/book/book.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "db/mark.h"
#include "db/sheet.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/book/book_file.h"
#include "tools/book/book_plan.h"
#include "tools/book/write_book.h"
#include "tools/grille/book_choice.h"
#include "tools/grille/book_record.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/missing_characters.h"
#include "tools/grille/print_again.h"
#include "tools/grille/printing.h"
#include "tools/grille/seed.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/stale_grades.h"
#include "tools/sheet/file_ending.h"
#include "tools/sheet/output_file.h"

namespace grille::tools {
namespace {

class BookCommand final : public Command {
 public:
  std::string name() const override { return "book"; }
  std::string description() const override {
    return "Print a book of puzzles: chapters, how to play, answers";
  }

  void Declare(Options& options) override {
    options.FileWord("FILE", &file_, "What the book is to be, in JSON", /*required=*/false);
    options.File("--db", &store_, "The store that the puzzles are taken from", /*required=*/true);
    AddClient(options, &client_, "Mark the puzzles as printed for this publication or client");
    AddUnprintedUses(options, &uses_,
                     "Take free puzzles (unless told), those reserved for --for, or both");
    options.File("-o,--output", &output_, "The PDF to write", /*required=*/true);
    AddAgain(options, &again_);
    options.Footer(
        "FILE holds one object. All members but chapters may be left out:\n"
        "  {\"title\": \"Summer book\", \"subtitle\": \"…\", \"author\": \"…\", \"credits\": "
        "\"…\",\n"
        "   \"language\": \"en|fr\", \"paper\": \"a5\", \"theme\": \"colour|grey|ink-saver\",\n"
        "   \"profile\": \"office|printer|print-on-demand\", \"imposition\": \"none|booklet\",\n"
        "   \"seed\": 1, \"variety\": 6, \"how_to_play\": true, \"cut_outs\": true,\n"
        "   \"answers\": \"end|none\", \"answers_per_page\": 6, \"per_page\": 2,\n"
        "   \"page_thickness\": 0.0572,\n"
        "   \"chapters\": [{\"title\": \"…\", \"kind\": \"wyx\", \"level\": [\"easy\", "
        "\"medium\"],\n"
        "                 \"count\": 40, \"per_page\": 2, \"axes\": \"letters|numbers\",\n"
        "                 \"steps\": \"arrows|pairs\", \"show_end\": false, \"hints\": 0,\n"
        "                 \"working_table\": false, \"pips\": false, \"qr\": false}]}\n"
        "For print-on-demand the cover is in a file of its own, NAME-cover.pdf.\n"
        "Without --for it is a draft; with it, the store keeps how to print it again.\n"
        "With --use reserved,free the reserved ones come first. What is reserved for\n"
        "others, printed or rejected is never taken.\n\n"
        "Examples:\n"
        "  grille book summer.json --db grilles.db -o summer.pdf\n"
        "  grille book summer.json --db grilles.db --for 'Summer book' -o summer.pdf\n"
        "  grille book summer.json --db grilles.db --use reserved,free --for Summer -o s.pdf\n"
        "  grille book --db grilles.db --again 1 -o again.pdf");
  }

  int Run() override {
    absl::Status status = sheet::CheckIsNoPicture(output_);
    if (status.ok()) status = again_ ? WriteAgain() : Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Write() {
    if (file_.empty()) {
      return absl::InvalidArgumentError("say what the book is to be: FILE, or --again N");
    }
    if (TakesReserved() && client_.empty()) {
      return absl::InvalidArgumentError("--use reserved: say for whom they are: --for NAME");
    }
    GRILLE_ASSIGN_OR_RETURN(book_, book::ReadBookFile(file_));
    GRILLE_RETURN_IF_ERROR(CheckOutput(output_));
    if (book::HasCover(book_)) {
      GRILLE_RETURN_IF_ERROR(sheet::CheckTakesFileBeside(output_));
      GRILLE_RETURN_IF_ERROR(CheckOutput(book::CoverFileOf(output_)));
    }
    std::vector<std::string> texts = {book_.title, book_.subtitle, book_.author};
    texts.insert(texts.end(), book_.credits.begin(), book_.credits.end());
    for (const book::Chapter& chapter : book_.chapters) texts.push_back(chapter.title);
    WarnOfMissingCharacters(texts, book_.language);
    // The seed that was drawn belongs to the book that is kept.
    GRILLE_ASSIGN_OR_RETURN(book_.seed, SeedOrDraw(book_.seed));
    GRILLE_RETURN_IF_ERROR(UntilNobodyInterferes([this] { return WriteOnce(); }));
    if (number_ > 0) Say(absl::StrCat("book ", number_, ", printed for ", client_));
    return absl::OkStatus();
  }

  absl::Status WriteAgain() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store, OpenStore(db::OpenMode::kRead));
    GRILLE_RETURN_IF_ERROR(PrintAgain(*store, *again_, output_));
    return store->Close();
  }

  absl::Status CheckOutput(const std::string& output) const {
    std::error_code ignored;
    if (!std::filesystem::equivalent(file_, output, ignored)) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat(output, ": says what the book is to be, and is not written over"));
  }

  bool Takes(db::Use use) const {
    return std::find(uses_.begin(), uses_.end(), use) != uses_.end();
  }
  bool TakesReserved() const { return Takes(db::Use::kReserved); }

  absl::StatusOr<std::unique_ptr<db::Store>> OpenStore(db::OpenMode mode) const {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(store_, mode, TellingLogLimit(store_)));
    GRILLE_RETURN_IF_ERROR(TellStaleGrades(*store, store_));
    return store;
  }

  absl::StatusOr<BookSources> Sources(db::Store& store) const {
    BookSources sources;
    sources.free = uses_.empty() || Takes(db::Use::kFree);
    if (TakesReserved()) {
      GRILLE_ASSIGN_OR_RETURN(sources.reserved_for, db::KnownClient(store.database(), client_));
    }
    return sources;
  }

  /// Without --for it is a draft, and the store is only read.
  absl::Status WriteOnce() {
    bool draft = client_.empty();
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            OpenStore(draft ? db::OpenMode::kRead : db::OpenMode::kWrite));
    GRILLE_ASSIGN_OR_RETURN(BookSources sources, Sources(*store));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::StoredPuzzle> chosen,
                            ChooseForBook(*store, book_, *book_.seed, sources));
    GRILLE_ASSIGN_OR_RETURN(book::BookPuzzles puzzles, ByChapter(book_, chosen));
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<const book::BookPlan> plan,
                            book::BookPlan::Plan(book_, puzzles));
    if (draft) return PrintBook(output_, *plan);
    db::SheetRecord record;
    record.client = client_;
    record.file = output_;
    record.title = book_.title;
    for (const db::StoredPuzzle& puzzle : chosen) record.puzzles.push_back(puzzle.id);
    std::vector<db::Use> from = uses_.empty() ? std::vector<db::Use>{db::Use::kFree} : uses_;
    auto publisher = [&](const sheet::FileHashes& hashes,
                         const std::function<absl::Status()>& put) -> absl::Status {
      record.print = PrintOf(book_, hashes);
      GRILLE_ASSIGN_OR_RETURN(number_, db::RecordSheet(store->database(), record, from, put));
      return absl::OkStatus();
    };
    GRILLE_RETURN_IF_ERROR(PrintBook(output_, *plan, publisher));
    return store->Close();
  }

  std::string file_;
  std::string store_;
  std::string client_;
  std::vector<db::Use> uses_;  ///< none: free
  std::string output_;
  std::optional<uint64_t> again_;
  book::Book book_;
  int64_t number_ = 0;  ///< that of the book in the store, once it is entered
};

}  // namespace

std::unique_ptr<Command> MakeBook() { return std::make_unique<BookCommand>(); }

}  // namespace grille::tools
