#include "tools/book/book_words.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "tools/book/kind_pages.h"
#include "tools/words/phrase.h"

namespace grille::book {
namespace {

using words::Fill;
using words::In;
using words::Phrase;
using words::Translations;

constexpr Translations kContents = {"Contents", "Sommaire"};
constexpr Translations kHowToPlay = {"How to play", "Comment jouer"};
constexpr Translations kCutOuts = {"To cut out", "À découper"};
constexpr Translations kUntitled = {"Puzzles", "Jeux de logique"};
constexpr Phrase kPuzzles = {"Puzzles {first}–{last}", "Problèmes {first} à {last}"};
constexpr Phrase kPuzzle = {"Puzzle {first}", "Problème {first}"};
constexpr Phrase kNumbers = {"{first}–{last}", "{first} à {last}"};
constexpr Translations kRising = {"rising in difficulty", "de plus en plus difficiles"};
constexpr Translations kAllLevels = {"all levels", "tous niveaux"};
constexpr Phrase kCount = {"{count} puzzles", "{count} problèmes"};
constexpr Translations kOne = {"1 puzzle", "1 problème"};
constexpr Translations kWithAnswers = {", with all answers", ", avec toutes les solutions"};
constexpr Translations kProgram = {
    "Made with grille. Each puzzle was proved to have its one answer, or its fewest moves.",
    "Réalisé avec grille. Pour chaque problème, l’unicité de la solution ou le minimum de coups a "
    "été prouvé."};

}  // namespace

std::string_view ContentsWord(Language language) { return In(language, kContents); }
std::string_view HowToPlayWord(Language language) { return In(language, kHowToPlay); }
std::string_view CutOutsWord(Language language) { return In(language, kCutOuts); }
std::string_view RisingWord(Language language) { return In(language, kRising); }
std::string_view ProgramCredit(Language language) { return In(language, kProgram); }

std::string PuzzlesWord(int first, int last, Language language) {
  return Fill(first == last ? kPuzzle : kPuzzles, language,
              {{"first", std::to_string(first)}, {"last", std::to_string(last)}});
}

std::string NumbersWord(int first, int last, Language language) {
  if (first == last) return std::to_string(first);
  return Fill(kNumbers, language,
              {{"first", std::to_string(first)}, {"last", std::to_string(last)}});
}

std::string LevelsWord(const std::vector<Level>& levels, Language language) {
  if (levels.empty()) return std::string(In(language, kAllLevels));
  std::string text;
  for (Level level : levels) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", ToAbsl(words::LevelWord(level, language)));
  }
  return text;
}

std::string TitleOf(const Book& book) {
  return book.title.empty() ? std::string(In(book.language, kUntitled)) : book.title;
}

std::string ChapterTitle(const Chapter& chapter, Language language) {
  if (!chapter.title.empty()) return chapter.title;
  std::string name(PagesOfKind(chapter.kind).Name(language));
  return absl::StrCat(name, " · ", LevelsWord(chapter.levels, language));
}

std::string CountWord(int puzzles, bool answers, Language language) {
  std::string text = puzzles == 1 ? std::string(In(language, kOne))
                                  : Fill(kCount, language, {{"count", std::to_string(puzzles)}});
  if (answers) text += In(language, kWithAnswers);
  return text;
}

}  // namespace grille::book
