#ifndef GRILLE_SOLVER_WYX_PAYLOAD_H_
#define GRILLE_SOLVER_WYX_PAYLOAD_H_

#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/wyx/grid.h"

namespace grille::wyx {

/// The payload of a stored grid is its solution: one character a cell, start first, the character
/// '0' + number of the cell ('0' … 'o'). With side and number of marks, which the store keeps
/// beside it, everything else follows. 13 bytes for a classic grid, against 10 packed into bits:
/// the three bytes buy a view in plain SQL.
std::string EncodePayload(const Path& path);

/// Reads a payload. DataLoss when it is not a path of 6 to 17 different cells on a board of `side`
/// by different dominoes of the pool.
absl::StatusOr<Path> DecodePayload(std::string_view payload, int side);

}  // namespace grille::wyx

#endif  // GRILLE_SOLVER_WYX_PAYLOAD_H_
