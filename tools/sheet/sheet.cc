#include "tools/sheet/sheet.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/status.h"
#include "tools/sheet/header.h"
#include "tools/sheet/plain_text.h"
#include "tools/sheet/surface.h"

namespace grille::sheet {
namespace {

constexpr double kFooterHeight = 6.5;
constexpr double kHeadingHeight = 13;
constexpr double kColumnGap = 8;
constexpr double kRowGap = 7.5;

constexpr double kAnswerColumnGap = 4;
constexpr double kAnswerRowGap = 4;
constexpr double kAnswerNumberWidth = 8.5;

/// How the puzzles of a page stand.
struct PageShape {
  int per_page, columns, rows;
};
constexpr std::array<PageShape, 4> kShapes = {{{1, 1, 1}, {2, 1, 2}, {4, 2, 2}, {6, 2, 3}}};

std::optional<PageShape> ShapeOf(int per_page) {
  for (const PageShape& shape : kShapes) {
    if (shape.per_page == per_page) return shape;
  }
  return std::nullopt;
}

/// The same of answers: as many as can be told whole.
constexpr std::array<PageShape, 3> kAnswerShapes = {{{12, 3, 4}, {4, 2, 2}, {1, 1, 1}}};

/// Boxes of equal size, row by row.
std::vector<Box> Divide(const Box& body, int columns, int rows, double column_gap, double row_gap) {
  double width = (body.w - (columns - 1) * column_gap) / columns;
  double height = (body.h - (rows - 1) * row_gap) / rows;
  std::vector<Box> boxes;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      boxes.push_back({body.x + column * (width + column_gap), body.y + row * (height + row_gap),
                       width, height});
    }
  }
  return boxes;
}

/// What is left of a puzzle's box under its header.
Box UnderHeader(const Box& box) {
  double header = HeaderHeight(box.h);
  return {box.x, box.y + header, box.w, box.h - header};
}

/// What is left of an answer's box beside its number.
Box BesideNumber(const Box& box) {
  return {box.x + kAnswerNumberWidth, box.y, box.w - kAnswerNumberWidth, box.h};
}

/// Adds what is neither empty nor there already.
void AddOnce(std::string_view part, std::vector<std::string_view>* parts) {
  if (part.empty() || std::find(parts->begin(), parts->end(), part) != parts->end()) return;
  parts->push_back(part);
}

int Pages(size_t items, size_t per_page) {
  return static_cast<int>((items + per_page - 1) / per_page);
}

}  // namespace

absl::StatusOr<Sheet> Sheet::Plan(absl::Span<const SheetPuzzle> puzzles,
                                  const SheetOptions& options) {
  if (puzzles.empty()) return absl::InvalidArgumentError("a sheet needs at least one puzzle");
  if (!ShapeOf(options.per_page)) {
    return absl::InvalidArgumentError(
        absl::StrCat("a page holds 1, 2, 4 or 6 puzzles, not ", options.per_page));
  }
  Sheet sheet;
  sheet.options_ = options;
  sheet.options_.title = PlainLine(options.title);
  for (const SheetPuzzle& puzzle : puzzles) {
    std::string place = absl::StrCat("puzzle ", sheet.items_.size() + 1);
    const Drawer* drawer = FindDrawer(puzzle.kind);
    if (drawer == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat(place, ": no drawing for ", puzzle.kind));
    }
    if (options.answers != Answers::kNone && puzzle.solution.empty()) {
      return absl::InvalidArgumentError(absl::StrCat(place, ": its answer is not known"));
    }
    absl::StatusOr<std::unique_ptr<Drawing>> drawing = drawer->Read(puzzle.code, puzzle.solution);
    if (!drawing.ok()) return Prefixed(place, drawing.status());
    sheet.items_.push_back({drawer, *std::move(drawing), puzzle.level, PlainLine(puzzle.id)});
  }
  GRILLE_RETURN_IF_ERROR(sheet.CheckFit());
  sheet.puzzle_pages_ = Pages(puzzles.size(), static_cast<size_t>(options.per_page));
  if (options.answers == Answers::kEnd) {
    GRILLE_RETURN_IF_ERROR(sheet.ShapeAnswers());
    sheet.answer_pages_ = Pages(puzzles.size(), sheet.AnswerBoxes().size());
  }
  return sheet;
}

absl::Status Sheet::CheckFit() const {
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(options_.draw.language);
  Box box = UnderHeader(PuzzleBoxes().front());
  for (size_t i = 0; i < items_.size(); ++i) {
    if (items_[i].drawing->Fits(*canvas, box, options_.draw)) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("puzzle ", i + 1, ": does not fit with ", options_.per_page, " a page"));
  }
  return absl::OkStatus();
}

absl::Status Sheet::ShapeAnswers() {
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(options_.draw.language);
  size_t too_long = 0;
  for (const PageShape& shape : kAnswerShapes) {
    answer_columns_ = shape.columns;
    answer_rows_ = shape.rows;
    Box box = BesideNumber(AnswerBoxes().front());
    auto cut = std::find_if(items_.begin(), items_.end(), [&](const Item& item) {
      return !item.drawing->AnswerFits(*canvas, box, options_.draw);
    });
    if (cut == items_.end()) return absl::OkStatus();
    too_long = static_cast<size_t>(cut - items_.begin()) + 1;
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "puzzle ", too_long, ": its answer does not fit on a page; '--answers none' leaves it out"));
}

Box Sheet::Body() const {
  double margin = options_.margin;
  return {margin, margin, options_.paper.width - 2 * margin,
          options_.paper.height - 2 * margin - kFooterHeight};
}

