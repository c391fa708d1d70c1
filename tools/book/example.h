#ifndef GRILLE_TOOLS_BOOK_EXAMPLE_H_
#define GRILLE_TOOLS_BOOK_EXAMPLE_H_

#include <memory>
#include <string_view>

#include "tools/book/flow.h"
#include "tools/sheet/drawer.h"

// The small puzzles that are solved on the pages that say how to play.

namespace grille::book {

struct Example {
  std::string_view kind;
  std::string_view code;
  std::string_view solution;
};

inline constexpr Example kWyxExample = {"wyx", "wyx5:b2/b5c2d4e1e4/L3U1.L2U1.R1.R1U2.R3D1",
                                        "e1c2d4e4b5"};
inline constexpr Example kEtoileExample = {"etoile", "etoile:wb.rrrrrwrwwbrbb/r.rrrrrrwwwwbbbb",
                                           "JIANB"};
inline constexpr Example kTaquinExample = {"taquin", "taquin:3x3/4,1,3,0,2,6,7,5,8", "4,1,2,5,8"};

/// Draws an example as the book's puzzles are drawn; or its answer.
BoxDrawing ExamplePuzzle(const Example& example, const DrawOptions& options);
BoxDrawing ExampleAnswer(const Example& example, const DrawOptions& options);

}  // namespace grille::book

#endif  // GRILLE_TOOLS_BOOK_EXAMPLE_H_
