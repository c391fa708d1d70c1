#ifndef GRILLE_SOLVER_WYX_KEY_H_
#define GRILLE_SOLVER_WYX_KEY_H_

#include <array>
#include <string>

#include "solver/wyx/grid.h"

namespace grille::wyx {

/// The number that stores keep for this kind; the first byte of its keys.
inline constexpr int kKindId = 1;

/// Changes when the bytes of any key would.
inline constexpr int kKeyVersion = 1;

/// The eight turns and mirrorings of the board: number 0 is the identity; bit 0 mirrors x, bit 1
/// mirrors y, bit 2 then exchanges x and y.
inline constexpr int kSymmetries = 8;

/// A domino turned along with the board.
DominoId Turned(DominoId d, int symmetry);

/// A path turned with a board of `side`.
Path Turned(const Path& path, int side, int symmetry);

/// The path walked backwards.
Path Reversed(const Path& path);

/// The canonical key (runs.md, 6) of the grid that `path` alone solves:
///
///   byte 0   kKindId
///   byte 1   (side − 5) · 64 + marks · 16 + (number of dominoes − 5)
///   then     the dominoes in the order they are played, 6 bits each, high bits first, filled up
///            with zeros to whole bytes
///
/// of that disguise for which the bytes are least. Sliding changes no domino; the eight turns are
/// tried, and, without marks, each walked backwards too. 11 bytes for a classic grid.
std::string CanonicalKey(const Path& path, int side, int marks);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_KEY_H_
