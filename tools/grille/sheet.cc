#include "tools/sheet/sheet.h"

#include <optional>
#include <utility>

#include "db/sheet.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/printable.h"
#include "tools/grille/sheet_options.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultCount = 4;
/// A sheet is laid out in memory; a book is another matter.
constexpr uint64_t kMostPuzzles = 10000;

class Sheet final : public Command {
 public:
  std::string name() const override { return "sheet"; }
  std::string description() const override { return "Print puzzles and their answers as a PDF"; }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes, instead of puzzles of a store");
    filter_.DeclareChoice(options);
    filter_.DeclareOrder(options, db::Order::kRandom);
    filter_.DeclareUse(options, "Mark the puzzles as printed for this publication or client");
    AddNumber(options, "--count", &count_, 1, kMostPuzzles, "Puzzles of the sheet (4 unless told)");
    layout_.Declare(options);
    options.File("-o,--output", &output_, "The PDF to write", /*required=*/true);
    options.Footer(
        "Examples:\n"
        "  grille sheet --db grilles.db --level easy --count 4 --seed 1 -o sheet.pdf\n"
        "  grille sheet --db grilles.db --level easy --for 'Summer book' -o page1.pdf\n"
        "  grille sheet --db grilles.db --use reserved --for 'Summer book' -o page2.pdf\n"
        "  grille sheet --db grilles.db --order hardest --count 2 --per-page 1 --lang fr -o f.pdf\n"
        "  grille sheet --db grilles.db --level easy --count 1 --versions 30 --worksheet -o c.pdf");
  }

  int Run() override {
    absl::Status status = Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Write() {
    if (codes_.empty() == !filter_.has_store()) {
      return absl::InvalidArgumentError("give either puzzle codes or a store with --db FILE");
    }
    options_ = layout_.Layout();
    std::vector<sheet::SheetPuzzle> puzzles;
    if (!codes_.empty()) {
      GRILLE_RETURN_IF_ERROR(TakeCodes(&puzzles));
      GRILLE_RETURN_IF_ERROR(sheet::WriteSheet(output_, puzzles, options_));
    } else {
      GRILLE_RETURN_IF_ERROR(WriteStored(&puzzles));
    }
    Say(absl::StrCat(puzzles.size(), puzzles.size() == 1 ? " puzzle" : " puzzles", " written to ",
                     output_));
    if (options_.answers == sheet::Answers::kSeparateFile) {
      Say(absl::StrCat("answers written to ", sheet::AnswerFileOf(output_)));
    }
    if (sheet_ > 0) Say(absl::StrCat("sheet ", sheet_, ", printed for ", filter_.client()));
    return absl::OkStatus();
  }

  /// Without --for it is a draft, and the store is only read.
  absl::Status WriteStored(std::vector<sheet::SheetPuzzle>* puzzles) {
    for (int attempt = 1;; ++attempt) {
      puzzles->clear();
      absl::Status status = TryToWriteStored(puzzles);
      // Another one took a puzzle between our choice and our marking it.
      if (!absl::IsAborted(status)) return status;
      if (attempt == kTries) return Prefixed("nothing was written; try again", status);
    }
  }

  absl::Status TryToWriteStored(std::vector<sheet::SheetPuzzle>* puzzles) {
    bool draft = filter_.client().empty();
    GRILLE_ASSIGN_OR_RETURN(db::QueryFilter filter, filter_.Filter());
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            filter_.OpenStore(draft ? db::OpenMode::kRead : db::OpenMode::kWrite));
    if (filter_.UseGiven()) GRILLE_RETURN_IF_ERROR(filter_.KeepOwned(*store, &filter));
    db::SheetRecord record;
    record.client = filter_.client();
    record.file = output_;
    record.title = options_.title;
    GRILLE_RETURN_IF_ERROR(TakeStored(*store, filter, puzzles, &record.puzzles));
    if (draft) return sheet::WriteSheet(output_, *puzzles, options_);
    std::vector<db::Use> from = filter.uses;
    if (from.empty()) from.assign(db::kUses.begin(), db::kUses.end());
    sheet::Publisher publisher = [&](const std::function<absl::Status()>& put) -> absl::Status {
      GRILLE_ASSIGN_OR_RETURN(sheet_, db::RecordSheet(store->database(), record, from, put));
      return absl::OkStatus();
    };
    GRILLE_RETURN_IF_ERROR(sheet::WriteSheet(output_, *puzzles, options_, publisher));
    return store->Close();
  }

  absl::Status TakeCodes(std::vector<sheet::SheetPuzzle>* puzzles) {
    if (count_ || filter_.AnyChoice() || filter_.AnyOrder() || filter_.AnyUse()) {
      return absl::InvalidArgumentError(
          "codes are all printed, in their order: --count, --for and the choices go with --db");
    }
    for (size_t i = 0; i < codes_.size(); ++i) {
      std::string place = absl::StrCat("argument ", i + 1);
      absl::StatusOr<const Kind*> kind = KindOfCode(codes_[i]);
      if (!kind.ok()) return Prefixed(place, kind.status());
      absl::StatusOr<Puzzle> puzzle = (*kind)->Prove(codes_[i], kNoBudget);
      if (!puzzle.ok()) return Prefixed(place, puzzle.status());
      GRILLE_ASSIGN_OR_RETURN(sheet::SheetPuzzle printable, Printable(**kind, *puzzle, ""));
      puzzles->push_back(std::move(printable));
    }
    return absl::OkStatus();
  }

  absl::Status TakeStored(db::Store& store, db::QueryFilter filter,
                          std::vector<sheet::SheetPuzzle>* puzzles, std::vector<int64_t>* ids) {
    uint64_t wanted = count_.value_or(kDefaultCount) * static_cast<uint64_t>(options_.versions);
    filter.limit = wanted;
    GRILLE_RETURN_IF_ERROR(store.Query(filter, [&](const db::StoredPuzzle& stored) -> absl::Status {
      GRILLE_ASSIGN_OR_RETURN(sheet::SheetPuzzle printable, Printable(stored));
      ids->push_back(stored.id);
      puzzles->push_back(std::move(printable));
      return absl::OkStatus();
    }));
    if (puzzles->size() == wanted) return absl::OkStatus();
    return absl::ResourceExhaustedError(absl::StrCat(
        "the store has only ", puzzles->size(), " such puzzles",
        filter.variety ? " that differ enough" : "", ", not ", wanted, "; nothing is written"));
  }

  /// So often a choice is made anew when others print or reserve at the same time.
  static constexpr int kTries = 20;

  std::vector<std::string> codes_;
  FilterOptions filter_;
  std::optional<uint64_t> count_;
  SheetLayoutOptions layout_;
  sheet::SheetOptions options_;
  std::string output_;
  int64_t sheet_ = 0;  ///< the number of the sheet in the store, once it is entered
};

}  // namespace

std::unique_ptr<Command> MakeSheet() { return std::make_unique<Sheet>(); }

}  // namespace grille::tools
