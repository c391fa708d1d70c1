#ifndef GRILLE_SOLVER_SLIDE_TAQUIN_H_
#define GRILLE_SOLVER_SLIDE_TAQUIN_H_

#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"

// Taquins: tasks on a board of columns and rows whose tiles are numbered, and how they are written.

namespace grille::slide {

inline constexpr int kMinTaquinSide = 2;
inline constexpr int kMaxTaquinSide = 5;

/// What the code of a taquin begins with.
inline constexpr std::string_view kTaquinPrefix = "taquin:";

/// A taquin as a puzzle: its tiles are the tokens.
struct Taquin {
  int columns = 0;
  int rows = 0;
  Task task;
  /// The question is not how to solve it but whether that can be done, by the rule of the source;
  /// the goal is the usual one.
  bool parity = false;
};

Graph BoardOf(const Taquin& taquin);

/// The tiles in order, the blank last.
Arrangement UsualGoal(int columns, int rows);

/// The greatest minimum of a position that can reach the usual goal, where it is known: on boards
/// of up to 12 cells (sides of up to five) by going through all of them, on 3×5 and 4×4 by Korf,
/// "Linear-time disk-based implicit graph search", J. ACM 55 (2008), and Brüngger, Marzetta, Fukuda
/// and Nievergelt, "The parallel search bench ZRAM and its applications", Ann. Oper. Res. 90
/// (1999).
std::optional<int> FarthestKnown(int columns, int rows);

/// Reads a code (formats.md):
///
///   code  = "taquin:" columns "x" rows "/" tiles [ "/" ( tiles | "parity" ) ]
///   tiles = tile *( "," tile )      row by row, each of 0 to columns × rows − 1 once, 0 the blank
///
/// 2 to 5 columns and rows. "parity" in place of a goal (which goes beyond formats.md) asks whether
/// the usual goal can be reached. InvalidArgument names the place and the reason.
absl::StatusOr<Taquin> ParseTaquin(std::string_view code);

/// The code, without the goal where it is the usual one.
std::string WriteTaquin(const Taquin& taquin);

/// A solution: the tiles that move, comma-separated. InvalidArgument names the place of what is no
/// tile, or not beside the blank when it is its turn.
absl::StatusOr<Moves> ParseTaquinMoves(std::string_view text, const Taquin& taquin);

/// The other way. Requires legal moves.
std::string WriteTaquinMoves(const Moves& moves, const Taquin& taquin);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_TAQUIN_H_
