#ifndef GRILLE_TOOLS_BOOK_BOOK_PLAN_H_
#define GRILLE_TOOLS_BOOK_BOOK_PLAN_H_

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "tools/book/book.h"
#include "tools/book/chapter_pages.h"
#include "tools/book/margins.h"
#include "tools/book/page.h"
#include "tools/sheet/item.h"

namespace grille::book {

/// A book that has been laid out: title, credits, contents, how to play, chapters, answers, what is
/// cut out. Puzzles are numbered through the book, answers have the same numbers. Immutable.
class BookPlan {
 public:
  /// Reads and lays out. InvalidArgument, naming chapter and puzzle, for what cannot be read or
  /// does not fit, and for paper too small for a book. Requires as many lists of puzzles as
  /// chapters, none of them empty.
  static absl::StatusOr<std::unique_ptr<const BookPlan>> Plan(const Book& book,
                                                              const BookPuzzles& puzzles);
  BookPlan(const BookPlan&) = delete;
  BookPlan& operator=(const BookPlan&) = delete;

  const Book& book() const { return book_; }
  int page_count() const { return static_cast<int>(pages_.size()); }
  int puzzle_count() const { return chapters_.back().last(); }
  const std::vector<Section>& sections() const { return *sections_; }

  /// Where a puzzle stands: all are counted from 1.
  struct Place {
    int chapter = 0;
    int number = 0;  ///< as printed beside it
    int page = 0;
    int position = 0;  ///< on the page, row by row
  };
  /// `puzzle` is counted from 0, through the book.
  Place PlaceOf(size_t puzzle) const;

  /// The rule of a kind that the book holds, in a line.
  std::string_view RuleOf(const std::string& kind) const;

  /// Draws a page, counted from 0, on a canvas of the paper's size. Pages may be drawn in any
  /// order, and each costs the same whatever the length of the book.
  void DrawPage(Canvas& canvas, int page) const;

 private:
  explicit BookPlan(Book book) : book_(std::move(book)) {}
  absl::Status ReadPuzzles(const BookPuzzles& puzzles);
  absl::Status LayOut();
  absl::Status AddAllPages(const PageMargins& margins);
  size_t CountSections() const;
  void BeginSection(std::string title, std::string note = "");
  void AddHowToPlay(const Paper& body);
  absl::Status AddChapters(const Paper& body);
  void AddCutOuts(const Paper& body);
  std::vector<std::string> CodesOf(const std::string& kind) const;
  std::vector<std::string> KindsToCutOut(const Paper& body) const;
  DrawOptions OptionsOf(const std::string& kind) const;

  Book book_;
  std::vector<std::vector<sheet::Item>> items_;  // by chapter
  std::vector<ChapterItems> chapters_;
  PageMargins margins_;
  std::vector<Page> pages_;
  std::vector<int> first_pages_;  // by chapter: that of its first puzzle, counted from 0
  std::shared_ptr<std::vector<Section>> sections_;
};

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_BOOK_PLAN_H_
