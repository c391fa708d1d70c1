#include <algorithm>
#include <string>
#include <utility>

#include "solver/slide/etoile.h"
#include "solver/star/star.h"
#include "solver/status.h"
#include "tools/sheet/etoile_drawing.h"
#include "tools/sheet/slide_layout.h"
#include "tools/sheet/slide_parts.h"
#include "tools/sheet/slide_words.h"
#include "tools/sheet/star_board.h"
#include "tools/sheet/star_token.h"

namespace grille::sheet {
namespace {

constexpr double kLeastUnit = 0.178;  // the smallest star with names; tokens of 3.8 mm
constexpr double kLargestUnit = 0.42;
constexpr double kLeastGoalUnit = 0.115;  // tokens of 2.5 mm
constexpr double kAlikeFrom = 0.24;       // a star of 24 mm radius
constexpr double kSmallGoalPart = 0.6;
constexpr double kLetterBox = 4.4;  // room for a letter beside a small number

constexpr size_t kLongWord = 16;  // longer ones are set smaller and closer

constexpr double kLargestPlayBoard = 62;  // half its side

class EtoileDrawing final : public Drawing {
 public:
  EtoileDrawing(slide::Task task, slide::Moves moves)
      : task_(std::move(task)), moves_(std::move(moves)) {}

  double SizeIn(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    auto layout = LayOut(box, Text(canvas, box, options), CaptionHeight(canvas));
    return layout ? layout->unit : 0;
  }

  void Draw(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    TextBlock text = Text(canvas, box, options);
    std::optional<SlideLayout> layout = LayOut(box, text, CaptionHeight(canvas));
    if (!layout) return;
    const Theme& theme = options.theme;
    DrawStar(canvas, {layout->start.centre(), layout->unit}, task_.from, Mark(),
             StationNames::kOutside, theme);
    DrawArrow(canvas, layout->arrow, theme);
    DrawStar(canvas, {layout->goal.centre(), layout->goal_unit}, task_.to, std::nullopt,
             layout->small_goal ? StationNames::kNone : StationNames::kOutside, theme);
    if (layout->small_goal) DrawGoalCaption(canvas, layout->goal, options);
    text.Draw(canvas, box.centre().x, layout->words_top, Align::kCentre);
    DrawMoveBoxes(canvas, layout->moves, theme);
    DrawPlayBoardBelow(canvas, box, layout->bottom, options);
  }

  bool AnswerFits(Canvas& canvas, const Box& box, const DrawOptions& /*options*/) const override {
    return EtoileAnswerFits(canvas, box, task_, moves_);
  }

  void DrawAnswer(Canvas& canvas, const Box& box, const DrawOptions& options) const override {
    DrawEtoileAnswer(canvas, box, task_, moves_, options);
  }

  std::string_view Rule(Language language) const override { return EtoileRule(language); }

  std::string_view AnswerNote(Language language) const override {
    return StationAnswerNote(language);
  }

  slide::Form form() const { return slide::FormOf(task_); }
  int colours() const { return slide::KindsOfTokens(task_.from); }

 private:
  std::optional<slide::Vertex> Mark() const {
    if (task_.word.empty()) return std::nullopt;
    return task_.mark;
  }

  TextBlock Text(Canvas& canvas, const Box& box, const DrawOptions& options) const {
    TextBlock lead(box.w);
    if (!task_.word.empty()) {
      bool long_word = task_.word.size() > kLongWord;
      std::string word;
      for (slide::Vertex station : task_.word) {
        if (!word.empty()) word += long_word ? " " : "\u00a0· ";
        word += star::LetterOf(station);
      }
      Colour ink = options.theme.ink;
      lead.Add(canvas, MarkSentence(star::LetterOf(task_.mark), options.language),
               {9.5, Weight::kRegular, ink});
      lead.Add(canvas, word, {long_word ? 9.5 : 12, Weight::kBlack, ink}, 1.4);
    }
    return SlideText(canvas, lead, static_cast<int>(moves_.size()),
                     StationMovesNote(options.language), options);
  }

  std::optional<SlideLayout> LayOut(const Box& box, const TextBlock& text, double caption) const {
    // A token that bears a letter must have room for it.
    bool letters = form() == slide::Form::kLetters;
    double least_goal = letters ? kSmallestLetterToken / kTokenUnits : kLeastGoalUnit;
    auto room = [](double unit, StationNames names) {
      double side = 2 * StarReach(unit, names);
      return Room{side, side};
    };
    return LayOutSlide(box, {.board = [&](double u) { return room(u, StationNames::kOutside); },
                             .small_goal = [&](double u) { return room(u, StationNames::kNone); },
                             .smallest = kLeastUnit,
                             .largest = kLargestUnit,
                             .smallest_goal = least_goal,
                             .small_goal_part = kSmallGoalPart,
                             .alike_from = kAlikeFrom,
                             .caption = caption,
                             .words = text.height(),
                             .moves = static_cast<int>(moves_.size()),
                             .narrowest_box = kLetterBox});
  }

  static void DrawPlayBoardBelow(Canvas& canvas, const Box& box, double bottom,
                                 const DrawOptions& options) {
    std::optional<Box> room =
        RoomToPlay(canvas, box, bottom, TokenBoardWord(options.language), options.theme);
    if (!room) return;
    double reach = std::min({room->h / 2, room->w / 2, kLargestPlayBoard});
    DrawPlayBoard(canvas, {room->centre(), reach / PlayBoardReach(1)}, options.theme);
  }

  slide::Task task_;
  slide::Moves moves_;  // empty when they are not known
};

class PatienceDrawer final : public Drawer {
 public:
  std::string_view kind() const override { return "etoile"; }
  std::string_view name() const override { return "Étoile"; }

  absl::StatusOr<std::unique_ptr<Drawing>> Read(std::string_view code,
                                                std::string_view solution) const override {
    GRILLE_ASSIGN_OR_RETURN(slide::Task task, slide::ParseEtoile(code));
    GRILLE_ASSIGN_OR_RETURN(slide::Moves moves, slide::ParseStarMoves(solution));
    if (!solution.empty() && !slide::Solves(star::StarGraph(), task, moves)) {
      return absl::InvalidArgumentError("the solution does not solve the puzzle");
    }
    return std::make_unique<EtoileDrawing>(std::move(task), std::move(moves));
  }

  std::string Summary(absl::Span<const Drawing* const> drawings, Language language) const override {
    int least = slide::kMaxColours;
    int most = 0;
    bool letters = false;
    bool words = false;
    for (const Drawing* drawing : drawings) {
      const auto* patience = static_cast<const EtoileDrawing*>(drawing);
      letters = letters || patience->form() == slide::Form::kLetters;
      words = words || patience->form() == slide::Form::kWord;
      if (patience->form() == slide::Form::kLetters) continue;
      least = std::min(least, patience->colours());
      most = std::max(most, patience->colours());
    }
    std::string text;
    auto add = [&](std::string_view part) { text.append(text.empty() ? "" : " · ").append(part); };
    if (most > 0) add(ColoursWord(least, most, language));
    if (letters) add(LettersWord(language));
    if (words) add(WordsWord(language));
    return text;
  }
};

}  // namespace

const Drawer& EtoileDrawer() {
  static const PatienceDrawer kDrawer;
  return kDrawer;
}

}  // namespace grille::sheet
