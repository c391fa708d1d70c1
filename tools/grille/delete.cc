#include <atomic>
#include <optional>

#include "db/delete_run.h"
#include "db/run_lock.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

class Delete final : public Command {
 public:
  std::string name() const override { return "delete"; }
  std::string description() const override { return "Delete a run and its puzzles"; }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    AddNumber(options, "--run", &run_, 1, kMaxNumber, "The run to delete");
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "A run is not deleted while any of its puzzles is reserved or rejected, nor ever when "
        "one\nof them was printed on a sheet.\n"
        "The file keeps its size; 'grille compact' gives the room back.\n\n"
        "Example:\n  grille delete --db grilles.db --run 3");
  }

  int Run() override {
    if (!run_) return Fail(absl::InvalidArgumentError("say which run: --run N"));
    stop_ = StopOnInterrupt();
    absl::Status status = DeleteAll();
    if (!status.ok()) return FailNotLost(status, "what was committed before is safe");
    return gone_ ? kDone : kNotFullyDone;
  }

 private:
  absl::Status DeleteAll() {
    auto id = static_cast<int64_t>(*run_);
    db::RunLock lock;  // let go of after the store is closed
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kWrite, TellingLogLimit(path_)));
    GRILLE_RETURN_IF_ERROR(store->FindRun(id).status());
    GRILLE_RETURN_IF_ERROR(lock.Take(path_, id));
    // It may have moved on before the lock was free.
    GRILLE_ASSIGN_OR_RETURN(db::Run run, store->FindRun(id));
    const uint64_t all = run.counts.stored;
    Progress progress("puzzles deleted", all, 0);
    while (!gone_ && !stop_->load()) {
      GRILLE_ASSIGN_OR_RETURN(gone_, db::DeleteSomeOfRun(store->database(), &run));
      progress.Update(all - run.counts.stored, all - run.counts.stored);
    }
    progress.Clear();
    GRILLE_RETURN_IF_ERROR(store->Close());
    return Report(all - run.counts.stored, run.counts.stored);
  }

  absl::Status Report(uint64_t deleted, uint64_t left) const {
    if (gone_) {
      Say(absl::StrCat("run ", *run_, " is deleted, with ", Grouped(deleted), " puzzles"));
    } else {
      Say(absl::StrCat("interrupted: ", Grouped(deleted), " puzzles deleted, ", Grouped(left),
                       " are left"));
      Say(absl::StrCat("to go on: grille delete --run ", *run_, " --db ", ShellWord(path_)));
    }
    if (!json_) return absl::OkStatus();
    Output output;
    output.JsonLine(JsonObject()
                        .Add("run", *run_)
                        .Add("deleted", deleted)
                        .Add("left", left)
                        .Add("done", gone_));
    return output.Finish();
  }

  std::string path_;
  std::optional<uint64_t> run_;
  bool json_ = false;
  std::atomic<bool>* stop_ = nullptr;
  bool gone_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeDelete() { return std::make_unique<Delete>(); }

}  // namespace grille::tools
