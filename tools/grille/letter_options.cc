#include "tools/grille/letter_options.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "solver/slide/patterns/search.h"
#include "solver/status.h"
#include "tools/grille/command.h"
#include "tools/grille/moves_options.h"
#include "tools/grille/numbers.h"

namespace grille::tools {
namespace {

/// More than any board's farthest start has.
constexpr int kAnyMoves = slide::PatternSearch{}.most_moves;

/// The most moves of a puzzle that can be made and is wanted, none having more than `farthest`; 0
/// when there is none. Every move exchanges the vacancy with a token, so the minimum is odd or even
/// as a walk is.
int MostMoves(const LetterChoice& choice, const gen::MovesFilter& filter, const slide::Cuts& cuts,
              int farthest) {
  int moves = farthest;
  int step = 1;
  if (choice.walk) {
    moves = static_cast<int>(*choice.walk);
    step = 2;
    while (moves > farthest) moves -= step;
  }
  for (; moves > 0; moves -= step) {
    bool right = !filter.level || *filter.level == slide::LevelOf(moves, cuts);
    if (right && filter.Wants(moves)) return moves;
  }
  return 0;
}

}  // namespace

void LetterOptions::Declare(Options& options) {
  options.Flag("--count-shortest", &choice_.count_shortest,
               "All tokens different: count the shortest solutions, in three times the time");
  AddNumber(options, "--walk", &choice_.walk, 1, gen::kMostWalk,
            "All tokens different: starts made by N random moves from the goal, for easy ones");
}

void AddLetterChoice(const LetterChoice& choice, JsonObject* options) {
  if (choice.count_shortest) options->Add("count_shortest", true);
  if (choice.walk) options->Add("walk", *choice.walk);
}

std::optional<LetterChoice> ReadLetterChoice(const nlohmann::json& options) {
  LetterChoice choice;
  choice.count_shortest = options.contains("count_shortest");
  auto walk = options.find("walk");
  if (walk == options.end()) return choice;
  if (!walk->is_number_unsigned()) return std::nullopt;
  choice.walk = walk->get<uint64_t>();
  if (*choice.walk < 1 || *choice.walk > gen::kMostWalk) return std::nullopt;
  return choice;
}

absl::StatusOr<std::unique_ptr<gen::BatchMaker>> MakeLetterMaker(gen::LetterRun run,
                                                                 const LetterChoice& choice,
                                                                 const slide::PatternSource& source,
                                                                 gen::Recorder recorder,
                                                                 uint64_t seed) {
  run.count = choice.count_shortest;
  if (choice.walk) run.walk = static_cast<int>(*choice.walk);
  GRILLE_ASSIGN_OR_RETURN(
      std::unique_ptr<gen::LetterMaker> maker,
      gen::LetterMaker::Create(run, source.SetFor(run.board, slide::VacancyOf(run.goal)),
                               std::move(recorder), seed));
  return maker;
}

absl::Status CheckMoves(const LetterChoice& choice, const gen::MovesFilter& filter,
                        const slide::Cuts& cuts, const KnownMoves& known) {
  if (MostMoves(choice, filter, cuts, kAnyMoves) == 0) {
    if (!choice.walk) {
      return absl::InvalidArgumentError(
          absl::StrCat("there is no such puzzle (", MovesText(filter), ")"));
    }
    return absl::InvalidArgumentError(
        absl::StrCat("--walk ", *choice.walk, " makes no such puzzle (", MovesText(filter),
                     "): the minimum is at most ", *choice.walk, ", and odd or even as that is"));
  }
  int most = MostMoves(choice, filter, cuts, known.proved ? known.farthest : kAnyMoves);
  if (most == 0) {
    return absl::InvalidArgumentError(absl::StrCat("there is no such puzzle (", MovesText(filter),
                                                   "): no position needs more than ",
                                                   known.farthest, " moves"));
  }
  if (!choice.walk && most < known.usual) {
    Say(absl::StrCat("puzzles of at most ", most, " moves are rare among random starts; --walk ",
                     most, " makes starts by so many moves from the goal"));
  }
  if (MostMoves(choice, filter, cuts, known.farthest) == 0) {
    Say(absl::StrCat("no start of more than ", known.farthest,
                     " moves is known: this may never find one"));
  }
  return absl::OkStatus();
}

}  // namespace grille::tools
