#include "tools/grille/slide_hint.h"

#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/slide/next_move.h"
#include "solver/status.h"
#include "tools/grille/hint_answer.h"

namespace grille::tools {
namespace {

Explanation OneSentence(const SlidePuzzle& puzzle, std::string_view answer, const std::string& text,
                        const HintOptions& options) {
  Explanation explanation;
  explanation.text = absl::StrCat(puzzle.code, "\n  ", text, "\n");
  explanation.json = SlideHintHead(puzzle.kind, puzzle.code, answer, options);
  explanation.json.Add("text", text);
  return explanation;
}

/// The fewest moves from the very start, to compare what was played with.
std::optional<int> FewestInAll(const SlidePuzzle& puzzle, const SearchLimits& limits) {
  slide::Fewest fewest = FindFewest(puzzle.board, puzzle.task, limits);
  if (!fewest.known) return std::nullopt;
  return fewest.moves;
}

}  // namespace

Explanation HintOfSlide(const SlidePuzzle& puzzle, const slide::Moves& played,
                        const HintOptions& options, const SearchLimits& limits) {
  slide::Task rest = RestOf(puzzle.task, played);
  auto count = static_cast<int>(played.size());
  if (IsDone(rest)) {
    std::optional<int> fewest = count == 0 ? 0 : FewestInAll(puzzle, limits);
    return OneSentence(puzzle, "solved", words::AllDone(count, fewest, options.language), options);
  }
  slide::Outlook outlook = LookAhead(puzzle.board, rest, limits);
  if (!outlook.fewest.known) {
    std::vector<std::string> why =
        words::FewestSentences(outlook.fewest, limits.nodes, options.language);
    Explanation unknown = OneSentence(puzzle, "unknown", Joined(why), options);
    unknown.known = false;
    return unknown;
  }
  slide::Vertex next = outlook.best.front();
  words::HintMatter matter;
  matter.where = puzzle.where(rest, next);
  matter.what = puzzle.what(rest, next);
  matter.played = count;
  if (count > 0) matter.fewest_in_all = FewestInAll(puzzle, limits);
  matter.possible = std::popcount(puzzle.board.neighbours[VacancyOf(rest.from)]);
  JsonObject json = SlideHintHead(puzzle.kind, puzzle.code, "step", options);
  json.Add("moves_left", outlook.fewest.moves);
  if (matter.fewest_in_all) {
    json.Add("on_shortest", count + outlook.fewest.moves == *matter.fewest_in_all);
  }
  bool gives_away = !options.strength || *options.strength == Strength::kWhat;
  if (gives_away) json.Add("move", puzzle.move(rest, next));
  return HintInStrengths(puzzle.code, std::move(json),
                         words::HintOf(outlook, matter, options.language), options);
}

JsonObject SlideHintHead(std::string_view kind, std::string_view code, std::string_view answer,
                         const HintOptions& options) {
  return JsonObject()
      .Add("kind", kind)
      .Add("code", code)
      .Add("after", options.after)
      .Add("answer", answer);
}

std::string Joined(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) {
    absl::StrAppend(&text, text.empty() ? "" : " ", sentence);
  }
  return text;
}

std::string AsLines(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& sentence : sentences) absl::StrAppend(&text, "  ", sentence, "\n");
  return text;
}

std::string AsBlock(std::string_view lines) {
  std::string text;
  while (!lines.empty()) {
    size_t end = lines.find('\n');
    absl::StrAppend(&text, "    ", ToAbsl(lines.substr(0, end)), "\n");
    lines.remove_prefix(end == lines.npos ? lines.size() : end + 1);
  }
  return text;
}

void AddFewest(const slide::Fewest& fewest, JsonObject* json) {
  if (fewest.known) {
    json->Add("moves", fewest.moves);
  } else {
    json->AddNull("moves").Add("at_least", fewest.moves);
  }
  if (fewest.known && fewest.shortest) {
    json->Add("shortest", *fewest.shortest);
  } else {
    json->AddNull("shortest");
  }
}

}  // namespace grille::tools
