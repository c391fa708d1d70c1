#ifndef GRILLE_TOOLS_WORDS_PHRASE_H_
#define GRILLE_TOOLS_WORDS_PHRASE_H_

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/words/language.h"

namespace grille::words {

/// A text with gaps, such as "{from} can only be left to {to}", in every language. Each language
/// orders its words as it must; that all of them have the same gaps is checked when this is
/// compiled.
class Phrase {
 public:
  template <typename... Texts>
  consteval Phrase(Texts... texts) : texts_{texts...} {
    static_assert(sizeof...(Texts) == kLanguageCount, "a text for every language");
    for (std::string_view a : texts_) {
      for (std::string_view b : texts_) {
        if (!HasGapsOf(a, b)) throw "the languages differ in their gaps";
      }
    }
  }

  std::string_view In(Language language) const { return words::In(language, texts_); }

 private:
  /// Whether every gap of `b` is one of `a`, too.
  static constexpr bool HasGapsOf(std::string_view a, std::string_view b) {
    for (size_t at = b.find('{'); at != b.npos; at = b.find('{', at + 1)) {
      if (a.find(b.substr(at, b.find('}', at) - at + 1)) == a.npos) return false;
    }
    return true;
  }

  Translations texts_;
};

/// What goes into the gaps, by their names without braces.
using Gaps = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// The phrase with its gaps filled. Requires a value for every gap.
std::string Fill(const Phrase& phrase, Language language, Gaps gaps);

/// "a, b and c", "a, b et c"; just "a" for one. Requires at least one.
std::string AllOf(const std::vector<std::string>& things, Language language);

/// The same with "or".
std::string AnyOf(const std::vector<std::string>& things, Language language);

/// Makes a sentence of a clause: a capital in front, unless it begins with the name of a cell, a
/// full stop behind, unless it ends with a question mark or a colon, and the spaces before signs as
/// the language wants them.
std::string Sentence(std::string clause, Language language);

/// Fills a phrase and makes a sentence of it.
std::string Say(const Phrase& phrase, Language language, Gaps gaps = {});

/// The spaces before signs alone: narrow ones that do not break, in French.
std::string Spaced(std::string text, Language language);

}  // namespace grille::words

#endif  // GRILLE_TOOLS_WORDS_PHRASE_H_
