#include "db/merge.h"

#include <algorithm>

#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

/// Puts stores together.
class Merge final : public Command {
 public:
  std::string name() const override { return "merge"; }
  std::string description() const override {
    return "Put stores together: shards to the run they are, or whatever there is";
  }

  void Declare(Options& options) override {
    options.FileWord("OUT", &out_, "The store merged into, made if need be");
    options.Words("IN", &ins_, "The stores merged, at least one; they are only read");
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "All shards of a run, each from a store of its own, give the very store that the run\n"
        "gives alone; also in steps, some of them first, into a new OUT each time. What OUT has\n"
        "keeps its numbers; of equal puzzles one is kept, with the strongest use of all. Stopped\n"
        "or killed, the same command goes on.\n\n"
        "Examples:\n"
        "  grille merge whole.db part0.db part1.db part2.db part3.db\n"
        "  grille merge grilles.db from-elsewhere.db");
  }

  int Run() override {
    if (absl::Status good = CheckNames(); !good.ok()) return Fail(good);
    const std::atomic<bool>* stop = StopOnInterrupt();
    absl::StatusOr<std::unique_ptr<db::Merger>> merger =
        db::Merger::Begin(out_, ins_, TellingLogLimit(out_));
    if (!merger.ok()) return Fail(merger.status());
    Progress progress("puzzles gone through", (*merger)->counts().all, 0);
    absl::Status status = (*merger)->Finish(*stop, [&](const db::MergeCounts& counts) {
      progress.Update(counts.added + counts.known);
    });
    progress.Clear();
    const db::MergeCounts counts = (*merger)->counts();
    bool changes = (*merger)->changes();
    absl::Status closed = (*merger)->Close();
    if (status.ok()) status = closed;
    if (!status.ok() && !absl::IsCancelled(status)) Fail(status);
    Report(counts, status, changes, progress.Seconds());
    int summed = json_ ? SumUp(counts, status.ok()) : kDone;
    return status.ok() ? summed : kNotFullyDone;
  }

 private:
  absl::Status CheckNames() const {
    if (ins_.empty()) {
      return absl::InvalidArgumentError("say what is to be merged: grille merge OUT IN…");
    }
    if (std::find(ins_.begin(), ins_.end(), "") != ins_.end()) {
      return absl::InvalidArgumentError("IN: a file needs a name");
    }
    return absl::OkStatus();
  }

  void Report(const db::MergeCounts& counts, const absl::Status& status, bool changes,
              double seconds) const {
    if (status.ok() && !changes) {
      Say(absl::StrCat(out_, ": has all of it already (", Grouped(counts.known),
                       " puzzles); nothing was changed"));
      return;
    }
    std::string end = status.ok() ? "" : ", and that is safe; not finished";
    if (absl::IsCancelled(status)) end = "; interrupted";
    Say(absl::StrCat(out_, ": ", Grouped(counts.added), " puzzles added, ", Grouped(counts.known),
                     " known already", end, " (", Duration(seconds), ")"));
    Say(absl::StrCat("  of ", Grouped(counts.all), " puzzles of ", Grouped(ins_.size()),
                     ins_.size() == 1 ? " store, " : " stores, ", Grouped(counts.runs),
                     counts.runs == 1 ? " run; " : " runs; ", Grouped(counts.marks),
                     counts.marks == 1 ? " use and " : " uses and ", Grouped(counts.sheets),
                     counts.sheets == 1 ? " sheet taken over" : " sheets taken over"));
    if (counts.apart > 0) {
      Say(absl::StrCat("  ", Grouped(counts.apart),
                       counts.apart == 1 ? " of them is a shard that "
                                           "stays a shard"
                                         : " of them are shards that "
                                           "stay shards",
                       ": to become the run, all of them must be merged at once, done to the same "
                       "--batches, and not have come into one store one after the other"));
    }
    if (!status.ok()) Say("to go on: " + HowToGoOn());
  }

  /// The same command.
  std::string HowToGoOn() const {
    std::vector<std::string> names = {out_};
    names.insert(names.end(), ins_.begin(), ins_.end());
    std::string command = "grille merge";
    // What begins with a dash would be an option; "--" ends them.
    if (std::any_of(names.begin(), names.end(), [](const std::string& s) { return s[0] == '-'; })) {
      command += " --";
    }
    for (const std::string& name : names) absl::StrAppend(&command, " ", ShellWord(name));
    return command;
  }

  static int SumUp(const db::MergeCounts& counts, bool done) {
    Output output;
    output.JsonLine(JsonObject()
                        .Add("runs", counts.runs)
                        .Add("shards_apart", counts.apart)
                        .Add("added", counts.added)
                        .Add("known", counts.known)
                        .Add("marks", counts.marks)
                        .Add("sheets", counts.sheets)
                        .Add("done", done));
    absl::Status written = output.Finish();
    return written.ok() ? kDone : Fail(written);
  }

  std::string out_;
  std::vector<std::string> ins_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeMerge() { return std::make_unique<Merge>(); }

}  // namespace grille::tools
