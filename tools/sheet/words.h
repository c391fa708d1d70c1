#ifndef GRILLE_TOOLS_SHEET_WORDS_H_
#define GRILLE_TOOLS_SHEET_WORDS_H_

#include <string>
#include <string_view>
#include <vector>

#include "solver/level.h"
#include "tools/words/language.h"

namespace grille::sheet {

using words::Language;

/// What a level asks for: "no guessing" below very hard, "needs trials" from there on.
std::string_view TrialWord(Level level, Language language);

/// The heading of the answers: "Solutions".
std::string_view SolutionsWord(Language language);

/// One of several versions of a sheet: "Sheet 7", "Feuille 7".
std::string VersionWord(int version, Language language);

/// At the head of a worksheet: "Name", "Class", "Date".
std::string_view NameWord(Language language);
std::string_view ClassWord(Language language);
std::string_view DateWord(Language language);

/// The rule of Wyx in two short sentences.
std::string_view WyxRule(Language language);

/// Before the boxes for the stops: "Path", "Chemin".
std::string_view PathWord(Language language);

/// Over a working table: how it is filled in.
std::string WorkingTableWord(Language language);

/// Before a hint: "Hint 1", "Indice 1".
std::string HintWord(int number, Language language);

/// "12", "5–12", "5 à 12". Requires least <= most.
std::string RangeWord(int least, int most, Language language);

/// "12 dominoes", "5–12 dominoes", "5 à 12 dominos". Requires 1 < least <= most.
std::string DominoesWord(int least, int most, Language language);

/// A warning that no font has these characters, named as U+1F9FF. Requires at least one.
std::string MissingCharactersWarning(const std::vector<char32_t>& characters, Language language);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WORDS_H_
