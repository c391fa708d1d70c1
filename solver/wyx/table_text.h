#ifndef GRILLE_SOLVER_WYX_TABLE_TEXT_H_
#define GRILLE_SOLVER_WYX_TABLE_TEXT_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/wyx/table.h"

namespace grille::wyx {

/// A table of letters, as in the source: what its numbers are called.
struct LetterTable {
  Table table;
  std::string cells;     ///< letter of cell i at index i, the start first, the end last
  std::string dominoes;  ///< letter of domino k at index k
};

/// Reads a square table of letters:
///
///   header = blanks, then a letter for each cell, 6 to 17 of them, all different
///   rule   = a line of '-', '+' and '|'; may stand anywhere, says nothing
///   row    = a letter of the header, then an optional '|', then the small letters of dominoes,
///   each
///            under the header's letter of the cell it leads to
///
/// The first cell of the header is the start, the last the end. The start's column and the end's
/// row are disregarded, as the source asks; so a row may also be left out. One domino fewer than
/// cells must occur. InvalidArgument names line and character, counted from 1.
absl::StatusOr<LetterTable> ReadLetterTable(std::string_view text);

/// The cells of a solution in order, as letters: "ALFKGHECBDJIM".
std::string CellLetters(const LetterTable& table, const Path& solution);

/// The dominoes of a solution in order, as letters: "ikehfalgjcdb".
std::string DominoLetters(const LetterTable& table, const Path& solution);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_TABLE_TEXT_H_
