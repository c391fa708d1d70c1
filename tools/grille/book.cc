#include "tools/book/book.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "db/sheet.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/book/book_file.h"
#include "tools/book/book_plan.h"
#include "tools/book/write_book.h"
#include "tools/grille/book_choice.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/missing_characters.h"
#include "tools/grille/progress.h"
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
    options.FileWord("FILE", &file_, "What the book is to be, in JSON");
    options.File("--db", &store_, "The store that the puzzles are taken from", /*required=*/true);
    AddClient(options, &client_, "Mark the puzzles as printed for this publication or client");
    options.File("-o,--output", &output_, "The PDF to write", /*required=*/true);
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
        "For print-on-demand the cover is in a file of its own, NAME-cover.pdf.\n\n"
        "Examples:\n"
        "  grille book summer.json --db grilles.db -o summer.pdf\n"
        "  grille book summer.json --db grilles.db --for 'Summer book' -o summer.pdf");
  }

  int Run() override {
    absl::Status status = Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Write() {
    GRILLE_RETURN_IF_ERROR(sheet::CheckIsNoPicture(output_));
    GRILLE_ASSIGN_OR_RETURN(book_, book::ReadBookFile(file_));
    GRILLE_RETURN_IF_ERROR(CheckOutput(output_));
    if (book_.profile == book::Profile::kPrintOnDemand) {
      GRILLE_RETURN_IF_ERROR(sheet::CheckTakesFileBeside(output_));
      GRILLE_RETURN_IF_ERROR(CheckOutput(book::CoverFileOf(output_)));
    }
    std::vector<std::string> texts = {book_.title, book_.subtitle, book_.author};
    texts.insert(texts.end(), book_.credits.begin(), book_.credits.end());
    for (const book::Chapter& chapter : book_.chapters) texts.push_back(chapter.title);
    WarnOfMissingCharacters(texts, book_.language);
    GRILLE_ASSIGN_OR_RETURN(seed_, SeedOrDraw(book_.seed));
    GRILLE_RETURN_IF_ERROR(UntilNobodyInterferes([this] { return WriteOnce(); }));
    if (book_.profile == book::Profile::kPrintOnDemand) {
      Say(absl::StrCat("cover written to ", book::CoverFileOf(output_)));
    }
    if (sheet_ > 0) Say(absl::StrCat("sheet ", sheet_, ", printed for ", client_));
    return absl::OkStatus();
  }

  absl::Status CheckOutput(const std::string& output) const {
    std::error_code ignored;
    if (!std::filesystem::equivalent(file_, output, ignored)) return absl::OkStatus();
    return absl::InvalidArgumentError(
        absl::StrCat(output, ": says what the book is to be, and is not written over"));
  }

  /// Without --for it is a draft, and the store is only read.
  absl::Status WriteOnce() {
    bool draft = client_.empty();
    GRILLE_ASSIGN_OR_RETURN(
        std::unique_ptr<db::Store> store,
        db::Store::Open(store_, draft ? db::OpenMode::kRead : db::OpenMode::kWrite,
                        TellingLogLimit(store_)));
    GRILLE_RETURN_IF_ERROR(TellStaleGrades(*store, store_));
    GRILLE_ASSIGN_OR_RETURN(BookChoice choice, ChooseForBook(*store, book_, seed_));
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<const book::BookPlan> plan,
                            book::BookPlan::Plan(book_, choice.puzzles));
    sheet::Publisher publisher;
    if (!draft) {
      db::SheetRecord record;
      record.client = client_;
      record.file = output_;
      record.title = book_.title;
      record.puzzles = std::move(choice.ids);
      publisher = [this, &store, record = std::move(record)](
                      uint64_t /*hash*/, const std::function<absl::Status()>& put) -> absl::Status {
        GRILLE_ASSIGN_OR_RETURN(sheet_,
                                db::RecordSheet(store->database(), record, {db::Use::kFree}, put));
        return absl::OkStatus();
      };
    }
    Progress progress("pages", static_cast<uint64_t>(plan->page_count()), 0);
    auto tell = [&](int drawn) { progress.Update(static_cast<uint64_t>(drawn)); };
    GRILLE_RETURN_IF_ERROR(book::WriteBook(output_, *plan, tell, publisher));
    progress.Clear();
    Say(absl::StrCat(plan->puzzle_count(), plan->puzzle_count() == 1 ? " puzzle" : " puzzles",
                     " on ", plan->page_count(), " pages written to ", output_));
    return draft ? absl::OkStatus() : store->Close();
  }

  std::string file_;
  std::string store_;
  std::string client_;
  std::string output_;
  book::Book book_;
  uint64_t seed_ = 0;
  int64_t sheet_ = 0;  ///< the number of the book in the store, once it is entered
};

}  // namespace

std::unique_ptr<Command> MakeBook() { return std::make_unique<BookCommand>(); }

}  // namespace grille::tools
