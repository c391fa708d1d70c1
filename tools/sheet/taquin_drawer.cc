#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/slide/parity.h"
#include "solver/status.h"
#include "tools/sheet/moves_text.h"
#include "tools/sheet/slide_layout.h"
#include "tools/sheet/slide_parts.h"
#include "tools/sheet/slide_words.h"
#include "tools/sheet/taquin_board.h"
#include "tools/sheet/taquin_drawing.h"

namespace grille::sheet {
namespace {

constexpr double kSmallBoardPart = 0.5;
constexpr double kLeastStart = 6;  // a cell of the start
constexpr double kTileBox = 5.4;   // room for two digits beside a small number
constexpr double kAnswerGap = 2;
constexpr double kLargestAnswerTile = 8;
constexpr double kLargestPlayTile = 34;

class PathDrawing final : public TaquinDrawing {
 public:
  PathDrawing(slide::Taquin taquin, slide::Moves moves)
      : TaquinDrawing(std::move(taquin)), moves_(std::move(moves)) {}

  double SizeIn(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    auto layout = LayOut(box, Text(canvas, box, options), CaptionHeight(canvas));
    return layout ? layout->unit : 0;
  }

  void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    TextBlock text = Text(canvas, box, options);
    std::optional<SlideLayout> layout = LayOut(box, text, CaptionHeight(canvas));
    if (!layout) return;
    int columns = taquin().columns;
    DrawTaquin(canvas, layout->start, taquin().task.from, columns, options.theme);
    DrawArrow(canvas, layout->arrow, options.theme);
    DrawTaquin(canvas, layout->goal, taquin().task.to, columns, options.theme);
    DrawGoalCaption(canvas, layout->goal, options);
    text.Draw(canvas, box.centre().x, layout->words_top, Align::kCentre);
    DrawMoveBoxes(canvas, layout->moves, options.theme);
    DrawPlayBoardBelow(canvas, box, layout->bottom, options);
  }

  std::string_view AnswerNote(Language language) const override { return TileAnswerNote(language); }

  bool AnswerFits(Canvas& canvas, const Box& box, const DrawOptions& /*options*/) const override {
    return MovesText(canvas, {{.groups = InGroups(Tiles(), " ")}}, box.w, box.h).whole();
  }

  void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    MovesText text(canvas, {{.groups = InGroups(Tiles(), " ")}}, box.w, box.h);
    double top = box.y;
    Room room = {box.w, box.h - text.height() - kAnswerGap};
    int columns = taquin().columns;
    int rows = taquin().rows;
    double cell = room.height <= 0 ? 0 : TaquinCell(columns, rows, room);
    if (cell >= kSmallestTile) {
      room = TaquinRoom(columns, rows, std::min(cell, kLargestAnswerTile));
      DrawTaquin(canvas, {box.x, box.y, room.width, room.height}, taquin().task.from, columns,
                 options.theme);
      top += room.height + kAnswerGap;
    }
    text.Draw(canvas, {box.x, top}, options.theme);
  }

 private:
  /// The tiles that move, in order.
  std::vector<std::string> Tiles() const {
    std::vector<std::string> tiles;
    slide::Arrangement now = taquin().task.from;
    slide::Vertex vacancy = slide::VacancyOf(now);
    for (slide::Vertex from : moves_) {
      tiles.push_back(std::to_string(now.at[from]));
      slide::Slide(&now, &vacancy, from);
    }
    return tiles;
  }

  TextBlock Text(Canvas& canvas, const Box& box, const DrawOptions& options) const {
    return SlideText(canvas, TextBlock(box.w), static_cast<int>(moves_.size()),
                     TileMovesNote(options.language), options);
  }

  std::optional<SlideLayout> LayOut(const Box& box, const TextBlock& text, double caption) const {
    auto room = [&](double cell) { return TaquinRoom(taquin().columns, taquin().rows, cell); };
    return LayOutSlide(box, {.board = room,
                             .small_goal = room,
                             .smallest = kLeastStart,
                             .largest = kLargestTile,
                             .smallest_goal = kSmallestTile,
                             .small_goal_part = kSmallBoardPart,
                             .alike_from = kLargestTile + 1,  // the goal is no picture to search
                             .caption = caption,
                             .words = text.height(),
                             .moves = static_cast<int>(moves_.size()),
                             .narrowest_box = kTileBox});
  }

  void DrawPlayBoardBelow(Canvas& canvas, const Box& box, double bottom,
                          const DrawOptions& options) const {
    std::optional<Box> room =
        RoomToPlay(canvas, box, bottom, TileBoardWord(options.language), options.theme);
    if (!room) return;
    int columns = taquin().columns;
    int rows = taquin().rows;
    double cell = std::min(TaquinCell(columns, rows, {room->w, room->h}), kLargestPlayTile);
    Room taken = TaquinRoom(columns, rows, cell);
    Box board = {room->centre().x - taken.width / 2, room->y, taken.width, taken.height};
    DrawEmptyTaquin(canvas, board, columns, rows, options.theme);
  }

  slide::Moves moves_;  // empty when they are not known
};

/// Whether the solution of a parity puzzle says what is true.
bool RightVerdict(const slide::Taquin& taquin, std::string_view solution) {
  bool odd = slide::IsOdd(slide::TableOf(taquin.task.from, taquin.columns));
  return solution == (odd ? "odd" : "normal");
}

class SlidingDrawer final : public Drawer {
 public:
  std::string_view kind() const override { return "taquin"; }
  std::string_view name() const override { return "Taquin"; }

  absl::StatusOr<std::unique_ptr<Drawing>> Read(std::string_view code,
                                                std::string_view solution) const override {
    GRILLE_ASSIGN_OR_RETURN(slide::Taquin taquin, slide::ParseTaquin(code));
    if (taquin.parity) {
      if (!solution.empty() && !RightVerdict(taquin, solution)) return NoSolution();
      return MakeParityDrawing(std::move(taquin));
    }
    slide::Moves moves;
    if (!solution.empty()) {
      GRILLE_ASSIGN_OR_RETURN(moves, slide::ParseTaquinMoves(solution, taquin));
      if (!slide::Solves(slide::BoardOf(taquin), taquin.task, moves)) return NoSolution();
    }
    return std::make_unique<PathDrawing>(std::move(taquin), std::move(moves));
  }

  std::string Summary(absl::Span<const Drawing* const> drawings, Language language) const override {
    static_cast<void>(language);
    std::vector<std::string> sizes;
    for (const Drawing* drawing : drawings) {
      const slide::Taquin& taquin = static_cast<const TaquinDrawing*>(drawing)->taquin();
      sizes.push_back(absl::StrCat(taquin.columns, " × ", taquin.rows));
    }
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    std::string text;
    for (const std::string& size : sizes) absl::StrAppend(&text, text.empty() ? "" : ", ", size);
    return text;
  }

 private:
  static absl::Status NoSolution() {
    return absl::InvalidArgumentError("the solution does not solve the puzzle");
  }
};

}  // namespace

const Drawer& TaquinDrawer() {
  static const SlidingDrawer kDrawer;
  return kDrawer;
}

}  // namespace grille::sheet
