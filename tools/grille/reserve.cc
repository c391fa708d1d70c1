#include <optional>

#include "db/mark.h"
#include "db/transaction.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/filter_options.h"
#include "tools/grille/progress.h"
#include "tools/grille/puzzle_words.h"
#include "tools/grille/puzzle_writer.h"

namespace grille::tools {
namespace {

/// Keeps free puzzles for a publication or client, and prints them as `query` does. They are chosen
/// and marked in one transaction, so two who reserve at once never get the same one.
class Reserve final : public Command {
 public:
  std::string name() const override { return "reserve"; }
  std::string description() const override {
    return "Keep free puzzles for a publication or client";
  }

  void Declare(Options& options) override {
    options.Words("PUZZLE", &words_, "Numbers or codes of puzzles, instead of a choice");
    filter_.DeclareChoice(options);
    filter_.DeclareOrder(options, db::Order::kRandom);
    AddClient(options, &client_, "The publication or client");
    options.Text("--note", "TEXT", &note_, "A note to keep with them");
    AddNumber(options, "--count", &count_, 1, kMaxNumber, "How many; all of them or none");
    AddFormat(options, &format_, /*with_table=*/true);
    options.Flag("--json", &json_, "The same as --format jsonl");
    options.Footer(
        "Examples:\n"
        "  grille reserve --db grilles.db --for 'Summer book' --level hard --count 40 --variety 6\n"
        "  grille reserve --db grilles.db --for 'Daily' --note 'front page' 17 23");
  }

  int Run() override {
    Output output;
    absl::Status status = Mark(&output);
    if (absl::Status written = output.Finish(); status.ok()) status = written;
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Mark(Output* output) {
    if (json_ && format_ && *format_ != Format::kJsonl) {
      return absl::InvalidArgumentError("--json and another --format contradict each other");
    }
    if (words_.empty() == !count_) {
      return absl::InvalidArgumentError("say which: numbers or codes of puzzles, or --count N");
    }
    if (!words_.empty() && (filter_.AnyChoice() || filter_.AnyOrder())) {
      return absl::InvalidArgumentError("named puzzles need no choice: leave the options out");
    }
    if (client_.empty()) return absl::InvalidArgumentError("say for whom: --for NAME");
    db::QueryFilter filter;
    if (words_.empty()) {
      GRILLE_ASSIGN_OR_RETURN(filter, filter_.Filter());
    }
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            filter_.OpenStore(db::OpenMode::kWrite));
    GRILLE_RETURN_IF_ERROR(db::KeepForGood(store->database()));
    std::vector<int64_t> ids;
    {
      GRILLE_ASSIGN_OR_RETURN(db::Transaction transaction,
                              db::Transaction::BeginWrite(store->database()));
      GRILLE_ASSIGN_OR_RETURN(ids,
                              words_.empty() ? Choose(*store, filter) : FindWords(*store, words_));
      GRILLE_RETURN_IF_ERROR(db::MarkPuzzles(store->database(), ids, db::Use::kReserved, client_,
                                             note_, {db::Use::kFree}));
      GRILLE_RETURN_IF_ERROR(transaction.Commit());
    }
    Say(absl::StrCat(Grouped(ids.size()), ids.size() == 1 ? " puzzle" : " puzzles",
                     " reserved for ", client_));
    PuzzleWriter writer(json_ ? Format::kJsonl : format_.value_or(Format::kTable), output,
                        store.get());
    writer.Begin();
    for (int64_t id : ids) {
      GRILLE_ASSIGN_OR_RETURN(db::StoredPuzzle stored, store->FindById(id));
      GRILLE_RETURN_IF_ERROR(writer.Write(stored));
    }
    return store->Close();
  }

  absl::StatusOr<std::vector<int64_t>> Choose(db::Store& store, db::QueryFilter filter) const {
    filter.limit = count_;
    std::vector<int64_t> ids;
    GRILLE_RETURN_IF_ERROR(store.Query(filter, [&](const db::StoredPuzzle& stored) {
      ids.push_back(stored.id);
      return absl::OkStatus();
    }));
    if (ids.size() == *count_) return ids;
    return absl::ResourceExhaustedError(absl::StrCat(
        "the store has only ", ids.size(), " such free puzzles",
        filter.variety ? " that differ enough" : "", ", not ", *count_, "; nothing is reserved"));
  }

  std::vector<std::string> words_;
  FilterOptions filter_;
  std::string client_;
  std::string note_;
  std::optional<uint64_t> count_;
  std::optional<Format> format_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeReserve() { return std::make_unique<Reserve>(); }

}  // namespace grille::tools
