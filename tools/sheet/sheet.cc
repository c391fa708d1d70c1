#include "tools/sheet/sheet.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/status.h"
#include "tools/sheet/page_fit.h"
#include "tools/sheet/page_heading.h"
#include "tools/sheet/plain_text.h"
#include "tools/sheet/surface.h"
#include "tools/sheet/words.h"
#include "tools/sheet/worksheet_head.h"

namespace grille::sheet {
namespace {

constexpr double kFooterHeight = 6.5;

/// Adds what is neither empty nor there already.
void AddOnce(std::string_view part, std::vector<std::string_view>* parts) {
  if (part.empty() || std::find(parts->begin(), parts->end(), part) != parts->end()) return;
  parts->push_back(part);
}

Box Below(const Box& box, double height) { return {box.x, box.y + height, box.w, box.h - height}; }

}  // namespace

absl::StatusOr<Sheet> Sheet::Plan(absl::Span<const SheetPuzzle> puzzles,
                                  const SheetOptions& options) {
  if (puzzles.empty()) return absl::InvalidArgumentError("a sheet needs at least one puzzle");
  if (options.per_page < 1 || options.per_page > kMostPerPage) {
    return absl::InvalidArgumentError(
        absl::StrCat("a page holds 1 to ", kMostPerPage, " puzzles, not ", options.per_page));
  }
  if (options.versions < 1 || puzzles.size() % static_cast<size_t>(options.versions) != 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        puzzles.size(), " puzzles cannot be shared among ", options.versions, " versions"));
  }
  Sheet sheet;
  sheet.options_ = options;
  sheet.options_.title = PlainLine(options.title);
  sheet.options_.footer = PlainLine(options.footer);
  GRILLE_ASSIGN_OR_RETURN(sheet.items_, ReadItems(puzzles, options.answers != Answers::kNone));
  sheet.puzzle_body_ = sheet.FindPuzzleBody();
  GRILLE_RETURN_IF_ERROR(sheet.CheckPage());
  GRILLE_RETURN_IF_ERROR(sheet.ShapePuzzles());
  if (options.answers != Answers::kNone) GRILLE_RETURN_IF_ERROR(sheet.ShapeAnswers());
  sheet.ListPages();
  return sheet;
}

absl::Status Sheet::CheckPage() const {
  if (puzzle_body_.w > 0 && puzzle_body_.h > 0) return absl::OkStatus();
  return absl::InvalidArgumentError("the margins leave no room on the page");
}

absl::Status Sheet::ShapePuzzles() {
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(options_.puzzle.draw.language);
  GRILLE_ASSIGN_OR_RETURN(puzzle_shape_, ShapeForPuzzles(*canvas, puzzle_body_, items_,
                                                         options_.per_page, options_.puzzle));
  return absl::OkStatus();
}

absl::Status Sheet::ShapeAnswers() {
  const DrawOptions& draw = options_.puzzle.draw;
  std::vector<AnswerToPlace> answers;
  for (const Item& item : items_) {
    answers.push_back({&item, &draw, static_cast<int>(answers.size()) + 1});
  }
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(draw.language);
  Box body = UnderHeading(Body());
  absl::StatusOr<PageShape> shape =
      ShapeForAnswers(*canvas, body, answers, ShapesForAnswers(body, kLeastAnswer, kAnswerGap));
  if (!shape.ok()) {
    return absl::Status(
        shape.status().code(),
        absl::StrCat(shape.status().message(), " on a page; '--answers none' leaves it out"));
  }
  answer_shape_ = *shape;
  return absl::OkStatus();
}

void Sheet::AddPages(size_t first, size_t count, size_t per_page, bool answers,
                     std::vector<Page>* pages) {
  for (size_t i = 0; i < count; i += per_page) {
    pages->push_back({answers, first + i, std::min(per_page, count - i)});
  }
}

