#ifndef GRILLE_TOOLS_WORDS_LANGUAGE_H_
#define GRILLE_TOOLS_WORDS_LANGUAGE_H_

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/level.h"

namespace grille::words {

/// The languages in which puzzles are printed and explained.
enum class Language : uint8_t { kEnglish, kFrench };

inline constexpr int kLanguageCount = 2;
inline constexpr std::array<Language, kLanguageCount> kLanguages = {Language::kEnglish,
                                                                    Language::kFrench};

/// One text in every language, in the order of Language.
using Translations = std::array<std::string_view, kLanguageCount>;

constexpr std::string_view In(Language language, const Translations& text) {
  return text[static_cast<size_t>(language)];
}

/// "en", "fr".
std::string_view LanguageCode(Language language);

/// All languages by their codes.
const std::vector<std::pair<std::string, Language>>& LanguageNames();

/// A level as printed: "very hard", "très difficile".
std::string_view LevelWord(Level level, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_LANGUAGE_H_
