#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "solver/wyx/code.h"
#include "tools/sheet/wyx_drawing.h"

namespace grille::sheet {
namespace {

class GridDrawing final : public Drawing {
 public:
  GridDrawing(const wyx::Grid& grid, const wyx::Path& solution)
      : grid_(grid), solution_(solution) {}

  bool Fits(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    return LayOutGrid(canvas, box, grid_, options).has_value();
  }

  void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    std::optional<WyxLayout> layout = LayOutGrid(canvas, box, grid_, options);
    if (layout) DrawGrid(canvas, *layout, grid_, options);
  }

  void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    DrawSolution(canvas, box, grid_, solution_, options);
  }

  const wyx::Grid& grid() const { return grid_; }

 private:
  wyx::Grid grid_;
  wyx::Path solution_;  // of length 0 when it is not known
};

/// The path from the start over the stops run together, "d4b2c1…".
absl::StatusOr<wyx::Path> ReadSolution(std::string_view stops, const wyx::Grid& grid) {
  wyx::Path path;
  if (stops.empty()) return path;
  if (stops.size() % 2 != 0 || stops.size() / 2 > wyx::kMaxDominoes) {
    return absl::InvalidArgumentError("a solution is 5 to 16 cells run together");
  }
  path.cells[path.length++] = grid.start;
  for (size_t i = 0; i < stops.size(); i += 2) {
    int column = stops[i] - 'a';
    int row = stops[i + 1] - '1';
    if (column < 0 || column >= grid.side || row < 0 || row >= grid.side) {
      return absl::InvalidArgumentError(
          absl::StrCat("character ", i + 1, ": no cell of the board"));
    }
    path.cells[path.length++] = wyx::CellAt(column, row);
  }
  if (!wyx::Solves(path, grid)) {
    return absl::InvalidArgumentError("the solution does not solve the grid");
  }
  return path;
}

class GridDrawer final : public Drawer {
 public:
  std::string_view kind() const override { return "wyx"; }

  absl::StatusOr<std::unique_ptr<Drawing>> Read(std::string_view code,
                                                std::string_view solution) const override {
    GRILLE_ASSIGN_OR_RETURN(wyx::Grid grid, wyx::ParseCode(code));
    GRILLE_ASSIGN_OR_RETURN(wyx::Path path, ReadSolution(solution, grid));
    return std::make_unique<GridDrawing>(grid, path);
  }

  std::string Summary(absl::Span<const Drawing* const> drawings, Language language) const override {
    int least = wyx::kMaxDominoes;
    int most = 0;
    for (const Drawing* drawing : drawings) {
      int count = wyx::DominoCount(static_cast<const GridDrawing*>(drawing)->grid());
      least = std::min(least, count);
      most = std::max(most, count);
    }
    return DominoesWord(least, most, language);
  }
};

}  // namespace

const Drawer& WyxDrawer() {
  static const GridDrawer drawer;
  return drawer;
}

}  // namespace grille::sheet
