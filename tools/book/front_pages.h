#ifndef GRILLE_TOOLS_BOOK_FRONT_PAGES_H_
#define GRILLE_TOOLS_BOOK_FRONT_PAGES_H_

#include <memory>
#include <string>
#include <vector>

#include "tools/book/book.h"
#include "tools/book/page.h"

// What comes before the chapters.

namespace grille::book {

/// The kinds of a book, each once, in the order of its chapters.
std::vector<std::string> KindsOf(const Book& book);

/// Whether what the credits page says has room on it. `canvas` only measures.
bool CreditsFit(Canvas& canvas, const Book& book, const Paper& body);

/// Draws title, subtitle, emblems and author.
void DrawTitle(Canvas& canvas, const Box& box, const Book& book);

/// The title page. `book` must live on.
Page TitlePage(const Book& book);

/// The page behind it: credits.
Page CreditsPage(const Book& book);

/// The contents, on as many pages as so many sections take. `sections` may be filled later, but
/// before a page is drawn.
std::vector<Page> ContentsPages(const Book& book, const Paper& body, size_t count,
                                const std::shared_ptr<const std::vector<Section>>& sections);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_FRONT_PAGES_H_
