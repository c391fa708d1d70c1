#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "solver/slide/parity.h"
#include "tools/sheet/inversion_table.h"
#include "tools/sheet/slide_words.h"
#include "tools/sheet/taquin_board.h"
#include "tools/sheet/taquin_drawing.h"
#include "tools/sheet/text_block.h"

namespace grille::sheet {
namespace {

constexpr double kParityStroke = 0.3;
constexpr double kLeastBeside = 44;  // room for the question and what is to be filled in
constexpr double kBesideGap = 6;
constexpr double kLeastTile = 6;
constexpr double kAbove = 0.8;    // room for ascenders
constexpr double kMostSpare = 4;  // by which boards and table may stand lower
constexpr double kParityTableAbove = 4;
constexpr double kNoteAbove = 2.4;
constexpr double kQuestionBelow = 3.5;
constexpr double kFieldWidth = 11;
constexpr double kFieldHeight = 6.6;
constexpr double kFieldPitch = 8.2;
constexpr double kTick = 4.4;
constexpr double kAnswerAbove = 0.2;  // ascenders rise above capitals
constexpr double kParityAnswerGap = 2.5;
constexpr double kLeastAnswerColumn = 3.4;  // two digits of 7 pt

/// Where everything stands.
struct ParityLayout {
  double cell = 0;  // 0: it does not fit
  Box board;
  Point beside;  // top left of question and fields
  double beside_width = 0;
  TextBlock question = TextBlock(0);
  TableShape table;
  Point table_at;
  TextBlock note = TextBlock(0);  // empty when there is no room for it
  double note_top = 0;
};

/// The same of the answer: the table stands under the text.
struct AnswerLayout {
  TextBlock text;
  TableShape table;
};

class ParityDrawing final : public TaquinDrawing {
 public:
  explicit ParityDrawing(slide::Taquin taquin)
      : TaquinDrawing(std::move(taquin)),
        table_(slide::TableOf(this->taquin().task.from, this->taquin().columns)) {}

  double SizeIn(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    return LayOut(canvas, box, options).cell;
  }

  void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    ParityLayout layout = LayOut(canvas, box, options);
    if (layout.cell == 0) return;
    DrawTaquin(canvas, layout.board, taquin().task.from, taquin().columns, options.theme);
    layout.question.Draw(canvas, layout.beside.x, layout.beside.y, Align::kLeft);
    DrawFields(canvas, layout, options);
    DrawTable(canvas, layout.table_at, layout.table, table_, options);
    layout.note.Draw(canvas, layout.table_at.x, layout.note_top, Align::kLeft);
  }

  bool AnswerFits(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    AnswerLayout layout = LayOutAnswer(canvas, box, options);
    return layout.table.width() + kParityStroke <= box.w &&
           layout.table.column >= kLeastAnswerColumn &&
           kAnswerAbove + layout.text.height() + kParityAnswerGap + layout.table.height() <= box.h;
  }

  void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    AnswerLayout layout = LayOutAnswer(canvas, box, options);
    double top = box.y + kAnswerAbove;
    layout.text.Draw(canvas, box.x, top, Align::kLeft);
    DrawTable(canvas, {box.x, top + layout.text.height() + kParityAnswerGap}, layout.table, table_,
              options);
  }

 private:
  int TileCount() const { return static_cast<int>(table_.tiles.size()); }

  /// With an odd number of columns the blank's row does not matter.
  bool RowsCount() const { return table_.columns % 2 == 0; }

  std::vector<std::string_view> FieldWords(Language language) const {
    std::vector<std::string_view> words = {OddOnesWord(language)};
    if (RowsCount()) words.push_back(RowsBelowWord(language));
    return words;
  }

  double FieldsHeight() const { return (RowsCount() ? 2 : 1) * kFieldPitch + kTick; }

  AnswerLayout LayOutAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const {
    Language language = options.language;
    TextStyle style = {8, Weight::kRegular, options.theme.ink};
    AnswerLayout layout = {TextBlock(box.w),
                           ShapeTable(canvas, box.w, TileCount(), TableUse::kAnswer, options)};
    TextBlock& text = layout.text;
    text.Add(canvas, VerdictWord(slide::IsOdd(table_), language),
             {10, Weight::kBold, options.theme.ink});
    text.Add(canvas, CountLine(OddOnesWord(language), table_.odd_ones, language), style, 1.4);
    if (RowsCount()) {
      text.Add(canvas, CountLine(RowsBelowWord(language), table_.blank_row - 1, language), style,
               0.7);
    }
    text.Add(canvas, VerdictReason(table_, language), style, 0.7);
    return layout;
  }

