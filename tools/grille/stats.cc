#include <array>
#include <map>

#include "absl/strings/str_format.h"
#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

class Stats final : public Command {
 public:
  std::string name() const override { return "stats"; }
  std::string description() const override { return "Count what is in a store"; }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "One JSON object a line, for each kind, level, size and marks");
    options.Footer("Example:\n  grille stats --db grilles.db");
  }

  int Run() override {
    absl::Status status = Count();
    return status.ok() ? kDone : Fail(status);
  }

 private:
  absl::Status Count() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kRead));
    GRILLE_ASSIGN_OR_RETURN(std::vector<db::PuzzleClass> classes, store->Counts());
    Output output;
    if (json_) {
      for (const db::PuzzleClass& c : classes) PrintJson(c, &output);
    } else {
      PrintLevels(classes, &output);
      GRILLE_ASSIGN_OR_RETURN(std::vector<db::Run> runs, store->ListRuns());
      PrintRuns(runs, &output);
    }
    return output.Finish();
  }

  static std::string KindName(int id) {
    const Kind* kind = KindFromId(id);
    return kind == nullptr ? absl::StrCat("kind ", id) : std::string(kind->name());
  }

  static void PrintJson(const db::PuzzleClass& c, Output* output) {
    if (c.count == 0) return;
    output->JsonLine(JsonObject()
                         .Add("kind", KindName(c.kind))
                         .Add("level", LevelName(c.level))
                         .Add("size", c.size)
                         .Add("marks", c.marks)
                         .Add("count", c.count));
  }

  static void PrintLevels(const std::vector<db::PuzzleClass>& classes, Output* output) {
    std::map<int, std::array<uint64_t, kLevelCount>> by_kind;
    for (const db::PuzzleClass& c : classes) {
      by_kind[c.kind][static_cast<size_t>(c.level)] += static_cast<uint64_t>(c.count);
    }
    if (by_kind.empty()) output->Line("the store is empty");
    for (const auto& [kind, counts] : by_kind) {
      uint64_t all = 0;
      for (uint64_t count : counts) all += count;
      output->Line(absl::StrFormat("%-10s %15s", KindName(kind), Grouped(all)));
      for (Level level : kLevels) {
        uint64_t count = counts[static_cast<size_t>(level)];
        double share = all == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
        output->Line(absl::StrFormat("  %-9s%15s  %7.3f %%", ToAbsl(LevelName(level)),
                                     Grouped(count), share));
      }
    }
  }

  static void PrintRuns(const std::vector<db::Run>& runs, Output* output) {
    if (runs.empty()) return;
    output->Line("");
    output->Line(absl::StrFormat("%4s  %-6s  %-19s  %-8s  %12s  %12s  %s", "run", "kind", "seed",
                                 "state", "stored", "tried", "options"));
    for (const db::Run& run : runs) {
      output->Line(absl::StrFormat(
          "%4d  %-6s  %-19s  %-8s  %12s  %12s  %s", run.id, KindName(run.spec.kind),
          run.spec.seed ? absl::StrCat(*run.spec.seed) : "-", ToAbsl(RunStateName(run.state)),
          Grouped(run.counts.stored), Grouped(run.counts.seen), Printable(run.spec.options)));
    }
  }

  std::string path_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeStats() { return std::make_unique<Stats>(); }

}  // namespace grille::tools
