#include "tools/words/number.h"

namespace grille::words {
namespace {

constexpr Translations kThousands = {",", "\u202f"};

}  // namespace

std::string Number(uint64_t number, Language language) {
  std::string digits = std::to_string(number);
  for (size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, In(language, kThousands));
  }
  return digits;
}

std::string FillCounted(const CountedPhrase& phrase, uint64_t count, Language language) {
  return Fill(count == 1 ? phrase.one : phrase.many, language,
              {{"count", Number(count, language)}});
}

}  // namespace grille::words
