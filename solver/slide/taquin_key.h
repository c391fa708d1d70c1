#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_KEY_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_KEY_H_

#include <string>

#include "solver/slide/taquin.h"

namespace grille::slide {

/// The number that stores keep for this kind; the first byte of its keys.
inline constexpr int kTaquinId = 3;

/// Changes when the bytes of any key would.
inline constexpr int kTaquinKeyVersion = 1;

/// The canonical key (runs.md, 6) of a taquin, a byte each:
///
///   kTaquinId, columns, rows
///   0 to be solved, 1 for the question whether it can be
///   the goal's vacant cell, counted from 0
///   the start, cell by cell: 0 the vacant one, else 1 + the cell where its tile belongs
///
/// Of the images of start and goal under the board's symmetries that one counts for which the bytes
/// are least; but for the question whether it can be solved nothing but equality counts, because it
/// is answered by reading row by row.
std::string CanonicalKey(const Taquin& taquin);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_KEY_H_
