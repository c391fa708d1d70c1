#include "tools/grille/drawing_options.h"

#include "tools/grille/choices.h"
#include "tools/grille/numbers.h"
#include "tools/sheet/option_names.h"

namespace grille::tools {

void DrawingOptions::Declare(Options& options) {
  AddLanguage(options, &drawing_.language, "Language of all words: en (unless told) or fr");
  AddChoice<sheet::Theme>(options, "--theme", "NAME", sheet::ThemeNames(), &drawing_.theme,
                          "colour (unless told), grey or ink-saver; the last two in black alone");
  options.Flag("--show-end", &drawing_.show_end, "Wyx: mark the cell where the path ends");
  AddChoice<sheet::WyxAxes>(
      options, "--axes", "HOW", sheet::AxesNames(), &drawing_.axes,
      "Wyx: columns and rows by letters (a to h, 1 to 8) or numbers (0 to 7)");
  AddChoice<sheet::WyxSteps>(options, "--steps", "HOW", sheet::StepsNames(), &drawing_.dominoes,
                             "Wyx: dominoes with arrows, or as pairs of numbers");
  options.Flag("--working-table", &drawing_.working_table,
               "Wyx: with a table to work in; it needs a large part of a page");
  AddNumber(options, "--hints", &hints_, 1, sheet::kMostHints,
            "Wyx: a first hint under the grid: 1 where to look, 2 why, too, 3 all of it");
}

sheet::DrawOptions DrawingOptions::Drawing() const {
  sheet::DrawOptions drawing = drawing_;
  drawing.hints = static_cast<int>(hints_.value_or(0));
  return drawing;
}

}  // namespace grille::tools
