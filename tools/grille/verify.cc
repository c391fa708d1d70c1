
#include "db/store.h"
#include "solver/kind.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

/// Proves every puzzle of a store again by a second method.
class Verify final : public Command {
 public:
  std::string name() const override { return "verify"; }
  std::string description() const override {
    return "Prove every puzzle of a store again, by a second, independent method";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "Each disagreement, then the sum, as one JSON object a line");
    options.Footer(
        "Exit status 1 when anything disagrees, or a proof had to be given up for want of "
        "memory.\n\n"
        "Example:\n  grille verify --db grilles.db");
  }

  int Run() override {
    absl::Status status = CheckAll();
    if (absl::Status written = output_.Finish(); status.ok()) status = written;
    if (!status.ok()) return Fail(status);
    return wrong_ + unproved_ == 0 ? kDone : kNotFullyDone;
  }

 private:
  absl::Status CheckAll() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kRead));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::PuzzleClass> classes, store->Counts());
    uint64_t all = 0;
    for (const db::PuzzleClass& c : classes) all += static_cast<uint64_t>(c.count);
    Progress progress("puzzles checked", all, 0);
    absl::Status status = store->Query({}, [&](const db::StoredPuzzle& stored) {
      Check(stored);
      ++checked_;
      progress.Update(checked_);
      return absl::OkStatus();
    });
    progress.Clear();
    GRILLE_RETURN_IF_ERROR(status);
    GRILLE_ASSIGN_OR_RETURN(std::vector<std::string> faults, store->Audit());
    for (const std::string& fault : faults) Report(std::nullopt, fault);
    if (json_) {
      output_.JsonLine(
          JsonObject().Add("checked", checked_).Add("wrong", wrong_).Add("unproved", unproved_));
    }
    std::string sum =
        absl::StrCat(Grouped(checked_), " puzzles checked, ", Grouped(wrong_), " disagree");
    if (unproved_ > 0)
      absl::StrAppend(&sum, ", ", Grouped(unproved_), " could not be proved again");
    Say(sum);
    return absl::OkStatus();
  }

  void Check(const db::StoredPuzzle& stored) {
    const Kind* kind = KindFromId(stored.kind);
    if (kind == nullptr) return Report(stored.id, std::string("of an unknown kind"));
    std::optional<Doubt> doubt = kind->Recheck(stored.puzzle, stored.grade_version);
    if (doubt) Report(stored.id, *doubt);
  }

  void Report(std::optional<int64_t> id, const Doubt& doubt) {
    ++(doubt.unsettled ? unproved_ : wrong_);
    if (json_) {
      JsonObject object;
      if (id) object.Add("id", *id);
      output_.JsonLine(object.Add(doubt.unsettled ? "unproved" : "error", doubt.why));
    } else {
      output_.Line(absl::StrCat(id ? absl::StrCat("puzzle ", *id) : "store", ": ", doubt.why));
    }
  }

  std::string path_;
  bool json_ = false;
  uint64_t checked_ = 0;
  uint64_t wrong_ = 0;
  uint64_t unproved_ = 0;  ///< neither right nor wrong: their proof was given up
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeVerify() { return std::make_unique<Verify>(); }

}  // namespace grille::tools
