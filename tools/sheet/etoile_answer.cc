#include <algorithm>
#include <string>
#include <vector>

#include "solver/star/star.h"
#include "tools/sheet/etoile_drawing.h"
#include "tools/sheet/moves_text.h"
#include "tools/sheet/star_board.h"

namespace grille::sheet {
namespace {

constexpr double kMovesGap = 2;
constexpr double kLeastStar = 17;  // half its side; below that the names crowd the tokens
constexpr double kLargestStar = 24;

/// The moves, broken where a letter of the word is reached, as the source prints them.
std::vector<MovesPart> PartsOf(const slide::Task& task, const slide::Moves& moves) {
  std::vector<int> done = slide::LettersDone(task, moves);
  std::vector<MovesPart> parts;
  std::vector<std::string> part;
  auto end_part = [&](std::string reached) {
    int count = static_cast<int>(part.size());
    parts.push_back({InGroups(part, ""), std::move(reached), count});
    part.clear();
  };
  for (size_t i = 0; i < moves.size(); ++i) {
    part.emplace_back(1, star::LetterOf(moves[i]));
    if (done[i + 1] == done[i]) continue;
    slide::Vertex letter = task.word[static_cast<size_t>(done[i])];
    end_part(std::string(1, star::LetterOf(letter)));
  }
  if (!part.empty()) end_part("");
  return parts;
}

}  // namespace

bool EtoileAnswerFits(Canvas& canvas, const Box& box, const slide::Task& task,
                      const slide::Moves& moves) {
  return MovesText(canvas, PartsOf(task, moves), box.w, box.h).whole();
}

void DrawEtoileAnswer(Canvas& canvas, const Box& box, const slide::Task& task,
                      const slide::Moves& moves, const DrawOptions& options) {
  const Theme& theme = options.theme;
  std::optional<slide::Vertex> mark;
  if (!task.word.empty()) mark = task.mark;
  MovesText text(canvas, PartsOf(task, moves), box.w, box.h);
  double top = box.y;
  double reach = std::min({(box.h - text.height() - kMovesGap) / 2, box.w / 2, kLargestStar});
  if (reach >= kLeastStar) {
    StarFrame frame = {{box.centre().x, box.y + reach}, StarUnit(reach, StationNames::kOutside)};
    DrawStar(canvas, frame, task.from, mark, StationNames::kOutside, theme);
    top += 2 * reach + kMovesGap;
  }
  text.Draw(canvas, {box.x, top}, theme);
}

}  // namespace grille::sheet
