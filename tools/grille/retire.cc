#include "db/mark.h"
#include "db/transaction.h"
#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/puzzle_words.h"

namespace grille::tools {
namespace {

/// `retire` sees to it that a puzzle is never handed out again, `release` makes puzzles free: both
/// change the use of puzzles that are named, all of them or none.
class ChangeUse : public Command {
 public:
  int Run() override {
    absl::Status status = Change();
    return status.ok() ? kDone : FailNotLost(status, "what was committed before is safe");
  }

 protected:
  void DeclareCommon(Options& options) {
    options.Words("PUZZLE", &words_, "Numbers or codes of puzzles");
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "Sum up as one JSON object");
  }

  /// What is wrong with the options, before the store is touched.
  virtual absl::Status Check() const = 0;

  /// The puzzles to change. In the transaction of the change.
  virtual absl::StatusOr<std::vector<int64_t>> Find(db::Store& store) const {
    return FindWords(store, words_);
  }

  virtual absl::Status Mark(db::Store& store, const std::vector<int64_t>& ids) const = 0;

  /// "retired", "released".
  virtual std::string Done() const = 0;

  const std::vector<std::string>& words() const { return words_; }

 private:
  absl::Status Change() {
    GRILLE_RETURN_IF_ERROR(Check());
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kWrite, TellingLogLimit(path_)));
    GRILLE_RETURN_IF_ERROR(db::KeepForGood(store->database()));
    size_t changed = 0;
    {
      GRILLE_ASSIGN_OR_RETURN(db::Transaction transaction,
                              db::Transaction::BeginWrite(store->database()));
      GRILLE_ASSIGN_OR_RETURN(std::vector<int64_t> ids, Find(*store));
      GRILLE_RETURN_IF_ERROR(Mark(*store, ids));
      GRILLE_RETURN_IF_ERROR(transaction.Commit());
      changed = ids.size();
    }
    GRILLE_RETURN_IF_ERROR(store->Close());
    Say(absl::StrCat(Grouped(changed), changed == 1 ? " puzzle " : " puzzles ", Done()));
    if (!json_) return absl::OkStatus();
    Output output;
    output.JsonLine(JsonObject().Add(Done(), changed));
    return output.Finish();
  }

  std::vector<std::string> words_;
  std::string path_;
  bool json_ = false;
};

class Retire final : public ChangeUse {
 public:
  std::string name() const override { return "retire"; }
  std::string description() const override { return "Never hand a puzzle out again"; }

  void Declare(Options& options) override {
    DeclareCommon(options);
    options.Text("--note", "TEXT", &note_, "Why");
    AddClient(options, &client_, "Who said so: a publication or client");
    options.Footer(
        "A retired puzzle stays in the store as rejected, so that no run makes it again.\n\n"
        "Example:\n  grille retire --db grilles.db 17 23 --note 'too like last week'");
  }

 private:
  absl::Status Check() const override {
    if (!words().empty()) return absl::OkStatus();
    return absl::InvalidArgumentError("say which: numbers or codes of puzzles");
  }

  absl::Status Mark(db::Store& store, const std::vector<int64_t>& ids) const override {
    return db::MarkPuzzles(store.database(), ids, db::Use::kRejected, client_, note_, db::kUses);
  }

  std::string Done() const override { return "retired"; }

  std::string note_;
  std::string client_;
};

class Release final : public ChangeUse {
 public:
  std::string name() const override { return "release"; }
  std::string description() const override { return "Make reserved puzzles free again"; }

  void Declare(Options& options) override {
    DeclareCommon(options);
    AddUses(options, &uses_, &any_,
            "What may be released: reserved (unless told), printed, rejected, any");
    AddClient(options, &client_, "All that is reserved for NAME, instead of PUZZLE");
    options.Footer(
        "Without --use, a puzzle that is printed or rejected is not touched, nor any other.\n\n"
        "Examples:\n"
        "  grille release --db grilles.db 17 23\n"
        "  grille release --db grilles.db --for 'Summer book'\n"
        "  grille release --db grilles.db --use rejected 17");
  }

 private:
  absl::Status Check() const override {
    if (words().empty() == client_.empty()) {
      return absl::InvalidArgumentError(
          "say which: numbers or codes of puzzles, or --for NAME, not both");
    }
    return absl::OkStatus();
  }

  std::vector<db::Use> Released() const {
    if (any_) return {db::Use::kReserved, db::Use::kPrinted, db::Use::kRejected};
    return uses_.empty() ? std::vector<db::Use>{db::Use::kReserved} : uses_;
  }

  absl::StatusOr<std::vector<int64_t>> Find(db::Store& store) const override {
    if (client_.empty()) return FindWords(store, words());
    db::QueryFilter filter;
    filter.uses = Released();
    GRILLE_ASSIGN_OR_RETURN(filter.client, db::KnownClient(store.database(), client_));
    std::vector<int64_t> ids;
    GRILLE_RETURN_IF_ERROR(store.Query(filter, [&](const db::StoredPuzzle& stored) {
      ids.push_back(stored.id);
      return absl::OkStatus();
    }));
    return ids;
  }

  absl::Status Mark(db::Store& store, const std::vector<int64_t>& ids) const override {
    return db::MarkPuzzles(store.database(), ids, db::Use::kFree, "", "", Released());
  }

  std::string Done() const override { return "released"; }

  std::vector<db::Use> uses_;
  bool any_ = false;
  std::string client_;
};

}  // namespace

std::unique_ptr<Command> MakeRetire() { return std::make_unique<Retire>(); }
std::unique_ptr<Command> MakeRelease() { return std::make_unique<Release>(); }

}  // namespace grille::tools
