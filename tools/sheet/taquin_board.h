#ifndef GRILLE_TOOLS_SHEET_TAQUIN_BOARD_H_
#define GRILLE_TOOLS_SHEET_TAQUIN_BOARD_H_

#include "solver/slide/arrangement.h"
#include "tools/sheet/canvas.h"
#include "tools/sheet/geometry.h"
#include "tools/sheet/slide_layout.h"
#include "tools/sheet/theme.h"

namespace grille::sheet {

/// Bounds of a cell: below the one, numbers fall under 7 pt.
inline constexpr double kSmallestTile = 4.6;
inline constexpr double kLargestTile = 24;

/// The room of a board with cells of that width, its frame included.
Room TaquinRoom(int columns, int rows, double cell);

/// The width of the largest cells of a board in that room.
double TaquinCell(int columns, int rows, const Room& room);

/// Draws a board: frame, tiles with their numbers, the blank as a hole. `box` is as large as
/// TaquinRoom says.
void DrawTaquin(Canvas& canvas, const Box& box, const slide::Arrangement& tiles, int columns,
                const Theme& theme);

/// Draws a board of that many cells without tiles, to be played on with real ones.
void DrawEmptyTaquin(Canvas& canvas, const Box& box, int columns, int rows, const Theme& theme);

}  // namespace grille::sheet

#endif  // GRILLE_TOOLS_SHEET_TAQUIN_BOARD_H_
