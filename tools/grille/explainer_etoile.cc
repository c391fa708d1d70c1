#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "solver/slide/etoile.h"
#include "solver/slide/next_move.h"
#include "solver/status.h"
#include "tools/grille/explainer.h"
#include "tools/grille/slide_hint.h"
#include "tools/words/etoile_teller.h"

namespace grille::tools {
namespace {

using slide::Task;
using slide::Vertex;
using words::EtoileLeg;
using words::EtoileStep;

/// How many moves Lucas writes together.
constexpr size_t kTogether = 4;

SlidePuzzle PuzzleOf(const Task& task, words::Language language) {
  SlidePuzzle puzzle;
  puzzle.kind = "etoile";
  puzzle.code = WriteEtoile(task);
  puzzle.board = star::StarGraph();
  puzzle.task = task;
  puzzle.where = [language](const Task&, Vertex from) {
    return words::RegionClause(from, language);
  };
  puzzle.what = [language](const Task& rest, Vertex from) {
    return words::MoveClause(rest, from, language);
  };
  puzzle.move = [](const Task&, Vertex from) { return std::string{star::LetterOf(from)}; };
  return puzzle;
}

/// The moves, all of them along lines.
absl::StatusOr<slide::Moves> ParsePlayed(std::string_view text, const Task& task) {
  GRILLE_ASSIGN_OR_RETURN(slide::Moves moves, slide::ParseStarMoves(text));
  size_t illegal = FirstIllegal(star::StarGraph(), task.from, moves);
  if (illegal == moves.size()) return moves;
  Vertex vacancy = illegal == 0 ? VacancyOf(task.from) : moves[illegal - 1];
  std::string station(1, star::LetterOf(moves[illegal]));
  if (moves[illegal] == vacancy) {
    return absl::InvalidArgumentError(
        absl::StrCat("character ", illegal + 1, ": ", station, " is vacant: no token to move"));
  }
  return absl::InvalidArgumentError(absl::StrCat("character ", illegal + 1, ": no line leads from ",
                                                 station, " to the vacant station, ",
                                                 std::string(1, star::LetterOf(vacancy))));
}

/// How many moves are written together: four and four, or with a word the legs.
std::vector<size_t> GroupSizes(const Task& task, const slide::Moves& moves) {
  std::vector<size_t> sizes;
  if (task.word.empty()) {
    for (size_t i = 0; i < moves.size(); i += kTogether) {
      sizes.push_back(std::min(kTogether, moves.size() - i));
    }
    return sizes;
  }
  for (const EtoileLeg& leg : words::LegsOf(task, moves)) {
    if (!leg.moves.empty()) sizes.push_back(leg.moves.size());
  }
  return sizes;
}

/// A line for each move, the letters of its group before the first of them.
std::string StepLines(const Task& task, const slide::Moves& moves,
                      const std::vector<EtoileStep>& steps) {
  std::vector<size_t> sizes = GroupSizes(task, moves);
  size_t widest = *std::max_element(sizes.begin(), sizes.end());
  std::string letters = slide::WriteStarMoves(moves);
  std::string text;
  size_t at = 0;
  for (size_t size : sizes) {
    for (size_t i = 0; i < size; ++i) {
      std::string group = i == 0 ? letters.substr(at, size) : "";
      absl::StrAppendFormat(&text, "%-*s %3d. %s\n", static_cast<int>(widest), group, at + i + 1,
                            steps[at + i].text);
    }
    at += size;
  }
  return text;
}

std::vector<JsonObject> EtoileStepsJson(const std::vector<EtoileStep>& steps) {
  std::vector<JsonObject> list;
  for (const EtoileStep& step : steps) {
    JsonObject object;
    object.Add("number", list.size() + 1)
        .Add("from", std::string{step.from})
        .Add("to", std::string{step.to})
        .Add("token", step.token);
    if (step.marked) object.Add("marked", true);
    if (!step.letter.empty()) object.Add("letter", step.letter);
    list.push_back(std::move(object.Add("text", step.text)));
  }
  return list;
}

std::vector<JsonObject> LegsJson(const std::vector<EtoileLeg>& legs) {
  std::vector<JsonObject> list;
  for (const EtoileLeg& leg : legs) {
    JsonObject object;
    object.Add("moves", leg.moves);
    if (leg.letter.empty()) {
      object.AddNull("letter");
    } else {
      object.Add("letter", leg.letter);
    }
    list.push_back(std::move(object.Add("count", leg.moves.size())));
  }
  return list;
}

class EtoileExplainerImpl final : public Explainer {
 public:
  std::string_view kind() const override { return "etoile"; }

  absl::StatusOr<Explanation> Explain(std::string_view code,
                                      const ExplainOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Task task, slide::ParseEtoile(code));
    slide::Fewest fewest;
    if (!IsDone(task)) fewest = FindFewest(star::StarGraph(), task, options.nodes);
    std::vector<std::string> told = {words::AlwaysPossible(options.language)};
    for (std::string& sentence : words::FewestSentences(fewest, options.nodes, options.language)) {
      told.push_back(std::move(sentence));
    }
    Explanation answer;
    answer.known = fewest.known;
    answer.text = absl::StrCat(WriteEtoile(task), "\n", AsLines(told));
    answer.json.Add("kind", kind()).Add("code", WriteEtoile(task)).Add("solvable", true);
    AddFewest(fewest, &answer.json);
    if (fewest.known && Solves(star::StarGraph(), task, fewest.solution)) {
      AddMoves(task, fewest.solution, options.language, &answer);
    } else {
      answer.json.AddNull("solution");
    }
    answer.json.Add("text", Joined(told));
    return answer;
  }

  absl::StatusOr<Explanation> Hint(std::string_view code,
                                   const HintOptions& options) const override {
    GRILLE_ASSIGN_OR_RETURN(Task task, slide::ParseEtoile(code));
    absl::StatusOr<slide::Moves> played = ParsePlayed(options.after, task);
    if (!played.ok()) return Prefixed("--after", played.status());
    return HintOfSlide(PuzzleOf(task, options.language), *played, options, options.nodes);
  }

 private:
  static void AddMoves(const Task& task, const slide::Moves& moves, words::Language language,
                       Explanation* answer) {
    answer->json.Add("solution", slide::WriteStarMoves(moves));
    std::vector<EtoileStep> steps = TellMoves(task, moves, language);
    if (!task.word.empty()) {
      std::vector<EtoileLeg> legs = words::LegsOf(task, moves);
      answer->json.Add("legs", LegsJson(legs));
      absl::StrAppend(&answer->text, "  ", words::LegsSentence(task, language), "\n",
                      AsBlock(words::LegsText(legs, language)));
    }
    answer->json.Add("steps", EtoileStepsJson(steps));
    if (moves.empty()) return;
    absl::StrAppend(&answer->text, "  ", words::NotationSentence(language), "\n");
    if (task.word.empty()) answer->text += AsBlock(words::InFours(slide::WriteStarMoves(moves)));
    answer->text += AsBlock(StepLines(task, moves, steps));
  }
};

}  // namespace

const Explainer& EtoileExplainer() {
  static const EtoileExplainerImpl kExplainer;
  return kExplainer;
}

}  // namespace grille::tools
