#ifndef GRILLE_TOOLS_SHEET_BOOKLET_H_
#define GRILLE_TOOLS_SHEET_BOOKLET_H_

#include <vector>

class QPDF;

namespace grille::sheet {

/// Which page, counted from 0, stands in each place of a booklet of `pages` pages: the left and the
/// right half of a sheet's front, of its back, of the next sheet's front and so on, from the outer
/// sheet inward. -1 is a blank page; they are at the end, as many as a multiple of 4 asks for.
std::vector<int> BookletOrder(int pages);

/// Puts the pages of a document two by two on sheets twice as wide (A5 on A4), so that, printed on
/// both sides and turned on the short edge, then laid into one another, folded and stapled, they
/// make a booklet. A page is what lies within its TrimBox; it stays text. Bookmarks, links and page
/// labels go. Requires at least one page, all of one size. May throw what libqpdf throws.
void ImposeBooklet(QPDF& document);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_BOOKLET_H_
