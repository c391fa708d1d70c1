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

  double SizeIn(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    return GridSizeIn(canvas, box, grid_, options);
  }

  void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    DrawGrid(canvas, box, grid_, options);
  }

  bool AnswerFits(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    return SolutionFits(canvas, box, grid_, solution_, options);
  }

  void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    DrawSolution(canvas, box, grid_, solution_, options);
  }

  std::string_view LevelNote(Level level, Language language) const override {
    return TrialWord(level, language);
  }

  std::string_view Rule(Language language) const override { return WyxRule(language); }

  const wyx::Grid& grid() const { return grid_; }

 private:
  wyx::Grid grid_;
  wyx::Path solution_;  // of length 0 when it is not known
};

class GridDrawer final : public Drawer {
 public:
  std::string_view kind() const override { return "wyx"; }
  std::string_view name() const override { return "Wyx"; }

  absl::StatusOr<std::unique_ptr<Drawing>> Read(std::string_view code,
                                                std::string_view solution) const override {
    GRILLE_ASSIGN_OR_RETURN(wyx::Grid grid, wyx::ParseCode(code));
    wyx::Path path;
    if (!solution.empty()) {
      GRILLE_ASSIGN_OR_RETURN(path, wyx::ParseStops(solution, grid));
    }
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
  static const GridDrawer kDrawer;
  return kDrawer;
}

}  // namespace grille::sheet