void Sheet::ListPages() {
  auto per_page = static_cast<size_t>(options_.per_page);
  auto per_answer_page = static_cast<size_t>(answer_shape_.count());
  for (size_t first = 0; first < items_.size(); first += PerVersion()) {
    AddPages(first, PerVersion(), per_page, /*answers=*/false, &pages_);
  }
  if (options_.answers == Answers::kNextPage) {
    std::vector<Page> puzzles;
    puzzles.swap(pages_);
    for (const Page& page : puzzles) {
      pages_.push_back(page);
      AddPages(page.first, page.count, per_answer_page, /*answers=*/true, &pages_);
    }
  } else if (options_.answers == Answers::kEnd) {
    AddPages(0, items_.size(), per_answer_page, /*answers=*/true, &pages_);
  } else if (options_.answers == Answers::kSeparateFile) {
    AddPages(0, items_.size(), per_answer_page, /*answers=*/true, &answer_file_pages_);
  }
}

Sheet::Place Sheet::PlaceOf(size_t puzzle) const {
  auto has = [&](const Page& page) {
    return !page.answers && puzzle >= page.first && puzzle < page.first + page.count;
  };
  auto page = std::find_if(pages_.begin(), pages_.end(), has);
  return {.page = static_cast<int>(page - pages_.begin()) + 1,
          .position = static_cast<int>(puzzle - page->first) + 1,
          .version = static_cast<int>(puzzle / PerVersion()) + 1,
          .number = static_cast<int>(puzzle % PerVersion()) + 1};
}

std::string Sheet::NumberOf(size_t item, bool answer) const {
  size_t number = item % PerVersion() + 1;
  if (!answer || options_.versions == 1) return absl::StrCat(number);
  return absl::StrCat(item / PerVersion() + 1, ".", number);
}

/// What is within the margins, before enlargement.
Box Sheet::Inside() const {
  Box inside = Within(options_.paper, options_.margins);
  return {inside.x / Scale(), inside.y / Scale(), inside.w / Scale(), inside.h / Scale()};
}

Box Sheet::Body() const {
  Box body = Inside();
  body.h -= kFooterHeight;
  return body;
}

Box Sheet::FindPuzzleBody() const {
  Box body = Body();
  if (HasHeading()) body = UnderHeading(body);
  if (!options_.worksheet) return body;
  // All pages have the same room: as much as the rules of all puzzles take.
  std::unique_ptr<Canvas> canvas = MakeMeasuringCanvas(options_.puzzle.draw.language);
  std::vector<const Drawing*> drawings;
  for (const Item& item : items_) drawings.push_back(item.drawing.get());
  std::vector<std::string_view> rules = RulesOf(drawings, options_.puzzle.draw.language);
  return Below(body, WorksheetHeadHeight(*canvas, body.w, rules, options_.puzzle.draw));
}

std::vector<Box> Sheet::PuzzleBoxes() const { return Divide(puzzle_body_, puzzle_shape_); }

std::vector<Box> Sheet::AnswerBoxes() const { return Divide(UnderHeading(Body()), answer_shape_); }

void Sheet::DrawPage(Canvas& canvas, int page) const {
  Draw(canvas, pages_[static_cast<size_t>(page)], static_cast<size_t>(page) + 1);
}

void Sheet::DrawAnswerFilePage(Canvas& canvas, int page) const {
  Draw(canvas, answer_file_pages_[static_cast<size_t>(page)], static_cast<size_t>(page) + 1);
}

void Sheet::Draw(Canvas& canvas, const Page& page, size_t number) const {
  Canvas::Enlarged enlarged(canvas, Scale());
  if (page.answers) {
    DrawAnswers(canvas, page);
  } else {
    DrawPuzzles(canvas, page);
  }
  DrawFooter(canvas, page, number);
}

void Sheet::DrawTitle(Canvas& canvas, const Page& page) const {
  const DrawOptions& draw = options_.puzzle.draw;
  Box body = Body();
  TextStyle big = {20, Weight::kBlack, draw.theme.ink};
  double baseline = body.y + canvas.CapHeight(big);
  double room = body.w;
  if (options_.versions > 1) {
    TextStyle style = {13, Weight::kBold, draw.theme.ink};
    std::string label = VersionWord(static_cast<int>(page.first / PerVersion()) + 1, draw.language);
    canvas.Text({body.right(), baseline}, Align::kRight, label, style);
    room -= canvas.TextWidth(label, style) + 5;
  }
  // A long title is set smaller before it is cut.
  double width = canvas.TextWidth(options_.title, big);
  if (width > room) big.size_pt = std::max(13.0, big.size_pt * room / width * 0.999);
  canvas.Text({body.x, baseline}, Align::kLeft, options_.title, big, room);
}

