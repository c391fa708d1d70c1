#include "solver/wyx/payload.h"

#include "solver/status.h"

namespace grille::wyx {

std::string EncodePayload(const Path& path) {
  std::string payload(path.length, '0');
  for (int i = 0; i < path.length; ++i) payload[i] = static_cast<char>('0' + path.cells[i]);
  return payload;
}

absl::StatusOr<Path> DecodePayload(std::string_view payload, int side) {
  if (side < kMinSide || side > kMaxSide) {
    return absl::DataLossError(absl::StrCat("no Wyx board has ", side, " columns"));
  }
  if (payload.size() < kMinDominoes + 1 || payload.size() > kMaxDominoes + 1) {
    return absl::DataLossError(absl::StrCat("a Wyx payload of ", payload.size(), " bytes"));
  }
  Path path;
  path.length = static_cast<uint8_t>(payload.size());
  CellSet seen = 0;
  DominoSet used = 0;
  for (size_t i = 0; i < payload.size(); ++i) {
    int cell = static_cast<unsigned char>(payload[i]) - '0';
    if (cell < 0 || cell > 63 || (BoardCells(side) >> cell & 1) == 0) {
      return absl::DataLossError(absl::StrCat("byte ", i + 1, " of the payload is not a cell"));
    }
    path.cells[i] = static_cast<Cell>(cell);
    if ((seen >> cell & 1) != 0) {
      return absl::DataLossError(absl::StrCat("the payload visits a cell twice at byte ", i + 1));
    }
    seen |= Bit(path.cells[i]);
    if (i == 0) continue;
    int d = DominoBetween(path.cells[i - 1], path.cells[i]);
    if (d < 0 || (used >> d & 1) != 0) {
      return absl::DataLossError(absl::StrCat("the payload's jump to byte ", i + 1,
                                              d < 0 ? " is no domino" : " uses a domino twice"));
    }
    used |= DominoBit(static_cast<DominoId>(d));
  }
  return path;
}

}  // namespace grille::wyx
