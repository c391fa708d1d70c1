#include <fstream>
#include <iostream>
#include <optional>
#include <vector>

#include "db/store.h"
#include "db/transaction.h"
#include "solver/status.h"
#include "tools/grille/code_input.h"
#include "tools/grille/code_reader.h"
#include "tools/grille/command.h"
#include "tools/grille/log_wait.h"
#include "tools/grille/not_lost.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/progress.h"
#include "tools/grille/search_options.h"

namespace grille::tools {
namespace {

/// So many errors are told one by one; the rest are counted.
constexpr uint64_t kErrorsTold = 20;

/// Imports puzzles from codes, JSON Lines or CSV: proves them all and stores them or, when any line
/// is bad, nothing.
class Import final : public Command {
 public:
  std::string name() const override { return "import"; }
  std::string description() const override {
    return "Prove and store puzzles from codes, JSON Lines or CSV";
  }

  void Declare(Options& options) override {
    options.Words("FILE", &files_, "Files to read; without any, standard input");
    options.File("--db", &path_, "The store, made if need be", /*required=*/true);
    search_.DeclareLimits(options);
    search_.DeclareCount(options);
    options.Flag("--json", &json_, "Sum up as one JSON object");
    options.Footer(
        "A file holds what 'grille export' writes: one code a line, or JSON Lines with a member\n"
        "\"code\", or CSV with a header that has a column \"code\". Nothing else in it is looked "
        "at.\n"
        "All lines are proved before anything is stored; one bad line, and nothing is.\n\n"
        "Examples:\n"
        "  grille import codes.txt --db grilles.db\n"
        "  grille import hard.csv --db grilles.db\n"
        "  grille export --db old.db --level hard | grille import --db new.db");
  }

  int Run() override {
    if (files_.empty()) {
      ReadAll(std::cin, "line ");
    } else {
      for (const std::string& name : files_) {
        std::ifstream file;
        if (absl::Status opened = OpenFile(name, &file); !opened.ok()) return Fail(opened);
        ReadAll(file, name + ", line ");
      }
    }
    if (bad_ > kErrorsTold) Say(absl::StrCat("… and ", bad_ - kErrorsTold, " more"));
    if (bad_ + unknown_ > 0) {
      Say(absl::StrCat("grille: nothing was stored; of the lines, ", lines_ - bad_, " are good, ",
                       bad_ - unknown_, " cannot be taken, ", unknown_, " are unknown"));
      return bad_ > unknown_ ? kWrongUse : kNotFullyDone;
    }
    if (lines_ == 0) {
      Say("nothing to import: the input is empty");
      return kDone;
    }
    absl::Status stored = Store();
    if (stored.ok()) return kDone;
    return committed_ ? Fail(stored) : FailNotLost(stored, "nothing was stored");
  }

 private:
  void ReadAll(std::istream& input, const std::string& place) {
    CodeReader reader(input);
    while (std::optional<CodeReader::Item> item = reader.Next()) {
      ++lines_;
      absl::Status status = Take(item->code);
      if (status.ok()) continue;
      ++bad_;
      if (absl::IsResourceExhausted(status)) ++unknown_;
      if (bad_ > kErrorsTold) continue;
      Say(absl::StrCat("grille: ", place, item->line, ": ", status.message()));
    }
  }

  absl::Status Take(const absl::StatusOr<std::string>& code) {
    GRILLE_RETURN_IF_ERROR(code.status());
    GRILLE_ASSIGN_OR_RETURN(const Kind* kind, KindOfCode(*code));
    GRILLE_ASSIGN_OR_RETURN(Puzzle puzzle, kind->Prove(*code, search_.Begin()));
    if (bad_ == 0) puzzles_[kind->id()].push_back(std::move(puzzle));
    return absl::OkStatus();
  }

  absl::Status Store() {
    GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                            db::Store::Open(path_, db::OpenMode::kCreate, TellingLogLimit(path_)));
    uint64_t stored = 0;
    uint64_t known = 0;
    {
      // All in one: an import that is ended before its end leaves nothing, not even an empty run.
      GRILLE_ASSIGN_OR_RETURN(db::Transaction all, db::Transaction::BeginWrite(store->database()));
      for (const auto& [id, puzzles] : puzzles_) {
        const Kind* kind = KindFromId(id);
        db::RunSpec spec;
        spec.kind = id;
        spec.options = R"({"import":true})";
        spec.key_version = kind->key_version();
        spec.grade_version = kind->grade_version();
        GRILLE_ASSIGN_OR_RETURN(db::Run run, store->StartRun(spec));
        GRILLE_RETURN_IF_ERROR(store->Import(&run, puzzles));
        GRILLE_RETURN_IF_ERROR(store->SetRunState(&run, db::RunState::kDone));
        stored += run.counts.stored;
        known += run.counts.known;
      }
      GRILLE_RETURN_IF_ERROR(all.Commit());
    }
    committed_ = true;
    GRILLE_RETURN_IF_ERROR(store->Close());
    Say(absl::StrCat(Grouped(stored), stored == 1 ? " puzzle stored in " : " puzzles stored in ",
                     path_, ", ", Grouped(known), " known already"));
    if (!json_) return absl::OkStatus();
    Output output;
    output.JsonLine(JsonObject().Add("stored", stored).Add("known", known));
    return output.Finish();
  }

  std::vector<std::string> files_;
  std::string path_;
  SearchOptions search_;
  bool json_ = false;
  uint64_t lines_ = 0;
  uint64_t bad_ = 0;      ///< lines that cannot be stored, the unknown included
  uint64_t unknown_ = 0;  ///< those whose budget ran out
  bool committed_ = false;
  std::map<int, std::vector<Puzzle>> puzzles_;  ///< by kind
};

}  // namespace

std::unique_ptr<Command> MakeImport() { return std::make_unique<Import>(); }

}  // namespace grille::tools
