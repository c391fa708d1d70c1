#ifndef GRILLE_TOOLS_BOOK_CHAPTER_PAGES_H_
#define GRILLE_TOOLS_BOOK_CHAPTER_PAGES_H_

#include <vector>

#include "absl/status/status.h"
#include "absl/types/span.h"
#include "tools/book/book.h"
#include "tools/book/page.h"
#include "tools/sheet/item.h"

namespace grille::book {

/// A chapter and its puzzles, which are numbered from `first` on. Both must live on.
struct ChapterItems {
  const Chapter* chapter = nullptr;
  absl::Span<const sheet::Item> items;
  int first = 1;

  int last() const { return first + static_cast<int>(items.size()) - 1; }
};

/// The page on which a chapter begins.
Page ChapterOpening(const ChapterItems& chapter);

/// Adds the pages of its puzzles. InvalidArgument when they do not fit, so many a page.
absl::Status AddPuzzlePages(const ChapterItems& chapter, const Paper& body,
                            std::vector<Page>* pages);

/// Adds the pages of all answers. InvalidArgument, naming the puzzle, when one does not fit.
absl::Status AddAnswerPages(const std::vector<ChapterItems>& chapters, const Book& book,
                            const Paper& body, std::vector<Page>* pages);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_CHAPTER_PAGES_H_
