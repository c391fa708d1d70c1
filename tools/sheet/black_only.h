#ifndef GRILLE_TOOLS_SHEET_BLACK_ONLY_H_
#define GRILLE_TOOLS_SHEET_BLACK_ONLY_H_

#include "absl/status/status.h"

class QPDF;

namespace grille::sheet {

/// Makes grey the only colour space of a document: in its pages, forms, patterns and drawn glyphs
/// whatever sets equal parts of red, green and blue, and the groups that are blended; pictures lose
/// their colours. Internal, naming the page, when anything else is left. May throw what libqpdf
/// throws. The contents are held in memory, compressed.
absl::Status MakeBlackOnly(QPDF& document);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_BLACK_ONLY_H_
