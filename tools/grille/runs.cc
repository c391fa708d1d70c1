#include "absl/strings/str_format.h"
#include "db/run_lock.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/shard.h"
#include "tools/grille/shell.h"

namespace grille::tools {
namespace {

/// Options of a run that are longer are cut short in the table, in bytes.
constexpr size_t kLongestOptions = 160;

class Runs final : public Command {
 public:
  std::string name() const override { return "runs"; }
  std::string description() const override {
    return "List the runs of a store, how far they are and how to go on";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "One JSON object a line, for each run");
    options.Footer("Example:\n  grille runs --db grilles.db");
  }

  int Run() override {
    absl::Status status = List();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status List() {
    std::vector<db::Run> runs;
    {
      GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                              db::Store::Open(path_, db::OpenMode::kRead));
      GRILLE_ASSIGN_OR_RETURN(runs, store->ListRuns());
      GRILLE_RETURN_IF_ERROR(store->Close());
    }
    Output output;
    if (!json_ && runs.empty()) output.Line("the store has no runs");
    if (!json_ && !runs.empty()) {
      output.Line(absl::StrFormat("%4s  %-6s  %-19s  %-11s  %12s  %9s  %14s  %s", "run", "kind",
                                  "seed", "state", "stored", "done", "tried", "options"));
    }
    for (const db::Run& run : runs) json_ ? PrintJson(run, &output) : PrintLine(run, &output);
    return output.Finish();
  }

  /// "running" in the store means at work, or killed at work.
  std::string State(const db::Run& run) const {
    if (run.state == db::RunState::kRunning && !db::RunLock::IsHeld(path_, run.id)) {
      return "interrupted";
    }
    return std::string(RunStateName(run.state));
  }

  /// How much of what was asked for is there, from 0 to 1; nothing for an import or a run without a
  /// goal.
  static std::optional<double> Share(const db::Run& run) {
    if (run.state == db::RunState::kMerging) return std::nullopt;
    if (run.target && *run.target > 0) {
      return static_cast<double>(run.counts.stored) / static_cast<double>(*run.target);
    }
    if (!run.batch_target || *run.batch_target == 0) return std::nullopt;
    const db::Shard& shard = run.spec.shard;
    // Of a shard's batches, the first is number `index`, the next `count` further on.
    auto number = [&](uint64_t end) {
      return end <= shard.index ? 0 : (end - shard.index + shard.count - 1) / shard.count;
    };
    uint64_t all = number(*run.batch_target);
    if (all == 0) return 1;
    return std::min(1.0, static_cast<double>(number(run.next_batch)) / static_cast<double>(all));
  }

  /// The command that goes on with the run; empty when there is nothing to go on with.
  std::string HowToGoOn(const db::Run& run, const std::string& state) const {
    std::string file = " --db " + ShellWord(path_);
    if (state == "merging") {
      return absl::StrCat("the same 'grille merge' again, or grille delete --run ", run.id, file);
    }
    if (state == "deleting") return absl::StrCat("grille delete --run ", run.id, file);
    if (!run.spec.seed || (state != "interrupted" && state != "stopped")) return "";
    std::string command =
        absl::StrCat("grille generate ", KindName(run.spec.kind), " --resume ", run.id);
    if (!run.target && !run.batch_target) absl::StrAppend(&command, " --time-limit 60");
    return command + file;
  }

  static std::string Options(const db::Run& run) {
    std::string options = Printable(run.spec.options);
    // A list of words is long; --json tells all of it.
    if (options.size() > kLongestOptions) options = options.substr(0, kLongestOptions) + "…";
    if (!IsPart(run.spec.shard)) return options;
    return absl::StrCat(options, " shard ", ShardText(run.spec.shard));
  }

  void PrintLine(const db::Run& run, Output* output) const {
    std::optional<double> share = Share(run);
    std::string state = State(run);
    output->Line(absl::StrFormat(
        "%4d  %-6s  %-19s  %-11s  %12s  %9s  %14s  %s", run.id, KindName(run.spec.kind),
        run.spec.seed ? absl::StrCat(*run.spec.seed) : "-", state, Grouped(run.counts.stored),
        share ? absl::StrFormat("%.1f %%", 100 * *share) : "-", Grouped(run.counts.seen),
        Options(run)));
    if (std::string command = HowToGoOn(run, state); !command.empty()) {
      output->Line("      to go on: " + command);
    }
  }

  void PrintJson(const db::Run& run, Output* output) const {
    JsonObject object;
    object.Add("run", run.id).Add("kind", KindName(run.spec.kind));
    if (run.spec.seed) {
      object.Add("seed", *run.spec.seed);
    } else {
      object.AddNull("seed");
    }
    if (IsPart(run.spec.shard)) object.Add("shard", ShardText(run.spec.shard));
    std::string state = State(run);
    object.Add("state", state);
    AddGoal("count", run.target, &object);
    AddGoal("batches", run.batch_target, &object);
    object.Add("next_batch", run.next_batch)
        .Add("stored", run.counts.stored)
        .Add("seen", run.counts.seen)
        .Add("failed", run.counts.failed)
        .Add("ambiguous", run.counts.ambiguous)
        .Add("filtered", run.counts.filtered)
        .Add("known", run.counts.known)
        .Add("options", run.spec.options)
        .Add("sampler_version", run.spec.sampler_version)
        .Add("key_version", run.spec.key_version)
        .Add("grade_version", run.spec.grade_version)
        .Add("created", run.created)
        .Add("updated", run.updated);
    if (std::string command = HowToGoOn(run, state); !command.empty()) {
      object.Add("to_go_on", command);
    }
    output->JsonLine(object);
  }

  static void AddGoal(std::string_view name, const std::optional<uint64_t>& goal,
                      JsonObject* object) {
    if (goal) {
      object->Add(name, *goal);
    } else {
      object->AddNull(name);
    }
  }

  std::string path_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeRuns() { return std::make_unique<Runs>(); }

}  // namespace grille::tools
