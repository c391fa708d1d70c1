#ifndef GRILLE_TOOLS_SHEET_DRAWER_H_
#define GRILLE_TOOLS_SHEET_DRAWER_H_

#include <memory>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/level.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/theme.h"
#include "tools/sheet/words.h"
#include "tools/words/wyx_notation.h"

namespace grille::sheet {

using words::WyxAxes;
using words::WyxSteps;

inline constexpr int kMostHints = 3;

/// How puzzles are drawn. What is said of one kind leaves the others as they are.
struct DrawOptions {
  Language language = Language::kEnglish;
  Theme theme = kColourTheme;

  // Wyx
  bool show_end = false;             ///< mark the cell on which the path ends
  bool letters = false;              ///< name the dominoes a, b, c …
  WyxAxes axes = WyxAxes::kLetters;  ///< how cells are named: on the board, in table and answer
  WyxSteps dominoes = WyxSteps::kArrows;  ///< on the dominoes and in hints

  /// A table to work in: a row for each cell that is left, a column for each that is entered. Names
  /// the dominoes, whatever `letters` says. A box in which rows would be too low, columns too
  /// narrow or the board too small to write in does not fit.
  bool working_table = false;

  /// How much of a first hint stands under the grid, 0 to kMostHints: where to look, why, what. A
  /// grid that has not exactly one solution has no hints.
  int hints = 0;

  /// How cells and dominoes are written in text.
  words::WyxNotation Notation() const { return {language, axes, dominoes}; }
};

/// One puzzle, read and checked, ready to be drawn. Immutable.
class Drawing {
 public:
  virtual ~Drawing() = default;

  /// How large the puzzle's board would be drawn in a box of that size: what is compared is boxes
  /// for one puzzle. 0 when something would become too small. `canvas` only serves to measure.
  virtual double SizeIn(Canvas& canvas, const Box& box, const DrawOptions& options) const = 0;

  /// Draws the puzzle, all of it within `box`. Requires that it fits.
  virtual void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const = 0;

  /// What is printed behind the word for its level, such as "no guessing"; may be empty.
  virtual std::string_view LevelNote(Level level, Language language) const {
    static_cast<void>(level);
    static_cast<void>(language);
    return "";
  }

  /// The rule in a line, for the head of a worksheet.
  virtual std::string_view Rule(Language language) const = 0;

  /// How the answer is to be read, for the footer of its page; may be empty.
  virtual std::string_view AnswerNote(Language /*language*/) const { return ""; }

  /// Whether the answer can be drawn in a box of that size, whole and without anything becoming too
  /// small. `canvas` only serves to measure.
  virtual bool AnswerFits(Canvas& canvas, const Box& box, const DrawOptions& options) const = 0;

  /// Draws the answer, all of it within `box`. Requires that the puzzle was read with a solution,
  /// and that its answer fits.
  virtual void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const = 0;
};

/// Draws one kind of puzzle. Stateless and thread-safe.
class Drawer {
 public:
  virtual ~Drawer() = default;

  /// The name of the kind, as in codes.
  virtual std::string_view kind() const = 0;

  /// What it is called on paper, in any language.
  virtual std::string_view name() const = 0;

  /// Reads a puzzle in the notation of formats.md; `solution` may be empty. InvalidArgument when
  /// one of them cannot be read or the solution does not solve the puzzle.
  virtual absl::StatusOr<std::unique_ptr<Drawing>> Read(std::string_view code,
                                                        std::string_view solution) const = 0;

  /// What the puzzles of a page have in common, for its footer: "12 dominoes". Requires at least
  /// one drawing, all read by this drawer.
  virtual std::string Summary(absl::Span<const Drawing* const> drawings,
                              Language language) const = 0;
};

/// The drawer of the kind of that name; null when there is none.
const Drawer* FindDrawer(std::string_view kind);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_DRAWER_H_
