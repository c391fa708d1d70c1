#include <optional>

#include "solver/status.h"
#include "tools/grille/code_input.h"
#include "tools/grille/command.h"
#include "tools/grille/explain_options.h"
#include "tools/grille/explainer.h"
#include "tools/grille/output.h"

namespace grille::tools {
namespace {

class Explain final : public Command {
 public:
  std::string name() const override { return "explain"; }
  std::string description() const override {
    return "Tell how codes are solved, step by step, as a person would";
  }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes; without any, one a line from standard input");
    answer_.Declare(options, "Language of the explanation: en (unless told) or fr");
    options.Flag("--table", &options_.table,
                 "Show the table at each step, with the letters of a printed sheet");
    options.Footer(
        "In the table rows are the cells one leaves, columns those one enters. With --json it is\n"
        "the full one; each step tells what it strikes out. Of taquins the inversions are "
        "counted,\n"
        "then the fewest moves are looked for, among five million arrangements unless --nodes is\n"
        "told.\n\n"
        "Examples:\n"
        "  grille explain wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/"
        "L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2\n"
        "  grille explain taquin:4x4/5,1,4,3,10,8,2,13,6,9,14,12,7,15,11,0\n"
        "  grille explain etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb\n"
        "  grille export --db grilles.db --level hard --format codes | grille explain --lang fr\n"
        "  grille generate wyx --count 1 | grille explain --table");
  }

  int Run() override {
    options_.language = answer_.language();
    options_.nodes = answer_.nodes();
    options_.colour = ColourWanted();
    return answer_.ForEachCode(codes_, [&](const Explainer& explainer, std::string_view code) {
      return explainer.Explain(code, options_);
    });
  }

 private:
  std::vector<std::string> codes_;
  ExplainAnswers answer_;
  ExplainOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeExplain() { return std::make_unique<Explain>(); }

}  // namespace grille::tools
