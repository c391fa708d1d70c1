#ifndef GRILLE_TESTS_TOOLS_PROGRAM_TAQUIN_PLAY_H_
#define GRILLE_TESTS_TOOLS_PROGRAM_TAQUIN_PLAY_H_

#include <vector>

// Taquins by the rules alone (puzzles.md, 3), without the solver. Boards are tiles row by row, 0
// for the blank.

namespace grille::program {

/// Whether the tiles, moved one after the other, bring one position about from another.
bool SlidesLead(int columns, std::vector<int> board, const std::vector<int>& tiles,
                const std::vector<int>& goal);

/// Tiles in order, the blank last.
std::vector<int> InOrder(int cells);

/// Of each tile, row by row, how many smaller ones come after it.
std::vector<int> InversionsOf(const std::vector<int>& board);

/// The source's rule: inversions, and for an even width the rows below the blank too.
bool IsNormal(int columns, const std::vector<int>& board);

}  // namespace grille::program

#endif  // GRILLE_TESTS_TOOLS_PROGRAM_TAQUIN_PLAY_H_
