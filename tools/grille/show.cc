#include <optional>

#include "db/store.h"
#include "solver/status.h"
#include "tools/grille/code_input.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/search_options.h"
#include "tools/grille/terminal.h"

namespace grille::tools {
namespace {

class Show final : public Command {
 public:
  std::string name() const override { return "show"; }
  std::string description() const override { return "Draw puzzles in the terminal"; }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes; without any, one a line from standard input");
    options.File("--db", &path_, "A store to take the puzzle from");
    AddNumber(options, "--id", &id_, 1, kMaxNumber, "Puzzle N of the store");
    options.Flag("--solution", &solution_, "Draw the solution in");
    options.Footer(
        "Examples:\n"
        "  grille show --db grilles.db --id 1 --solution\n"
        "  grille generate wyx --count 1 | grille show");
  }

  int Run() override {
    if (id_ && path_.empty()) {
      return Fail(absl::InvalidArgumentError("--id needs --db: the puzzle is in a store"));
    }
    colour_ = ColourWanted();
    int exit = path_.empty() ? ShowCodes() : ShowStored();
    if (absl::Status written = output_.Finish(); !written.ok()) return Fail(written);
    return exit;
  }

 private:
  int ShowCodes() {
    return ForEachCode(
        codes_, /*json=*/false, &output_, [&](const Kind& kind, std::string_view code) {
          GRILLE_ASSIGN_OR_RETURN(SolveAnswer answer,
                                  kind.Solve(code, 1, solution_ ? kNoBudget : kGlance));
          std::string caption = answer.code + Remark(answer);
          if (answer.fewest) return Draw(kind, answer.code, answer.fewest->solution, caption);
          return Draw(kind, answer.code, answer.all.empty() ? "" : answer.all[0], caption);
        });
  }

  /// What is worth a line below the code: the fewest moves, or why it is no puzzle.
  static std::string Remark(const SolveAnswer& answer) {
    if (!answer.known) return "";
    if (answer.fewest && answer.fewest->only_whether) return "";
    if (answer.fewest && answer.fewest->solvable) {
      return absl::StrCat("\n", answer.fewest->moves, " moves");
    }
    if (answer.solutions == 0) return absl::StrCat("\nno solution: ", answer.reason);
    return answer.limit_reached ? "\nmore than one solution" : "";
  }

  int ShowStored() {
    absl::Status status = [&]() -> absl::Status {
      if (!id_ || !codes_.empty()) {
        return absl::InvalidArgumentError("with --db say which puzzle: --id N, and no codes");
      }
      GRILLE_ASSIGN_OR_RETURN(std::unique_ptr<db::Store> store,
                              db::Store::Open(path_, db::OpenMode::kRead));
      GRILLE_ASSIGN_OR_RETURN(db::StoredPuzzle stored, store->FindById(static_cast<int64_t>(*id_)));
      const Kind* kind = KindFromId(stored.kind);
      if (kind == nullptr) return absl::DataLossError("a puzzle of an unknown kind");
      GRILLE_ASSIGN_OR_RETURN(PuzzleText text, kind->Describe(stored.puzzle));
      std::string caption =
          absl::StrCat("puzzle ", stored.id, ", ", ToAbsl(LevelName(stored.puzzle.level)),
                       ", score ", stored.puzzle.score);
      if (std::string measure = MeasureText(*kind, text); !measure.empty()) {
        absl::StrAppend(&caption, ", ", measure, " ", ToAbsl(kind->measure_name()));
      }
      absl::StrAppend(&caption, "\n", text.code);
      return Draw(*kind, text.code, text.solution, caption);
    }();
    return status.ok() ? kDone : Fail(status);
  }

  absl::Status Draw(const Kind& kind, std::string_view code, std::string_view solution,
                    std::string_view caption) {
    GRILLE_ASSIGN_OR_RETURN(std::string drawing,
                            DrawInTerminal(kind, code, solution_ ? solution : "", colour_));
    if (!first_) output_.Line("");
    first_ = false;
    output_.Text(drawing);
    output_.Line(caption);
    if (solution_ && !solution.empty()) output_.Line(solution);
    return absl::OkStatus();
  }

  std::vector<std::string> codes_;
  std::string path_;
  std::optional<uint64_t> id_;
  bool solution_ = false;
  bool colour_ = false;
  bool first_ = true;
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeShow() { return std::make_unique<Show>(); }

}  // namespace grille::tools
