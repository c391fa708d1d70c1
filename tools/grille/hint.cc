#include <optional>

#include "solver/status.h"
#include "tools/grille/choices.h"
#include "tools/grille/command.h"
#include "tools/grille/explain_options.h"
#include "tools/grille/explainer.h"

namespace grille::tools {
namespace {

class Hint final : public Command {
 public:
  std::string name() const override { return "hint"; }
  std::string description() const override {
    return "Give a hint to one who has played a part of a puzzle";
  }

  void Declare(Options& options) override {
    options.Words("CODE", &codes_, "Puzzle codes; without any, one a line from standard input");
    options.Text("--after", "PLAYED", &options_.after,
                 "What has been played, written as in solutions (nothing unless told)");
    AddChoice<std::optional<Strength>>(
        options, "--strength", "NAME",
        {{"where", Strength::kWhere}, {"why", Strength::kWhy}, {"what", Strength::kWhat}},
        &options_.strength, "Only where to look, why, or what is found there (all unless told)");
    answer_.Declare(options, "Language of the hint: en (unless told) or fr");
    options.Footer(
        "What has been played is, of Wyx, the stops (d4b2c1…), of the Étoile the stations that\n"
        "tokens leave (NAIJ…), of a taquin the tiles that move (12,8,…).\n"
        "Of stops that are not the beginning of the solution it is told which is the first wrong\n"
        "one, why it cannot be, and what it should be. Of moves that are not the shortest way it\n"
        "is told how much longer they make it, and how to go on from there.\n\n"
        "Examples:\n"
        "  grille hint wyx:d5/b2b5b8c1c2c4d4e2e3e4g2g3/"
        "L3U1.L2D2.L2D1.L2.L1U4.D1.U1.U2.R1D1.R2D1.R2U3.R3D2 --after d4b2\n"
        "  grille hint etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb --after NAIJ\n"
        "  grille hint --strength where --lang fr < code.txt");
  }

  int Run() override {
    options_.language = answer_.language();
    options_.nodes = answer_.nodes();
    return answer_.ForEachCode(codes_, [&](const Explainer& explainer, std::string_view code) {
      return explainer.Hint(code, options_);
    });
  }

 private:
  std::vector<std::string> codes_;
  ExplainAnswers answer_;
  HintOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeHint() { return std::make_unique<Hint>(); }

}  // namespace grille::tools
