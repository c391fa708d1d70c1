#include "db/compact.h"

#include <filesystem>

#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"

namespace grille::tools {
namespace {

class Compact final : public Command {
 public:
  std::string name() const override { return "compact"; }
  std::string description() const override {
    return "Write a store anew without the room that deleted puzzles left";
  }

  void Declare(Options& options) override {
    options.File("--db", &path_, "The store", /*required=*/true);
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "Needs about twice the store's size beside it while it works. A store of an older version "
        "of\n"
        "grille is brought up to date.\n\n"
        "Example:\n  grille compact --db grilles.db");
  }

  int Run() override {
    absl::Status status = Write();
    return status.ok() ? kDone : FailNotLost(status, "what was committed before is safe");
  }

 private:
  absl::Status Write() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kWrite, TellingLogLimit(path_)));
    uint64_t before = std::filesystem::file_size(path_);
    GRILLE_RETURN_IF_ERROR(db::Compact(store->database()));
    GRILLE_RETURN_IF_ERROR(store->Close());
    uint64_t after = std::filesystem::file_size(path_);
    Say(absl::StrCat(path_, ": ", Grouped(before), " bytes before, ", Grouped(after), " now"));
    if (!json_) return absl::OkStatus();
    Output output;
    output.JsonLine(JsonObject().Add("before", before).Add("after", after));
    return output.Finish();
  }

  std::string path_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeCompact() { return std::make_unique<Compact>(); }

}  // namespace grille::tools
