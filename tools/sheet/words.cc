#include "tools/sheet/words.h"

#include <array>

#include "absl/strings/str_cat.h"

namespace grille::sheet {
namespace {

constexpr int kLanguageCount = 2;

/// One text in every language, in the order of Language.
using Translations = std::array<std::string_view, kLanguageCount>;

constexpr Translations kCodes = {"en", "fr"};
constexpr Translations kSolutions = {"Solutions", "Solutions"};
constexpr Translations kPath = {"Path", "Chemin"};
constexpr Translations kNoGuessing = {"no guessing", "sans essai"};
constexpr Translations kNeedsTrials = {"needs trials", "avec essais"};
constexpr Translations kDominoes = {" dominoes", " dominos"};
constexpr Translations kUpTo = {"–", " à "};

constexpr std::array<Translations, kLevelCount> kLevelWords = {{
    {"very easy", "très facile"},
    {"easy", "facile"},
    {"medium", "moyen"},
    {"hard", "difficile"},
    {"very hard", "très difficile"},
    {"fiendish", "diabolique"},
}};

std::string_view In(Language language, const Translations& text) {
  return text[static_cast<size_t>(language)];
}

}  // namespace

std::string_view LanguageCode(Language language) { return In(language, kCodes); }

std::string_view LevelWord(Level level, Language language) {
  return In(language, kLevelWords[static_cast<size_t>(level)]);
}

std::string_view TrialWord(Level level, Language language) {
  return In(language, level >= Level::kVeryHard ? kNeedsTrials : kNoGuessing);
}

std::string_view SolutionsWord(Language language) { return In(language, kSolutions); }

std::string_view PathWord(Language language) { return In(language, kPath); }

std::string DominoesWord(int least, int most, Language language) {
  std::string text = absl::StrCat(least);
  if (most != least) absl::StrAppend(&text, std::string(In(language, kUpTo)), most);
  return text.append(In(language, kDominoes));
}

}  // namespace grille::sheet
