#ifndef GRILLE_TOOLS_SHEET_SHEET_H_
#define GRILLE_TOOLS_SHEET_SHEET_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/item.h"
#include "tools/sheet/output_file.h"
#include "tools/sheet/page_shape.h"
#include "tools/sheet/paper.h"
#include "tools/sheet/puzzle_box.h"

namespace grille::sheet {

/// Where the answers are printed: nowhere, so that nothing of them is in the file; on the last
/// pages; behind each page of puzzles; in a file of their own.
enum class Answers { kNone, kEnd, kNextPage, kSeparateFile };

/// The most puzzles of a page.
inline constexpr int kMostPerPage = 24;
/// The most versions of a sheet.
inline constexpr int kMostVersions = 100;

/// How much larger everything is in large print: its smallest letters have 11 pt.
inline constexpr double kLargePrint = 1.6;

/// How a sheet is laid out.
struct SheetOptions {
  int per_page = 4;  ///< 1 to kMostPerPage
  /// So many sheets in one file, each with as many of the puzzles, in their order; all answers
  /// together.
  int versions = 1;
  std::string title;   ///< text, never markup; may be empty
  std::string footer;  ///< likewise; when empty, it says what is on the page
  Answers answers = Answers::kEnd;
  PuzzleOptions puzzle;
  bool worksheet = false;    ///< at the head of a page name, class and date, and the rule
  bool large_print = false;  ///< everything larger, for weak eyes
  Paper paper = kA4;
  Margins margins;
};

/// A sheet that has been laid out: pages of puzzles, numbered from 1 in each version, and pages of
/// answers under the same numbers. Immutable.
class Sheet {
 public:
  /// Reads and lays out. InvalidArgument, naming the puzzle, for what cannot be read or does not
  /// fit, with the largest number a page that would; for no puzzles; for a number of them that the
  /// versions cannot share; for answers that are asked for and missing.
  static absl::StatusOr<Sheet> Plan(absl::Span<const SheetPuzzle> puzzles,
                                    const SheetOptions& options);

  /// The pages of the sheet, and of the file of answers, if there is one.
  int page_count() const { return static_cast<int>(pages_.size()); }
  int answer_file_page_count() const { return static_cast<int>(answer_file_pages_.size()); }
  const SheetOptions& options() const { return options_; }

  /// Where a puzzle stands: all are counted from 1.
  struct Place {
    int page = 0;
    int position = 0;  ///< on the page, row by row
    int version = 0;
    int number = 0;  ///< as printed beside it, anew in each version
  };
  /// `puzzle` is counted from 0, in the order of the sheet.
  Place PlaceOf(size_t puzzle) const;

  /// The boxes of a page's puzzles and of a page's answers, row by row. In large print all lengths
  /// are those before enlargement.
  std::vector<Box> PuzzleBoxes() const;
  std::vector<Box> AnswerBoxes() const;

  /// Draws a page, counted from 0, on a canvas of the paper's size.
  void DrawPage(Canvas& canvas, int page) const;
  void DrawAnswerFilePage(Canvas& canvas, int page) const;

 private:
  struct Page {
    bool answers = false;
    size_t first = 0;  ///< of its puzzles, and how many
    size_t count = 0;
  };

  Sheet() = default;
  absl::Status CheckPage() const;
  absl::Status ShapePuzzles();
  absl::Status ShapeAnswers();
  void ListPages();
  static void AddPages(size_t first, size_t count, size_t per_page, bool answers,
                       std::vector<Page>* pages);
  double Scale() const { return options_.large_print ? kLargePrint : 1; }
  size_t PerVersion() const { return items_.size() / static_cast<size_t>(options_.versions); }
  std::string NumberOf(size_t item, bool answer) const;
  bool HasHeading() const { return !options_.title.empty() || options_.versions > 1; }
  Box Inside() const;
  Box Body() const;
  Box FindPuzzleBody() const;
  void Draw(Canvas& canvas, const Page& page, size_t number) const;
  void DrawPuzzles(Canvas& canvas, const Page& page) const;
  void DrawAnswers(Canvas& canvas, const Page& page) const;
  void DrawTitle(Canvas& canvas, const Page& page) const;
  void DrawFooter(Canvas& canvas, const Page& page, size_t number) const;

  SheetOptions options_;
  std::vector<Item> items_;
  Box puzzle_body_;  ///< what heading and worksheet head leave
  PageShape puzzle_shape_;
  PageShape answer_shape_;
  std::vector<Page> pages_;
  std::vector<Page> answer_file_pages_;
};

/// The file of answers that belongs to a sheet: "sheet.pdf" has "sheet-answers.pdf".
std::string AnswerFileOf(const std::string& path);

/// Plans a sheet and writes it as a PDF, and its file of answers, if it has one. The same puzzles
/// and options give the same bytes. On an error nothing is left half written, and files that were
/// there stay: both appear, or neither. `publisher` may tie their appearing to something else.
absl::Status WriteSheet(const std::string& path, absl::Span<const SheetPuzzle> puzzles,
                        const SheetOptions& options, const FilesPublisher& publisher = {});

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SHEET_H_
