#include "tools/words/language.h"

namespace grille::words {
namespace {

constexpr Translations kCodes = {"en", "fr"};

constexpr std::array<Translations, kLevelCount> kLevelWords = {{
    {"very easy", "très facile"},
    {"easy", "facile"},
    {"medium", "moyen"},
    {"hard", "difficile"},
    {"very hard", "très difficile"},
    {"fiendish", "diabolique"},
}};

}  // namespace

std::string_view LanguageCode(Language language) { return In(language, kCodes); }

std::string_view LevelWord(Level level, Language language) {
  return In(language, kLevelWords[static_cast<size_t>(level)]);
}

}  // namespace grille::words
