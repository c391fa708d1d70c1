#ifndef GRILLE_TOOLS_BOOK_MARGINS_H_
#define GRILLE_TOOLS_BOOK_MARGINS_H_

#include "tools/book/book.h"
#include "tools/sheet/geometry.h"

namespace grille::book {

/// The margins of a double page; inner is where it is bound.
struct PageMargins {
  double inner = 0;
  double outer = 0;
  double top = 0;
  double bottom = 0;

  bool operator==(const PageMargins&) const = default;
};

/// Those of a book of so many pages. For a service that binds, the inner margin grows with them.
PageMargins MarginsFor(const Book& book, int pages);

/// What they leave of page `index`, counted from 0: the first page is a right-hand one.
sheet::Box InsideOf(const sheet::Paper& paper, const PageMargins& margins, int index);

/// Whether a page lies on the right of the open book.
constexpr bool IsRightHand(int index) { return index % 2 == 0; }

/// Height at the foot of a page that its number takes.
inline constexpr double kFootHeight = 8;

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_MARGINS_H_
