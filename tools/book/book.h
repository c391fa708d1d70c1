#ifndef GRILLE_TOOLS_BOOK_BOOK_H_
#define GRILLE_TOOLS_BOOK_BOOK_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/level.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/item.h"
#include "tools/sheet/puzzle_box.h"
#include "tools/sheet/theme.h"
#include "tools/words/language.h"

// What a book is to be: what its file says (book_file.h).

namespace grille::book {

using words::Language;

/// Who gets the file.
enum class Profile {
  kOffice,         ///< a screen or a printer of one's own: bookmarks and properties
  kPrinter,        ///< a printing house: bleed and crop marks
  kPrintOnDemand,  ///< a service that binds: the pages alone, the cover in a file of its own
};

/// Puzzles of one kind under one title, rising in difficulty.
struct Chapter {
  std::string title;          ///< when empty, kind and levels stand for it
  std::string kind;           ///< the name of a kind that can be drawn
  std::vector<Level> levels;  ///< in rising order; empty: any
  int count = 0;
  int per_page = 2;
  sheet::PuzzleOptions puzzle;  ///< language and theme are those of the book
};

inline constexpr int kMostPuzzles = 10000;  ///< in a book
inline constexpr int kMostChapters = 100;

/// Millimetres that a page adds to the spine: ordinary white paper.
inline constexpr double kPageThickness = 0.0572;

struct Book {
  // Text, never markup; all may be empty.
  std::string title;
  std::string subtitle;
  std::string author;
  std::vector<std::string> credits;  ///< paragraphs

  Language language = Language::kEnglish;
  sheet::Theme theme = sheet::kColourTheme;
  sheet::Paper paper = sheet::kA5;
  Profile profile = Profile::kOffice;
  bool booklet = false;  ///< two pages side by side for folding; the profile is then kOffice
  double page_thickness = kPageThickness;

  std::optional<uint64_t> seed;
  std::optional<int> variety;  ///< no two puzzles share more things of a sort

  bool how_to_play = true;
  bool answers = true;                  ///< at the end; else no trace of them is in the file
  std::optional<int> answers_per_page;  ///< as many as fit unless told
  bool cut_outs = true;                 ///< boards and tokens, where a kind has them

  std::vector<Chapter> chapters;  ///< at least one
};

/// The puzzles of each chapter, in the order in which they are printed.
using BookPuzzles = std::vector<std::vector<sheet::SheetPuzzle>>;

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_BOOK_H_
