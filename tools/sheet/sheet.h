#ifndef GRILLE_TOOLS_SHEET_SHEET_H_
#define GRILLE_TOOLS_SHEET_SHEET_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/level.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/drawer.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/output_file.h"

namespace grille::sheet {

/// A puzzle to be printed, in the notation of formats.md.
struct SheetPuzzle {
  std::string kind;  ///< the name of its kind
  std::string code;
  /// May be empty when no answers are printed; a puzzle may still tell its length.
  std::string solution;
  Level level = Level::kVeryEasy;
  std::string id;  ///< printed small beside the number; may be empty
};

/// Where the answers are printed; with kNone nothing of them is in the file.
enum class Answers { kNone, kEnd };

/// How a sheet is laid out.
struct SheetOptions {
  int per_page = 4;   ///< 1, 2, 4 or 6
  std::string title;  ///< text, never markup; may be empty
  Answers answers = Answers::kEnd;
  DrawOptions draw;
  Paper paper = kA4;
  double margin = 15;
};

/// A sheet that has been laid out: pages of puzzles, numbered from 1, then pages of answers under
/// the same numbers. Immutable.
class Sheet {
 public:
  /// Reads and lays out. InvalidArgument, naming the puzzle, for what cannot be read or does not
  /// fit; for no puzzles; for answers that are asked for and missing.
  static absl::StatusOr<Sheet> Plan(absl::Span<const SheetPuzzle> puzzles,
                                    const SheetOptions& options);

  int page_count() const { return puzzle_pages_ + answer_pages_; }
  const SheetOptions& options() const { return options_; }

  /// The boxes of a page's puzzles and of a page's answers, row by row.
  std::vector<Box> PuzzleBoxes() const;
  std::vector<Box> AnswerBoxes() const;

  /// Draws a page, counted from 0, on a canvas of the paper's size.
  void DrawPage(Canvas& canvas, int page) const;

 private:
  struct Item {
    const Drawer* drawer = nullptr;
    std::unique_ptr<Drawing> drawing;
    Level level = Level::kVeryEasy;
    std::string id;
  };

  Sheet() = default;
  absl::Status CheckFit() const;
  absl::Status ShapeAnswers();
  Box Body() const;
  void DrawPuzzlePage(Canvas& canvas, int page) const;
  void DrawAnswerPage(Canvas& canvas, int page) const;
  void DrawHeading(Canvas& canvas, bool answers) const;
  void DrawFooter(Canvas& canvas, int page, size_t first, size_t last) const;

  SheetOptions options_;
  std::vector<Item> items_;
  int puzzle_pages_ = 0;
  int answer_pages_ = 0;
  int answer_columns_ = 3;
  int answer_rows_ = 4;
};

/// Plans a sheet and writes it as a PDF. The same puzzles and options give the same bytes. On an
/// error nothing is left half written, and a file that was there stays. `publisher` may tie the
/// file's appearing to something else (output_file.h).
absl::Status WriteSheet(const std::string& path, absl::Span<const SheetPuzzle> puzzles,
                        const SheetOptions& options, const Publisher& publisher = {});

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_SHEET_H_
