#ifndef GRILLE_TOOLS_BOOK_PAGE_H_
#define GRILLE_TOOLS_BOOK_PAGE_H_

#include <string>
#include <vector>

#include "tools/book/flow.h"

namespace grille::book {

/// A page that has been laid out.
struct Page {
  BoxDrawing draw;        ///< in what margins and foot leave; none: the page is blank
  std::string foot = {};  ///< beside the page's number
  bool numbered = true;
};

/// What the contents and the bookmarks list.
struct Section {
  std::string title;
  std::string note = {};  ///< small, beside the title
  int page = 0;           ///< counted from 0
};

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_PAGE_H_
