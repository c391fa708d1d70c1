#include "tests/tools/slide_samples.h"

#include <cstdint>
#include <random>
#include <utility>

#include "solver/slide/etoile.h"
#include "solver/slide/taquin.h"
#include "solver/star/star.h"

namespace grille::sheet {
namespace {

/// A walk of that many moves from `task->from`, which sets `task->to`.
slide::Moves Walk(const slide::Graph& graph, int moves, uint32_t seed, slide::Task* task) {
  std::mt19937 random(seed);
  slide::Moves walk;
  task->to = task->from;
  slide::Vertex vacancy = slide::VacancyOf(task->to);
  while (static_cast<int>(walk.size()) < moves) {
    slide::Vertex from = static_cast<slide::Vertex>(random() % static_cast<uint32_t>(graph.size));
    if (!graph.Joined(from, vacancy)) continue;
    slide::Slide(&task->to, &vacancy, from);
    walk.push_back(from);
  }
  return walk;
}

}  // namespace

SheetPuzzle Patience(std::string_view from, int moves) {
  slide::Task task;
  task.from = *slide::ParseStar(from);
  slide::Moves walk = Walk(star::StarGraph(), moves, static_cast<uint32_t>(moves), &task);
  return {.kind = "etoile",
          .code = slide::WriteEtoile(task),
          .solution = slide::WriteStarMoves(walk),
          .level = Level::kHard,
          .id = ""};
}

SheetPuzzle WordPatience(int letters) {
  slide::Task task;
  task.from = *slide::ParseStar(".rrrrrrrwwwwbbbb");
  task.mark = star::StationOf('B');
  slide::Moves walk = Walk(star::StarGraph(), letters * 16, 5, &task);
  slide::Vertex vacancy = slide::VacancyOf(task.from);
  slide::Vertex mark = task.mark;
  size_t last = 0;
  for (size_t i = 0; i < walk.size() && static_cast<int>(task.word.size()) < letters; ++i) {
    if (walk[i] == mark) task.word.push_back(mark = vacancy);
    vacancy = walk[i];
    last = i + 1;
  }
  walk.resize(last);
  task.to = task.from;
  vacancy = slide::VacancyOf(task.from);
  for (slide::Vertex from : walk) slide::Slide(&task.to, &vacancy, from);
  return {.kind = "etoile",
          .code = slide::WriteEtoile(task),
          .solution = slide::WriteStarMoves(walk),
          .level = Level::kFiendish,
          .id = ""};
}

SheetPuzzle Sliding(int columns, int rows, int moves) {
  slide::Taquin taquin = {.columns = columns, .rows = rows, .task = {}, .parity = false};
  taquin.task.from = slide::UsualGoal(columns, rows);
  slide::Moves walk = Walk(slide::BoardOf(taquin), moves, 3, &taquin.task);
  return {.kind = "taquin",
          .code = slide::WriteTaquin(taquin),
          .solution = slide::WriteTaquinMoves(walk, taquin),
          .level = Level::kMedium,
          .id = ""};
}

SheetPuzzle Parity(int columns, int rows, bool odd) {
  slide::Taquin taquin = {.columns = columns, .rows = rows, .task = {}, .parity = true};
  taquin.task.to = slide::UsualGoal(columns, rows);
  taquin.task.from = taquin.task.to;
  if (odd) std::swap(taquin.task.from.at[0], taquin.task.from.at[1]);
  return {.kind = "taquin",
          .code = slide::WriteTaquin(taquin),
          .solution = odd ? "odd" : "normal",
          .level = Level::kEasy,
          .id = ""};
}

SheetPuzzle LucasColours() {
  return {.kind = "etoile",
          .code = "etoile:b.rrwrrrbrbwbwwr/r.rrrrrrwwwwbbbb",
          .solution = "NAIJCODKJCODKEPONAIJB",
          .level = Level::kHard,
          .id = ""};
}

SheetPuzzle LucasLetters() {
  return {.kind = "etoile",
          .code = "etoile:KMHIEFOCLGDAJBN./ABCDEFGHIJKLMNO.",
          .solution = "ODKJILKJBNAIJCONMHIJCONMHIJCONMGLKJCOPMNOP",
          .level = Level::kMedium,
          .id = ""};
}

SheetPuzzle LucasWord() {
  return {
      .kind = "etoile",
      .code = "etoile:.rrrrrrrwwwwbbbb/rrrr.rrrwwwwbbbb/CACOPHONIE@K",
      .solution = "IJKDOCJCONAIJBNAIANBJIANOCJKDOCJKEPONMPONAIHMHIANMPONOCJIANOCJIANODKJILKJCOPEKE",
      .level = Level::kFiendish,
      .id = ""};
}

}  // namespace grille::sheet