void Sheet::DrawFooter(Canvas& canvas, const Page& page, size_t number) const {
  const DrawOptions& draw = options_.puzzle.draw;
  std::string text = options_.footer;
  if (text.empty()) {
    const Drawer* drawer = items_[page.first].drawer;
    std::vector<const Drawing*> drawings;  // of that drawer
    std::vector<std::string_view> parts = {"grille"};
    std::vector<std::string_view> notes;
    for (size_t i = page.first; i < page.first + page.count; ++i) {
      if (items_[i].drawer == drawer) drawings.push_back(items_[i].drawing.get());
      AddOnce(items_[i].drawer->name(), &parts);
      AddOnce(items_[i].drawing->AnswerNote(draw.language), &notes);
    }
    std::string summary;
    if (drawings.size() == page.count) summary = drawer->Summary(drawings, draw.language);
    AddOnce(summary, &parts);
    // Two ways of reading on one page would only confuse.
    if (page.answers && notes.size() == 1) parts.push_back(notes.front());
    text = absl::StrJoin(parts, " · ",
                         [](std::string* out, std::string_view part) { out->append(part); });
  }
  Box inside = Inside();
  TextStyle page_number = {10, Weight::kRegular, draw.theme.ink};
  double baseline = inside.bottom() - kFootDescent;
  canvas.Text({inside.x, baseline}, Align::kLeft, text, {8, Weight::kRegular, draw.theme.soft_ink},
              inside.w - 20);
  canvas.Text({inside.right(), baseline}, Align::kRight, absl::StrCat(number), page_number);
}

void Sheet::DrawPuzzles(Canvas& canvas, const Page& page) const {
  if (HasHeading()) DrawTitle(canvas, page);
  if (options_.worksheet) {
    std::vector<const Drawing*> drawings;
    for (size_t i = 0; i < page.count; ++i) {
      drawings.push_back(items_[page.first + i].drawing.get());
    }
    Box body = HasHeading() ? UnderHeading(Body()) : Body();
    DrawWorksheetHead(canvas, body, RulesOf(drawings, options_.puzzle.draw.language),
                      options_.puzzle.draw);
  }
  std::vector<Box> boxes = PuzzleBoxes();
  for (size_t i = 0; i < page.count; ++i) {
    DrawPuzzle(canvas, boxes[i], NumberOf(page.first + i, /*answer=*/false), items_[page.first + i],
               options_.puzzle);
  }
}

void Sheet::DrawAnswers(Canvas& canvas, const Page& page) const {
  const DrawOptions& draw = options_.puzzle.draw;
  DrawPageHeading(canvas, Body(), SolutionsWord(draw.language), options_.title, draw.theme);
  std::vector<Box> boxes = AnswerBoxes();
  for (size_t i = 0; i < page.count; ++i) {
    DrawAnswer(canvas, boxes[i], NumberOf(page.first + i, /*answer=*/true), items_[page.first + i],
               draw);
  }
}

std::string AnswerFileOf(const std::string& path) { return FileBeside(path, "-answers"); }

absl::Status WriteSheet(const std::string& path, absl::Span<const SheetPuzzle> puzzles,
                        const SheetOptions& options, const FilesPublisher& publisher) {
  GRILLE_ASSIGN_OR_RETURN(Sheet sheet, Sheet::Plan(puzzles, options));
  DocumentInfo info = {.title = sheet.options().title, .language = options.puzzle.draw.language};
  PdfOptions pdf;
  pdf.black_only = options.puzzle.draw.theme.IsGrey();
  FileWriter pages = [&](const Publisher& own) {
    return WritePdf(
        path, options.paper, info, sheet.page_count(),
        [&](Canvas& canvas, int number) { sheet.DrawPage(canvas, number); }, own, pdf);
  };
  FileWriter answers;
  if (sheet.answer_file_page_count() > 0) {
    answers = [&](const Publisher& own) {
      return WritePdf(
          AnswerFileOf(path), options.paper, info, sheet.answer_file_page_count(),
          [&](Canvas& canvas, int number) { sheet.DrawAnswerFilePage(canvas, number); }, own, pdf);
    };
  }
  return WriteFiles(pages, answers, publisher);
}

}  // namespace grille::sheet