std::vector<Box> Sheet::PuzzleBoxes() const {
  PageShape shape = *ShapeOf(options_.per_page);
  Box body = Body();
  double heading = options_.title.empty() ? 0 : kHeadingHeight;
  return Divide({body.x, body.y + heading, body.w, body.h - heading}, shape.columns, shape.rows,
                kColumnGap, kRowGap);
}

std::vector<Box> Sheet::AnswerBoxes() const {
  Box body = Body();
  return Divide({body.x, body.y + kHeadingHeight, body.w, body.h - kHeadingHeight}, answer_columns_,
                answer_rows_, kAnswerColumnGap, kAnswerRowGap);
}

void Sheet::DrawPage(Canvas& canvas, int page) const {
  if (page < puzzle_pages_) {
    DrawPuzzlePage(canvas, page);
  } else {
    DrawAnswerPage(canvas, page);
  }
}

void Sheet::DrawHeading(Canvas& canvas, bool answers) const {
  const DrawOptions& draw = options_.draw;
  Box body = Body();
  TextStyle big = {20, Weight::kBlack, draw.theme.ink};
  double baseline = body.y + canvas.CapHeight(big);
  if (!answers) {
    // A long title is set smaller before it is cut.
    double width = canvas.TextWidth(options_.title, big);
    if (width > body.w) big.size_pt = std::max(13.0, big.size_pt * body.w / width * 0.999);
    canvas.Text({body.x, baseline}, Align::kLeft, options_.title, big, body.w);
    return;
  }
  std::string_view word = SolutionsWord(draw.language);
  canvas.Text({body.x, baseline}, Align::kLeft, word, big, body.w);
  if (options_.title.empty()) return;
  double left = body.x + canvas.TextWidth(word, big) + 5;
  canvas.Text({body.right(), baseline}, Align::kRight, options_.title,
              {11, Weight::kRegular, draw.theme.soft_ink}, body.right() - left);
}

void Sheet::DrawFooter(Canvas& canvas, int page, size_t first, size_t last) const {
  const DrawOptions& draw = options_.draw;
  const Drawer* drawer = items_[first].drawer;
  std::vector<const Drawing*> drawings;  // of that drawer
  std::vector<std::string_view> parts = {"grille"};
  std::vector<std::string_view> notes;
  for (size_t i = first; i < last; ++i) {
    if (items_[i].drawer == drawer) drawings.push_back(items_[i].drawing.get());
    AddOnce(items_[i].drawer->kind(), &parts);
    AddOnce(items_[i].drawing->AnswerNote(draw.language), &notes);
  }
  std::string summary;
  if (drawings.size() == last - first) summary = drawer->Summary(drawings, draw.language);
  AddOnce(summary, &parts);
  if (page >= puzzle_pages_) parts.insert(parts.end(), notes.begin(), notes.end());
  std::string text = absl::StrJoin(
      parts, " · ", [](std::string* out, std::string_view part) { out->append(part); });
  double baseline = options_.paper.height - options_.margin;
  double right = options_.paper.width - options_.margin;
  canvas.Text({options_.margin, baseline}, Align::kLeft, text,
              {8, Weight::kRegular, draw.theme.soft_ink}, right - options_.margin - 20);
  canvas.Text({right, baseline}, Align::kRight, absl::StrCat(page + 1),
              {10, Weight::kRegular, draw.theme.ink});
}

void Sheet::DrawPuzzlePage(Canvas& canvas, int page) const {
  if (!options_.title.empty()) DrawHeading(canvas, /*answers=*/false);
  std::vector<Box> boxes = PuzzleBoxes();
  size_t first = static_cast<size_t>(page) * boxes.size();
  size_t last = std::min(first + boxes.size(), items_.size());
  for (size_t i = first; i < last; ++i) {
    const Item& item = items_[i];
    const Box& box = boxes[i - first];
    DrawHeader(canvas, box, static_cast<int>(i + 1), item.id, item.level,
               item.drawing->LevelNote(item.level, options_.draw.language), options_.draw);
    item.drawing->Draw(canvas, UnderHeader(box), options_.draw);
  }
  DrawFooter(canvas, page, first, last);
}

void Sheet::DrawAnswerPage(Canvas& canvas, int page) const {
  DrawHeading(canvas, /*answers=*/true);
  std::vector<Box> boxes = AnswerBoxes();
  size_t first = static_cast<size_t>(page - puzzle_pages_) * boxes.size();
  size_t last = std::min(first + boxes.size(), items_.size());
  TextStyle number = {13, Weight::kBlack, options_.draw.theme.ink};
  for (size_t i = first; i < last; ++i) {
    const Box& box = boxes[i - first];
    canvas.Text({box.x, box.y + canvas.CapHeight(number)}, Align::kLeft, absl::StrCat(i + 1),
                number);
    items_[i].drawing->DrawAnswer(canvas, BesideNumber(box), options_.draw);
  }
  DrawFooter(canvas, page, first, last);
}

absl::Status WriteSheet(const std::string& path, absl::Span<const SheetPuzzle> puzzles,
                        const SheetOptions& options, const Publisher& publisher) {
  GRILLE_ASSIGN_OR_RETURN(Sheet sheet, Sheet::Plan(puzzles, options));
  return WritePdf(
      path, options.paper, {.title = sheet.options().title, .language = options.draw.language},
      sheet.page_count(), [&](Canvas& canvas, int page) { sheet.DrawPage(canvas, page); },
      publisher);
}

}  // namespace grille::sheet
