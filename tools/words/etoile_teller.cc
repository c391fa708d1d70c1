#include "tools/words/etoile_teller.h"

#include <algorithm>
#include <cstddef>

#include "tools/words/etoile_phrases.h"

namespace grille::words {
namespace {

using namespace etoile_phrases;
using slide::Moves;
using slide::Task;
using slide::Token;
using slide::Vertex;

/// As in codes.
std::string TokenLetter(Token token) {
  if (slide::IsLetterToken(token)) {
    return {star::LetterOf(static_cast<Vertex>(token - slide::kTokenA))};
  }
  return {slide::kColourLetters[static_cast<size_t>(token - 1)]};
}

std::string ColourName(Token token, Language language) {
  static constexpr Phrase kNames[] = {kBlueName, kWhiteName, kRedName, kYellowName};
  return Fill(kNames[static_cast<size_t>(token - 1)], language, {});
}

std::string TokenName(Token token, Language language) {
  if (!slide::IsLetterToken(token)) return ColourName(token, language);
  return Fill(kLetterName, language, {{"letter", TokenLetter(token)}});
}

std::string TextOf(const EtoileStep& step, Token token, Language language) {
  std::string name = TokenName(token, language);
  if (step.marked) name = Fill(kMarked, language, {{"token", name}});
  if (!step.letter.empty()) {
    name = Fill(kReaches, language, {{"token", name}, {"letter", step.letter}});
  }
  return std::string{step.from} + " → " + step.to + "  " + Spaced(name, language);
}

}  // namespace

std::vector<EtoileStep> TellMoves(const Task& task, const Moves& moves, Language language) {
  std::vector<int> done = LettersDone(task, moves);
  slide::Arrangement now = task.from;
  Vertex vacancy = VacancyOf(now);
  Vertex mark = task.mark;
  std::vector<EtoileStep> steps;
  for (size_t i = 0; i < moves.size(); ++i) {
    EtoileStep step;
    Token token = now.at[moves[i]];
    step.from = star::LetterOf(moves[i]);
    step.to = star::LetterOf(vacancy);
    step.token = TokenLetter(token);
    step.marked = !task.word.empty() && mark == moves[i];
    if (step.marked) mark = vacancy;
    if (done[i + 1] > done[i]) step.letter = step.to;
    step.text = TextOf(step, token, language);
    steps.push_back(std::move(step));
    Slide(&now, &vacancy, moves[i]);
  }
  return steps;
}

std::vector<EtoileLeg> LegsOf(const Task& task, const Moves& moves) {
  std::vector<int> done = LettersDone(task, moves);
  std::vector<EtoileLeg> legs;
  EtoileLeg leg;
  for (size_t i = 0; i <= moves.size(); ++i) {
    if (i > 0) leg.moves += star::LetterOf(moves[i - 1]);
    int before = i == 0 ? 0 : done[i - 1];
    if (done[i] == before) continue;
    leg.letter = star::LetterOf(task.word[static_cast<size_t>(before)]);
    legs.push_back(std::move(leg));
    leg = {};
  }
  if (!leg.moves.empty()) legs.push_back(std::move(leg));
  return legs;
}

std::string LegsText(const std::vector<EtoileLeg>& legs, Language language) {
  size_t width = 0;
  for (const EtoileLeg& leg : legs) width = std::max(width, leg.moves.size());
  std::string text;
  for (const EtoileLeg& leg : legs) {
    std::string count = std::to_string(leg.moves.size());
    text += leg.moves + std::string(width - leg.moves.size() + 2, ' ');
    text += leg.letter.empty() ? "–" : leg.letter;
    text += std::string(4 - std::min<size_t>(count.size(), 3), ' ') + count;
    if (leg.letter.empty()) text += "  " + Fill(kToTheGoal, language, {});
    text += '\n';
  }
  return text;
}

std::string InFours(std::string_view letters) {
  std::string text;
  for (size_t i = 0; i < letters.size(); ++i) {
    if (i > 0 && i % 4 == 0) text += ' ';
    text += letters[i];
  }
  return text;
}

std::string AlwaysPossible(Language language) { return Say(kAlways, language); }

std::string NotationSentence(Language language) { return Say(kNotation, language); }

std::string LegsSentence(const Task& task, Language language) {
  return Say(kLegs, language, {{"station", std::string{star::LetterOf(task.mark)}}});
}

std::string RegionClause(Vertex from, Language language) {
  char station = star::LetterOf(from);
  return Fill(station <= 'H' ? kFromRay : station <= 'L' ? kFromSquare : kFromCentre, language, {});
}

std::string MoveClause(const Task& task, Vertex from, Language language) {
  Token token = task.from.at[from];
  bool letter = slide::IsLetterToken(token);
  bool marked = !task.word.empty() && task.mark == from;
  return Fill(marked   ? kMarkMoves
              : letter ? kLetterMoves
                       : kColourMoves,
              language,
              {{"token", letter ? TokenLetter(token) : ColourName(token, language)},
               {"from", std::string{star::LetterOf(from)}},
               {"to", std::string{star::LetterOf(VacancyOf(task.from))}}});
}

}  // namespace grille::words
