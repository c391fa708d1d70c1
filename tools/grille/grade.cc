#include <optional>

#include "solver/status.h"
#include "tools/grille/code_input.h"
#include "tools/grille/command.h"
#include "tools/grille/numbers.h"
#include "tools/grille/output.h"
#include "tools/grille/search_options.h"

namespace grille::tools {
namespace {

class Grade final : public Command {
 public:
  std::string name() const override { return "grade"; }
  std::string description() const override { return "Prove codes, and say how hard they are"; }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes; without any, one a line from standard input");
    search_.DeclareLimits(options);
    search_.DeclareCount(options);
    search_.DeclareMeans(options);
    options.Flag("--json", &json_, "One JSON object a line");
    options.Footer(
        "A Wyx grid is proved when it has exactly one solution, a patience or a taquin when its\n"
        "minimum of moves is known.\n\n"
        "Examples:\n"
        "  grille grade wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/"
        "L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2\n"
        "  grille grade --json < codes.txt");
  }

  int Run() override {
    if (absl::Status store = search_.CheckStore(); !store.ok()) return Fail(store);
    bool all_known = true;
    auto grade = [&](const Kind& kind, std::string_view code) -> absl::Status {
      absl::StatusOr<Puzzle> puzzle = kind.Prove(code, search_.Begin());
      if (absl::IsResourceExhausted(puzzle.status())) {
        all_known = false;
        if (json_) {
          output_.JsonLine(JsonObject().Add("code", code).Add("unknown", true));
        } else {
          output_.Line(absl::StrCat(ToAbsl(code), "\n  ", puzzle.status().message()));
        }
        return absl::OkStatus();
      }
      if (!puzzle.ok()) return puzzle.status();
      GRILLE_ASSIGN_OR_RETURN(PuzzleText text, kind.Describe(*puzzle));
      if (json_) {
        output_.JsonLine(PuzzleJson(kind, *puzzle, text, std::nullopt));
      } else {
        std::string line = absl::StrCat(text.code, "\n  ", ToAbsl(LevelName(puzzle->level)),
                                        ", score ", puzzle->score);
        if (std::string measure = MeasureText(kind, text); !measure.empty()) {
          absl::StrAppend(&line, ", ", measure, " ", ToAbsl(kind.measure_name()));
        }
        output_.Line(absl::StrCat(line, "\n  ", text.solution));
      }
      return absl::OkStatus();
    };
    int exit = ForEachCode(codes_, json_, &output_, grade);
    search_.Keep();
    if (absl::Status written = output_.Finish(); !written.ok()) return Fail(written);
    return exit == kDone && !all_known ? kNotFullyDone : exit;
  }

 private:
  std::vector<std::string> codes_;
  SearchOptions search_;
  bool json_ = false;
  Output output_;
};

}  // namespace

std::unique_ptr<Command> MakeGrade() { return std::make_unique<Grade>(); }

}  // namespace grille::tools
