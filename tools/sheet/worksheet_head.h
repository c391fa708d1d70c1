#ifndef GRILLE_TOOLS_SHEET_WORKSHEET_HEAD_H_
#define GRILLE_TOOLS_SHEET_WORKSHEET_HEAD_H_

#include <string_view>
#include <vector>

#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"

// What a teacher wants at the head of a page: lines for name, class and date, and the rule.

namespace grille::sheet {

/// The rules of what is on a page, each once, in order.
std::vector<std::string_view> RulesOf(const std::vector<const Drawing*>& drawings,
                                      Language language);

/// Its height in a body of that width, with the space under it. `canvas` only measures.
double WorksheetHeadHeight(Canvas& canvas, double width, const std::vector<std::string_view>& rules,
                           const DrawOptions& options);

/// Draws it at the top of a body.
void DrawWorksheetHead(Canvas& canvas, const Box& body, const std::vector<std::string_view>& rules,
                       const DrawOptions& options);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_WORKSHEET_HEAD_H_
