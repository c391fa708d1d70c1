#include "tools/sheet/wyx_layout.h"

#include <algorithm>
#include <cmath>

namespace grille::sheet {
namespace {

// Distances as parts of a domino's unit, its shorter side, and the least in millimetres where print
// needs one.
constexpr double kRackColumnGap = 0.2;
constexpr double kWidestColumnGap = 0.62;
constexpr double kWidestColumnGapBelow = 1.1;
constexpr double kRackRowGap = 0.34;
constexpr double kWidestRowGap = 0.9;
constexpr double kTickGap = 0.17;

constexpr double kPathWordGap = 2.2;
constexpr double kPathBoxGap = 0.8;
constexpr int kMostPathRows = 3;
constexpr double kWidestPathBox = 15;

/// A shape the rack can take.
struct Rack {
  int rows = 0;
  int columns = 0;
  bool below = false;
};

constexpr double kHighestPathBox = 9.5;

/// The height of a rack beside the board, as a part of the board's.
constexpr double kMostOverhang = 1.2;

double PathBoxHeight(double cell) { return std::clamp(0.72 * cell, 6.8, kHighestPathBox); }

/// A domino with what stands under it.
double HeightWithTick(const DominoShape& shape, double unit) {
  return (shape.height + kTickGap) * unit + TickSize(unit);
}

double BoardToRack(double unit, bool below) {
  return below ? std::max(2.4, 0.36 * unit) : std::max(3.2, 0.6 * unit);
}

/// The space above the path boxes.
double PathAbove(double cell) { return std::max(3.0, 0.28 * cell); }

double RackWidth(const Rack& rack, const DominoShape& shape, double unit) {
  return (rack.columns * shape.width + (rack.columns - 1) * kRackColumnGap) * unit;
}

double RackHeight(const Rack& rack, const DominoShape& shape, double unit) {
  return rack.rows * HeightWithTick(shape, unit) + (rack.rows - 1) * kRackRowGap * unit;
}

/// How the boxes for the stops stand: one row, or more where they would be too narrow to write in.
struct PathShape {
  int rows = 0;
  int columns = 0;
  double box_width = 0;
};

std::optional<PathShape> ShapePath(double width, const WyxNeeds& needs) {
  double room = width - needs.path_word_width - kPathWordGap;
  for (int rows = 1; rows <= kMostPathRows; ++rows) {
    int columns = (needs.dominoes + rows - 1) / rows;
    double box_width = (room - (columns - 1) * kPathBoxGap) / columns;
    if (box_width < needs.narrowest_path_box) continue;
    return PathShape{rows, columns, std::min(box_width, kWidestPathBox)};
  }
  return std::nullopt;
}

double PathHeight(const PathShape& path, double cell) {
  return path.rows * PathBoxHeight(cell) + (path.rows - 1) * kPathBoxGap;
}

/// The least room for board, rack and path with cells of that width. Grows with the cell.
struct Room {
  double width = 0;
  double height = 0;
};

Room RoomFor(const Rack& rack, const PathShape& path, const WyxNeeds& needs, double cell) {
  double unit = needs.domino.UnitFor(cell);
  double frame = FrameWidth(cell);
  double board_width = CoordinateMarginLeft(cell) + needs.side * cell + frame;
  double board_height = frame + needs.side * cell + CoordinateMarginBelow(cell);
  double gap = BoardToRack(unit, rack.below);
  double rack_width = RackWidth(rack, needs.domino, unit);
  double rack_height = RackHeight(rack, needs.domino, unit);
  Room room;
  if (rack.below) {
    room = {std::max(board_width, rack_width), board_height + gap + rack_height};
  } else {
    room = {board_width + gap + rack_width, std::max(board_height, rack_height)};
  }
  room.height += PathAbove(cell) + PathHeight(path, cell);
  return room;
}

/// The largest cell for that rack, or 0 when even the smallest does not fit.
double LargestCell(const Box& box, const Rack& rack, const PathShape& path, const WyxNeeds& needs) {
  auto fits = [&](double cell) {
    Room room = RoomFor(rack, path, needs, cell);
    return room.width <= box.w && room.height <= box.h;
  };
  if (!fits(kSmallestCell)) return 0;
  if (fits(kLargestCell)) return kLargestCell;
  double low = kSmallestCell;
  double high = kLargestCell;
  for (int i = 0; i < 30; ++i) {
    double middle = (low + high) / 2;
    (fits(middle) ? low : high) = middle;
  }
  return low;
}

/// What a rack's shape is worth: a full one looks better than one with holes, a row of less than
/// half looks forgotten, and a rack that hangs far below the board at its side has fallen down.
double Neatness(const Rack& rack, const WyxNeeds& needs, double cell) {
  int holes = rack.rows * rack.columns - needs.dominoes;
  double neatness = 1 - 0.025 * holes;
  if (2 * holes > rack.columns) neatness -= 0.05;
  double height = RackHeight(rack, needs.domino, needs.domino.UnitFor(cell));
  if (!rack.below && height > kMostOverhang * needs.side * cell) neatness -= 0.15;
  return neatness;
}

/// Columns of dominoes, `gap` apart, from `left`; rows `pitch` apart from `top`.
void PlaceRack(const Rack& rack, const WyxNeeds& needs, Point top_left, double gap, double pitch,
               WyxLayout& layout) {
  double unit = needs.domino.UnitFor(layout.cell);
  double width = needs.domino.width * unit;
  double height = needs.domino.height * unit;
  for (int i = 0; i < needs.dominoes; ++i) {
    int row = i / rack.columns;
    int column = i % rack.columns;
    double x = top_left.x + column * (width + gap);
    double y = top_left.y + row * pitch;
    layout.dominoes.push_back({x, y, width, height});
    layout.ticks.push_back({x, y + height + kTickGap * unit, width, TickSize(unit)});
  }
}

void PlaceBoard(Point cells, int side, WyxLayout& layout) {
  double cell = layout.cell;
  double frame = FrameWidth(cell);
  double left = CoordinateMarginLeft(cell);
  layout.board = {cells.x, cells.y, side * cell, side * cell};
  layout.board_area = {cells.x - left, cells.y - frame, left + side * cell + frame,
                       frame + side * cell + CoordinateMarginBelow(cell)};
}

/// Board above, its frame in the middle of the box; the rack as wide as the frame where that makes
/// good gaps, else in the middle too. Gives the lower edge.
double PlaceBelow(const Box& box, const WyxNeeds& needs, const Rack& rack, double spare,
                  WyxLayout& layout) {
  double cell = layout.cell;
  double unit = needs.domino.UnitFor(cell);
  double domino = needs.domino.width * unit;
  double frame = FrameWidth(cell);
  double board = needs.side * cell;
  double left = std::max(box.x + CoordinateMarginLeft(cell), box.centre().x - board / 2);
  PlaceBoard({left, box.y + frame}, needs.side, layout);

  double air = std::min(spare / (rack.rows + 1), 0.5 * unit);
  double target = std::min(box.w, board + 2 * frame);
  double gap = 0;
  if (rack.columns > 1) {
    gap = (target - rack.columns * domino) / (rack.columns - 1);
    if (gap < kRackColumnGap * unit) {
      gap = (box.w - rack.columns * domino) / (rack.columns - 1);
      gap = std::min(gap, 1.4 * kRackColumnGap * unit);
    }
    gap = std::min(gap, kWidestColumnGapBelow * unit);
  }
  double width = rack.columns * domino + (rack.columns - 1) * gap;
  double x = std::clamp(left + board / 2 - width / 2, box.x, box.right() - width);
  double y = layout.board_area.bottom() + BoardToRack(unit, true) + air;
  double pitch = HeightWithTick(needs.domino, unit) + kRackRowGap * unit + air;
  PlaceRack(rack, needs, {x, y}, gap, pitch, layout);
  return layout.ticks.back().bottom();
}

/// Board at the left, rack at the right, top and foot of the rack level with the frame where that
/// makes good gaps, else in its middle. Gives the lower edge.
double PlaceRight(const Box& box, const WyxNeeds& needs, const Rack& rack, WyxLayout& layout) {
  double cell = layout.cell;
  double unit = needs.domino.UnitFor(cell);
  double domino = needs.domino.width * unit;
  double frame = FrameWidth(cell);
  double board = needs.side * cell;
  double board_width = CoordinateMarginLeft(cell) + board + frame;
  double spare =
      box.w - board_width - BoardToRack(unit, false) - RackWidth(rack, needs.domino, unit);
  double widening = (kWidestColumnGap - kRackColumnGap) * unit;
  if (rack.columns > 1) widening = std::min(widening, spare / (rack.columns + 1));
  double gap = kRackColumnGap * unit + widening;
  double rack_width = rack.columns * domino + (rack.columns - 1) * gap;
  // What is left parts board and rack, but not so far that they lose each other.
  double between = box.w - board_width - rack_width;
  double widest = std::max(BoardToRack(unit, false), 1.6 * unit);
  double aside = std::max(0.0, (between - widest) / 2);

  PlaceBoard({box.x + aside + CoordinateMarginLeft(cell), box.y + frame}, needs.side, layout);
  double outer = board + 2 * frame;
  double pitch = 0;
  if (rack.rows > 1) {
    pitch = (outer - HeightWithTick(needs.domino, unit)) / (rack.rows - 1);
    pitch = std::clamp(pitch, HeightWithTick(needs.domino, unit) + kRackRowGap * unit,
                       HeightWithTick(needs.domino, unit) + kWidestRowGap * unit);
  }
  double height = (rack.rows - 1) * pitch + HeightWithTick(needs.domino, unit);
  double y = box.y + std::max(0.0, (outer - height) / 2);
  PlaceRack(rack, needs, {box.right() - aside - rack_width, y}, gap, pitch, layout);
  return std::max(layout.board_area.bottom(), layout.ticks.back().bottom());
}

void PlacePath(const Box& box, double top, const WyxNeeds& needs, const PathShape& path,
               WyxLayout& layout) {
  double room = (box.bottom() - top - (path.rows - 1) * kPathBoxGap) / path.rows;
  double height = std::min(room, kHighestPathBox);
  double left = box.x + needs.path_word_width + kPathWordGap;
  for (int i = 0; i < needs.dominoes; ++i) {
    int row = i / path.columns;
    int column = i % path.columns;
    layout.path.push_back({left + column * (path.box_width + kPathBoxGap),
                           top + row * (height + kPathBoxGap), path.box_width, height});
  }
  layout.path_word = {box.x, top + height / 2};
}

}  // namespace

double FrameWidth(double cell) { return std::clamp(0.06 * cell, 0.6, 0.9); }

double CoordinateSizePt(double cell) { return std::clamp(0.62 * cell + 2, 7.5, 11.0); }

double CoordinateMarginLeft(double cell) {
  return FrameWidth(cell) + 1.1 + 0.6 * CoordinateSizePt(cell) * kMmPerPoint;
}

double CoordinateMarginBelow(double cell) {
  return FrameWidth(cell) + 0.8 + 0.96 * CoordinateSizePt(cell) * kMmPerPoint;
}

double TickSize(double unit) { return std::clamp(0.3 * unit, 2.3, 4.2); }

std::optional<WyxLayout> LayOutWyx(const Box& box, const WyxNeeds& needs) {
  std::optional<PathShape> path = ShapePath(box.w, needs);
  if (!path) return std::nullopt;
  Rack best;
  WyxLayout layout;
  double best_score = 0;
  for (bool below : {true, false}) {
    for (int columns = 1; columns <= needs.dominoes; ++columns) {
      Rack rack = {(needs.dominoes + columns - 1) / columns, columns, below};
      double cell = LargestCell(box, rack, *path, needs);
      double score = cell * Neatness(rack, needs, cell);
      if (score > best_score) {
        best = rack;
        best_score = score;
        layout.cell = cell;
      }
    }
  }
  if (best_score == 0) return std::nullopt;
  double spare = std::max(0.0, box.h - RoomFor(best, *path, needs, layout.cell).height);
  double bottom = best.below ? PlaceBelow(box, needs, best, spare, layout)
                             : PlaceRight(box, needs, best, layout);
  double top =
      std::min(bottom + 2 * PathAbove(layout.cell), box.bottom() - PathHeight(*path, layout.cell));
  PlacePath(box, top, needs, *path, layout);
  return layout;
}

}  // namespace grille::sheet
