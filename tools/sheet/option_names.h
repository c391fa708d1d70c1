#ifndef GRILLE_TOOLS_SHEET_OPTION_NAMES_H_
#define GRILLE_TOOLS_SHEET_OPTION_NAMES_H_

#include <string>
#include <utility>
#include <vector>

#include "tools/sheet/drawer.h"
#include "tools/sheet/sheet.h"
#include "tools/sheet/theme.h"

// The names of what can be chosen about print: the same on the command line, in the file of a book
// and in the layout that a store keeps.

namespace grille::sheet {

/// What can be chosen, each by its name.
template <typename T>
using Names = std::vector<std::pair<std::string, T>>;

const Names<Theme>& ThemeNames();
const Names<WyxAxes>& AxesNames();
const Names<WyxSteps>& StepsNames();
const Names<Answers>& AnswersNames();

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_OPTION_NAMES_H_
