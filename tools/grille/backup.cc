#include "db/backup.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/interrupt.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

/// Copies a store while others may be at work on it.
class Backup final : public Command {
 public:
  std::string name() const override { return "backup"; }
  std::string description() const override {
    return "Copy a store to a new file, even while others write to it";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.File("-o,--output", &output_, "The file to make; it must not be there yet",
                 /*required=*/true);
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "The copy is of one moment, and appears under its name when it is whole and checked.\n"
        "It is a store: what was begun in the one can be gone on with in the other.\n\n"
        "Example:\n  grille backup --db grilles.db -o backup.db");
  }

  int Run() override {
    const std::atomic<bool>* stop = StopOnInterrupt();
    std::optional<Progress> progress;
    absl::StatusOr<db::BackupSum> sum = db::BackUp(path_, output_, [&](int64_t pages, int64_t all) {
      if (!progress) progress.emplace("pages", static_cast<uint64_t>(all), 0);
      progress->Update(static_cast<uint64_t>(pages));
      return !stop->load();
    });
    progress.reset();
    if (!sum.ok()) return FailNotLost(sum.status(), "nothing was written to " + output_);
    Say(absl::StrCat(Grouped(static_cast<uint64_t>(sum->puzzles)), " puzzles, ",
                     Grouped(static_cast<uint64_t>(sum->bytes)), " bytes, copied to ", output_));
    if (!json_) return kDone;
    Output output;
    output.JsonLine(JsonObject()
                        .Add("file", output_)
                        .Add("bytes", sum->bytes)
                        .Add("pages", sum->pages)
                        .Add("puzzles", sum->puzzles));
    absl::Status written = output.Finish();
    return written.ok() ? kDone : Fail(written);
  }

 private:
  std::string path_;
  std::string output_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeBackup() { return std::make_unique<Backup>(); }

}  // namespace grille::tools
