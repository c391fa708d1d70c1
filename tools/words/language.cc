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

const std::vector<std::pair<std::string, Language>>& LanguageNames() {
  static const std::vector<std::pair<std::string, Language>> kNames = [] {
    std::vector<std::pair<std::string, Language>> names;
    names.reserve(kLanguageCount);
    for (Language language : kLanguages) names.emplace_back(LanguageCode(language), language);
    return names;
  }();
  return kNames;
}

std::string_view LevelWord(Level level, Language language) {
  return In(language, kLevelWords[static_cast<size_t>(level)]);
}

}  // namespace grille::words
