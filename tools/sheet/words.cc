#include "tools/sheet/words.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "tools/words/phrase.h"

namespace grille::sheet {
namespace {

using words::In;
using words::Phrase;
using words::Translations;

constexpr Translations kSolutions = {"Solutions", "Solutions"};
constexpr Translations kPath = {"Path", "Chemin"};
constexpr Translations kSheet = {"Sheet ", "Feuille "};
constexpr Translations kName = {"Name", "Nom"};
constexpr Translations kClass = {"Class", "Classe"};
constexpr Translations kDate = {"Date", "Date"};
constexpr Translations kWyxRule = {
    "The knight visits every circle. Each domino is used once, and once only.",
    "Le cavalier passe par tous les ronds. Chaque domino sert une fois et une seule."};
constexpr Translations kWorkingTable = {"from (row) to (column): write the letter of the domino",
                                        "de (ligne) vers (colonne) : noter la lettre du domino"};
constexpr Phrase kHint = {"Hint {number}", "Indice {number}"};
constexpr Translations kNoGuessing = {"no guessing", "sans essai"};
constexpr Translations kNeedsTrials = {"needs trials", "avec essais"};
constexpr Translations kDominoes = {" dominoes", " dominos"};
constexpr Translations kUpTo = {"–", " à "};

constexpr Phrase kMissingCharacter = {
    "no installed font has the character {characters}; a box stands in its place",
    "aucune police installée n'a le caractère {characters} ; un cadre en tient lieu"};
constexpr Phrase kMissingCharacters = {
    "no installed font has the characters {characters}; boxes stand in their place",
    "aucune police installée n'a les caractères {characters} ; des cadres en tiennent lieu"};

}  // namespace

std::string_view TrialWord(Level level, Language language) {
  return In(language, level >= Level::kVeryHard ? kNeedsTrials : kNoGuessing);
}

std::string_view SolutionsWord(Language language) { return In(language, kSolutions); }

std::string VersionWord(int version, Language language) {
  return absl::StrCat(std::string(In(language, kSheet)), version);
}

std::string_view NameWord(Language language) { return In(language, kName); }
std::string_view ClassWord(Language language) { return In(language, kClass); }
std::string_view DateWord(Language language) { return In(language, kDate); }

std::string_view WyxRule(Language language) { return In(language, kWyxRule); }

std::string_view PathWord(Language language) { return In(language, kPath); }

std::string WorkingTableWord(Language language) {
  return words::Spaced(std::string(In(language, kWorkingTable)), language);
}

std::string HintWord(int number, Language language) {
  return words::Fill(kHint, language, {{"number", std::to_string(number)}});
}

std::string RangeWord(int least, int most, Language language) {
  std::string text = absl::StrCat(least);
  if (most != least) absl::StrAppend(&text, std::string(In(language, kUpTo)), most);
  return text;
}

std::string DominoesWord(int least, int most, Language language) {
  return RangeWord(least, most, language).append(In(language, kDominoes));
}

std::string MissingCharactersWarning(const std::vector<char32_t>& characters, Language language) {
  std::vector<std::string> names;
  names.reserve(characters.size());
  for (char32_t character : characters) {
    names.push_back(absl::StrFormat("U+%04X", static_cast<uint32_t>(character)));
  }
  const Phrase& phrase = names.size() == 1 ? kMissingCharacter : kMissingCharacters;
  return words::Sentence(
      words::Fill(phrase, language, {{"characters", words::AllOf(names, language)}}), language);
}

}  // namespace grille::sheet
