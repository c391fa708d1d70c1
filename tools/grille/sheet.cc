#include "tools/sheet/sheet.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "db/sheet.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/missing_characters.h"
#include "tools/grille/print_again.h"
#include "tools/grille/printing.h"
#include "tools/grille/sheet_options.h"
#include "tools/grille/sheet_puzzles.h"
#include "tools/grille/sheet_record.h"
#include "tools/sheet/file_ending.h"

namespace grille::tools {
namespace {

constexpr uint64_t kDefaultCount = 4;
/// A file of sheets is laid out in memory.
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
    AddAgain(options, &again_);
    options.Footer(
        "Examples:\n"
        "  grille sheet --db grilles.db --level easy --count 4 --seed 1 -o sheet.pdf\n"
        "  grille sheet --db grilles.db --level easy --for 'Summer book' -o page1.pdf\n"
        "  grille sheet --db grilles.db --use reserved --for 'Summer book' -o page2.pdf\n"
        "  grille sheet --db grilles.db --order hardest --count 2 --per-page 1 --lang fr -o f.pdf\n"
        "  grille sheet --db grilles.db --level easy --count 1 --versions 30 --worksheet -o c.pdf\n"
        "  grille sheet --db grilles.db --again 1 -o again.pdf");
  }

  int Run() override {
    absl::Status status = sheet::CheckIsNoPicture(output_);
    if (status.ok()) status = again_ ? WriteAgain() : Write();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Write() {
    if (codes_.empty() == !filter_.has_store()) {
      return absl::InvalidArgumentError("give either puzzle codes or a store with --db FILE");
    }
    options_ = layout_.Layout();
    if (Wanted() > kMostPuzzles) {
      return absl::InvalidArgumentError(absl::StrCat("--count and --versions together ask for ",
                                                     Wanted(), " puzzles; a file holds at most ",
                                                     kMostPuzzles));
    }
    if (options_.answers == sheet::Answers::kSeparateFile) {
      GRILLE_RETURN_IF_ERROR(sheet::CheckTakesFileBeside(output_));
    }
    WarnOfMissingCharacters({options_.title, options_.footer}, options_.puzzle.draw.language);
    if (!codes_.empty()) return WriteCodes();
    GRILLE_RETURN_IF_ERROR(UntilNobodyInterferes([this] { return WriteStored(); }));
    if (sheet_ > 0) Say(absl::StrCat("sheet ", sheet_, ", printed for ", filter_.client()));
    return absl::OkStatus();
  }

  absl::Status WriteAgain() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store, filter_.OpenStore());
    GRILLE_RETURN_IF_ERROR(PrintAgain(*store, *again_, output_));
    return store->Close();
  }

  /// Of a store, for all versions.
  uint64_t Wanted() const {
    return count_.value_or(kDefaultCount) * static_cast<uint64_t>(options_.versions);
  }

  /// Free puzzles are nobody's yet.
  static bool TakesFree(const db::QueryFilter& filter) {
    return std::find(filter.uses.begin(), filter.uses.end(), db::Use::kFree) != filter.uses.end();
  }

  /// Without --for it is a draft, and the store is only read.
  absl::Status WriteStored() {
    bool draft = filter_.client().empty();
    GRILLE_ASSIGN_OR_RETURN(db::QueryFilter filter, filter_.Filter());
    if (!draft && TakesFree(filter) && filter.uses.size() > 1) {
      return absl::InvalidArgumentError(
          "with --for, a sheet takes free puzzles or those of its client, not both: name one "
          "--use");
    }
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            filter_.OpenStore(draft ? db::OpenMode::kRead : db::OpenMode::kWrite));
    if (filter_.UseGiven() && !TakesFree(filter)) {
      GRILLE_RETURN_IF_ERROR(filter_.KeepOwned(*store, &filter));
    }
    db::SheetRecord record;
    record.client = filter_.client();
    record.file = output_;
    record.title = options_.title;
    filter.limit = Wanted();
    std::vector<sheet::SheetPuzzle> puzzles;
    GRILLE_ASSIGN_OR_RETURN(record.puzzles, AddChosen(*store, filter, &puzzles));
    if (draft) return PrintSheet(output_, puzzles, options_);
    std::vector<db::Use> from = filter.uses;
    if (from.empty()) from.assign(db::kUses.begin(), db::kUses.end());
    auto publisher = [&](const sheet::FileHashes& hashes,
                         const std::function<absl::Status()>& put) -> absl::Status {
      record.print = PrintOf(options_, hashes);
      GRILLE_ASSIGN_OR_RETURN(sheet_, db::RecordSheet(store->database(), record, from, put));
      return absl::OkStatus();
    };
    GRILLE_RETURN_IF_ERROR(PrintSheet(output_, puzzles, options_, publisher));
    return store->Close();
  }

  absl::Status WriteCodes() {
    if (count_ || filter_.AnyChoice() || filter_.AnyOrder() || filter_.AnyUse()) {
      return absl::InvalidArgumentError(
          "codes are all printed, in their order: --count, --for and the choices go with --db");
    }
    std::vector<sheet::SheetPuzzle> puzzles;
    for (size_t i = 0; i < codes_.size(); ++i) {
      GRILLE_RETURN_IF_ERROR(AddCode(codes_[i], i + 1, kNoBudget, &puzzles));
    }
    return PrintSheet(output_, puzzles, options_);
  }

  std::vector<std::string> codes_;
  FilterOptions filter_;
  std::optional<uint64_t> count_;
  SheetLayoutOptions layout_;
  std::optional<uint64_t> again_;
  sheet::SheetOptions options_;
  std::string output_;
  int64_t sheet_ = 0;  ///< the number of the sheet in the store, once it is entered
};

}  // namespace

std::unique_ptr<Command> MakeSheet() { return std::make_unique<Sheet>(); }

}  // namespace grille::tools