  ParityLayout LayOut(Canvas& canvas, const Box& box, const DrawOptions& options) const {
    ParityLayout layout = LayOut(canvas, box, options, /*note=*/true);
    return layout.cell > 0 ? layout : LayOut(canvas, box, options, /*note=*/false);
  }

  ParityLayout LayOut(Canvas& canvas, const Box& whole, const DrawOptions& options,
                      bool note) const {
    const Theme& theme = options.theme;
    Box box = {whole.x, whole.y + kAbove, whole.w, whole.h - kAbove};
    ParityLayout layout;
    layout.table = ShapeTable(canvas, box.w, TileCount(), TableUse::kToFillIn, options);
    if (note) {
      layout.note = TextBlock(box.w);
      TextStyle style = {8, Weight::kRegular, theme.soft_ink};
      layout.note.Add(canvas, InversionNote(options.language), style);
      layout.note.Add(canvas, ParityRule(RowsCount(), options.language), style, 0.7);
    }
    double below = kParityTableAbove + layout.table.height() + kParityStroke +
                   (note ? kNoteAbove + layout.note.height() : 0);
    int columns = taquin().columns;
    Room room = {box.w - kLeastBeside - kBesideGap, box.h - below};
    double cell = std::min(TaquinCell(columns, taquin().rows, room), kLargestTile);
    if (room.height <= 0 || cell < kLeastTile) return layout;
    room = TaquinRoom(columns, taquin().rows, cell);
    layout.board = {box.x, box.y, room.width, room.height};
    layout.beside_width = box.w - room.width - kBesideGap;
    layout.question = TextBlock(layout.beside_width);
    layout.question.Add(canvas, ParityQuestion(options.language), {11, Weight::kBold, theme.ink});
    double beside = layout.question.height() + kQuestionBelow + FieldsHeight();
    double top = std::max(room.height, beside);
    if (top > box.h - below) return layout;
    double spare = std::clamp(0.2 * (box.h - below - top), 0.0, kMostSpare);
    box.y += spare;
    layout.board.y += spare;
    layout.beside = {layout.board.right() + kBesideGap, box.y + (top - beside) / 2};
    layout.board.y += (top - room.height) / 2;
    layout.table_at = {box.x, box.y + top + kParityTableAbove + spare};
    layout.note_top = layout.table_at.y + layout.table.height() + kNoteAbove;
    layout.cell = cell;
    return layout;
  }

  void DrawFields(Canvas& canvas, const ParityLayout& layout, const DrawOptions& options) const {
    const Theme& theme = options.theme;
    TextStyle style = {9, Weight::kRegular, theme.ink};
    double widest = 0;
    for (std::string_view words : FieldWords(options.language)) {
      widest = std::max(widest, canvas.TextWidth(words, style));
    }
    double label = std::min(widest + 2.5, layout.beside_width - kFieldWidth);
    double top = layout.beside.y + layout.question.height() + kQuestionBelow;
    for (std::string_view words : FieldWords(options.language)) {
      TextBlock block(label - 1.5);
      block.Add(canvas, words, style);
      block.Draw(canvas, layout.beside.x, top + (kFieldHeight - block.height()) / 2, Align::kLeft);
      canvas.AddBox({layout.beside.x + label, top, kFieldWidth - kParityStroke, kFieldHeight});
      canvas.Stroke(theme.ink, kParityStroke);
      top += kFieldPitch;
    }
    double x = layout.beside.x;
    for (std::string_view word : {YesWord(options.language), NoWord(options.language)}) {
      canvas.AddBox(Box{x, top, kTick, kTick}.Inset(kParityStroke / 2), 0.6);
      canvas.Stroke(theme.ink, kParityStroke);
      x += kTick + 1.6;
      canvas.Text({x, top + kTick / 2 + canvas.CapHeight(style) / 2}, Align::kLeft, word, style);
      x += canvas.TextWidth(word, style) + 6;
    }
  }

  slide::InversionTable table_;
};

}  // namespace

std::unique_ptr<TaquinDrawing> MakeParityDrawing(slide::Taquin taquin) {
  return std::make_unique<ParityDrawing>(std::move(taquin));
}

}  // namespace grille::sheet
