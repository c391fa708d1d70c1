#ifndef GRILLE_TOOLS_BOOK_CUT_OUTS_H_
#define GRILLE_TOOLS_BOOK_CUT_OUTS_H_

#include <functional>
#include <string>
#include <vector>

#include "tools/book/flow.h"
#include "tools/sheet/theme.h"

// Pages of small things to be cut out of a book.

namespace grille::book {

/// Things of one size, in rows.
struct CutOutThings {
  std::string title;
  double side = 0;  ///< of the square that each takes
  double gap = 0;
  int count = 0;
  std::function<void(Canvas& canvas, const Box& box, int index)> draw;
};

/// Adds as many pages as they take.
void AddCutOutPages(const CutOutThings& things, const Paper& body, const sheet::Theme& theme,
                    std::vector<BoxDrawing>* pages);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_CUT_OUTS_H_
