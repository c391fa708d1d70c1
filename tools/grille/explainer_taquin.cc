#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/slide/next_move.h"
#include "solver/slide/parity.h"
#include "solver/slide/reach.h"
#include "solver/slide/taquin.h"
#include "solver/status.h"
#include "tools/grille/explainer.h"
#include "tools/grille/hint_answer.h"
#include "tools/grille/slide_hint.h"
#include "tools/words/taquin_hint.h"
#include "tools/words/taquin_teller.h"

namespace grille::tools {
namespace {

using slide::InversionTable;
using slide::Taquin;
using slide::Task;
using slide::Vertex;

/// Enough for boards of nine cells, always, and for others when the goal is near; a few seconds.
constexpr uint64_t kUsualNodes = 5'000'000;

SearchLimits LimitsOf(uint64_t nodes) { return {nodes == kNoBudget ? kUsualNodes : nodes}; }

bool Solvable(const Taquin& taquin) {
  return ReachOf(BoardOf(taquin), taquin.task.from, taquin.task.to).reachable;
}

void AddTable(const InversionTable& table, JsonObject* json) {
  json->Add("tiles", table.tiles)
      .Add("inversions", table.inversions)
      .Add("odd", table.odd_ones)
      .Add("total", table.total)
      .Add("blank_row", table.blank_row)
      .Add("verdict", words::ClassName(IsOdd(table)));
}

SlidePuzzle PuzzleOf(const Taquin& taquin, words::Language language) {
  SlidePuzzle puzzle;
  puzzle.kind = "taquin";
  puzzle.code = WriteTaquin(taquin);
  puzzle.board = BoardOf(taquin);
  puzzle.task = taquin.task;
  int columns = taquin.columns;
  puzzle.where = [columns, language](const Task& task, Vertex from) {
    return words::TileLineClause(task, from, columns, language);
  };
  puzzle.what = [columns, language](const Task& task, Vertex from) {
    return words::TileMoveClause(task, from, columns, language);
  };
  puzzle.move = [](const Task& task, Vertex from) {
    return absl::StrCat(static_cast<int>(task.from.at[from]));
  };
  return puzzle;
}

class TaquinExplainerImpl final : public Explainer {
 public:
  std::string_view kind() const override { return "taquin"; }

  absl::StatusOr<Explanation> Explain(std::string_view code,
                                      const ExplainOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Taquin taquin, slide::ParseTaquin(code));
    Explanation answer;
    answer.text = WriteTaquin(taquin) + "\n";
    std::vector<std::string> told;
    for (const words::TaquinPart& part : TellParity(taquin, options.language)) {
      if (!part.table.empty()) {
        absl::StrAppend(&answer.text, "  ", part.title, "\n", AsBlock(part.table));
      }
      answer.text += AsLines(part.sentences);
      told.insert(told.end(), part.sentences.begin(), part.sentences.end());
    }
    answer.json.Add("kind", kind()).Add("code", WriteTaquin(taquin));
    AddTable(TableOf(taquin.task.from, taquin.columns), &answer.json);
    if (taquin.task.to != slide::UsualGoal(taquin.columns, taquin.rows)) {
      JsonObject goal;
      AddTable(TableOf(taquin.task.to, taquin.columns), &goal);
      answer.json.Add("goal", goal);
    }
    bool solvable = Solvable(taquin);
    answer.json.Add("solvable", solvable);
    if (!taquin.parity) AddSolution(taquin, solvable, options, &answer, &told);
    answer.json.Add("text", Joined(told));
    return answer;
  }

  absl::StatusOr<Explanation> Hint(std::string_view code,
                                   const HintOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Taquin taquin, slide::ParseTaquin(code));
    absl::StatusOr<slide::Moves> played = slide::ParseTaquinMoves(options.after, taquin);
    if (!played.ok()) return Prefixed("--after", played.status());
    if (taquin.parity) return HintOfParity(taquin, options);
    if (Solvable(taquin)) {
      return HintOfSlide(PuzzleOf(taquin, options.language), *played, options,
                         LimitsOf(options.nodes));
    }
    std::string text = words::ParityVerdict(taquin, options.language);
    Explanation answer;
    answer.text = absl::StrCat(WriteTaquin(taquin), "\n  ", text, "\n");
    answer.json = SlideHintHead(kind(), WriteTaquin(taquin), "impossible", options);
    answer.json.Add("text", text);
    return answer;
  }

 private:
  /// The fewest moves, as far as they are found.
  static void AddSolution(const Taquin& taquin, bool solvable, const ExplainOptions& options,
                          Explanation* answer, std::vector<std::string>* told) {
    if (!solvable) {
      answer->json.AddNull("moves").AddNull("shortest").AddNull("solution");
      return;
    }
    SearchLimits limits = LimitsOf(options.nodes);
    slide::Fewest fewest = FindFewest(BoardOf(taquin), taquin.task, limits);
    answer->known = fewest.known;
    AddFewest(fewest, &answer->json);
    std::vector<std::string> sentences =
        words::FewestSentences(fewest, limits.nodes, options.language);
    if (fewest.known && Solves(BoardOf(taquin), taquin.task, fewest.solution)) {
      answer->json.Add("solution", WriteTaquinMoves(fewest.solution, taquin));
      if (fewest.moves > 0) {
        sentences.push_back(words::TilesSentence(fewest.solution, taquin, options.language));
      }
    } else {
      answer->json.AddNull("solution");
    }
    answer->text += AsLines(sentences);
    told->insert(told->end(), sentences.begin(), sentences.end());
  }

  static Explanation HintOfParity(const Taquin& taquin, const HintOptions& options) {
    std::string code = WriteTaquin(taquin);
    return HintInStrengths(code, SlideHintHead("taquin", code, "step", options),
                           words::HintOfParity(taquin, options.language), options);
  }
};

}  // namespace

const Explainer& TaquinExplainer() {
  static const TaquinExplainerImpl kExplainer;
  return kExplainer;
}

}  // namespace grille::tools
