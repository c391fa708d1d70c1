#include "gen/recorders.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "solver/slide/etoile_grade.h"
#include "solver/slide/etoile_kind.h"
#include "solver/slide/taquin_grade.h"
#include "solver/slide/taquin_kind.h"

namespace grille::gen {

Puzzle Checked(absl::StatusOr<Puzzle> puzzle) {
  if (!puzzle.ok()) throw std::logic_error(std::string(puzzle.status().message()));
  return *std::move(puzzle);
}

Recorder EtoileRecorder(const slide::Arrangement& goal) {
  auto keys = std::make_shared<slide::EtoileKeys>(goal);
  Recorder recorder;
  slide::Form form = slide::FormOf({.from = goal, .to = goal});
  recorder.level = [form](int moves) { return slide::EtoileLevel(form, moves); };
  recorder.record = [goal, keys](const slide::Arrangement& from, const slide::Moves& solution,
                                 std::optional<uint64_t> shortest) {
    slide::SolvedEtoile solved;
    solved.task.from = from;
    solved.task.to = goal;
    solved.solution = solution;
    solved.shortest = shortest;
    return Checked(slide::MakePuzzle(solved, *keys));
  };
  return recorder;
}

Recorder TaquinRecorder(int columns, int rows) {
  slide::Taquin taquin;
  taquin.columns = columns;
  taquin.rows = rows;
  taquin.task.to = slide::UsualGoal(columns, rows);
  Recorder recorder;
  recorder.level = [](int moves) { return slide::LevelOf(moves, slide::kTaquinCuts); };
  recorder.record = [taquin](const slide::Arrangement& from, const slide::Moves& solution,
                             std::optional<uint64_t> shortest) {
    slide::SolvedTaquin solved = {taquin, solution, shortest};
    solved.taquin.task.from = from;
    return Checked(slide::MakePuzzle(solved));
  };
  return recorder;
}

}  // namespace grille::gen
