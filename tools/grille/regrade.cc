#include "db/regrade.h"

#include <atomic>

#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

class Regrade final : public Command {
 public:
  std::string name() const override { return "regrade"; }
  std::string description() const override {
    return "Grade puzzles anew that an older version of the grade has graded";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "Numbers and uses of the puzzles stay as they are.\n\n"
        "Example:\n  grille regrade --db grilles.db");
  }

  int Run() override {
    stop_ = StopOnInterrupt();
    absl::Status status = GradeAll();
    if (!status.ok()) return FailNotLost(status, "what was committed before is safe");
    return done_ ? kDone : kNotFullyDone;
  }

 private:
  absl::Status GradeAll() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kWrite, TellingLogLimit(path_)));
    GRILLE_ASSIGN_OR_RETURN(uint64_t stale, db::CountStale(store->database()));
    Progress progress("puzzles graded", stale, 0);
    uint64_t graded = 0;
    uint64_t moved = 0;
    while (!done_ && !stop_->load()) {
      GRILLE_ASSIGN_OR_RETURN(db::RegradeStep step, db::RegradeSome(store->database()));
      graded += step.graded;
      moved += step.moved;
      done_ = step.graded == 0;
      progress.Update(graded, graded);
    }
    progress.Clear();
    GRILLE_RETURN_IF_ERROR(store->Close());
    Say(absl::StrCat(Grouped(graded), " puzzles graded anew, ", Grouped(moved),
                     " of them are of another level now"));
    if (!done_) Say("interrupted; to go on: grille regrade --db " + ShellWord(path_));
    if (!json_) return absl::OkStatus();
    Output output;
    output.JsonLine(JsonObject().Add("graded", graded).Add("moved", moved).Add("done", done_));
    return output.Finish();
  }

  std::string path_;
  bool json_ = false;
  std::atomic<bool>* stop_ = nullptr;
  bool done_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeRegrade() { return std::make_unique<Regrade>(); }

}  // namespace grille::tools
