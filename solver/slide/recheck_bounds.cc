#include "solver/slide/recheck_bounds.h"

#include <utility>

namespace grille::slide {
namespace {

/// In place of a number of moves: it cannot be done.
constexpr int kNever = 1 << 20;
constexpr uint8_t kNeverByColour = 255;

/// A table by colour has an entry for each set of vertices: a megabyte on the star.
constexpr int kMostVertices = 16;

bool Lower(int* moves, int other) {
  if (*moves <= other) return false;
  *moves = other;
  return true;
}

}  // namespace

RecheckBounds::RecheckBounds(const Graph& graph, const Task& task, const std::vector<Token>& kinds)
    : size_(static_cast<size_t>(graph.size)) {
  if (!task.word.empty()) FillMark(graph, task);
  if (graph.size > kMostVertices || kinds.size() > kMostRecheckKinds) return;
  for (Token kind : kinds) {
    to_go_.colour.push_back(ColourMoves(graph, task.to, kind));
    so_far_.colour.push_back(ColourMoves(graph, task.from, kind));
  }
}

void RecheckBounds::FillMark(const Graph& graph, const Task& task) {
  auto letters = static_cast<int>(task.word.size());
  to_go_.mark.assign((task.word.size() + 1) * size_ * size_, kNever);
  so_far_.mark = to_go_.mark;
  RecheckView start = {.vacancy = VacancyOf(task.from), .mark = task.mark};
  if (task.word[0] == task.mark) start.letters = 1;
  so_far_.mark[MarkNumber(start)] = 0;
  RecheckView end = {.vacancy = VacancyOf(task.to), .letters = letters};
  for (; end.mark < graph.size; ++end.mark) {
    if (task.to.at[end.mark] == task.from.at[task.mark]) to_go_.mark[MarkNumber(end)] = 0;
  }
  // Every move of the simpler game is looked at until none shortens a way any more.
  bool shorter = true;
  auto look_at = [&](const RecheckView& view, Vertex from) {
    RecheckView next = {.vacancy = from, .mark = view.mark, .letters = view.letters};
    if (from == view.mark) {
      next.mark = view.vacancy;
      bool spells =
          view.letters < letters && task.word[static_cast<size_t>(view.letters)] == view.vacancy;
      if (spells) ++next.letters;
    }
    size_t here = MarkNumber(view);
    size_t there = MarkNumber(next);
    if (Lower(&to_go_.mark[here], to_go_.mark[there] + 1)) shorter = true;
    if (Lower(&so_far_.mark[there], so_far_.mark[here] + 1)) shorter = true;
  };
  while (shorter) {
    shorter = false;
    RecheckView view;
    for (view.letters = 0; view.letters <= letters; ++view.letters) {
      for (view.mark = 0; view.mark < graph.size; ++view.mark) {
        for (view.vacancy = 0; view.vacancy < graph.size; ++view.vacancy) {
          if (view.vacancy == view.mark) continue;
          for (Vertex from = 0; from < graph.size; ++from) {
            if (graph.Joined(from, view.vacancy)) look_at(view, from);
          }
        }
      }
    }
  }
}

std::vector<uint8_t> RecheckBounds::ColourMoves(const Graph& graph, const Arrangement& end,
                                                Token kind) const {
  std::vector<uint8_t> moves((size_t{1} << size_) * size_, kNeverByColour);
  VertexSet where = 0;
  for (Vertex v = 0; v < graph.size; ++v) {
    if (end.at[v] == kind) where |= Bit(v);
  }
  // Every move can be taken back here, so that the moves to the end are those from it.
  std::vector<std::pair<VertexSet, Vertex>> found = {{where, VacancyOf(end)}};
  moves[ColourNumber(where, VacancyOf(end))] = 0;
  for (size_t i = 0; i < found.size(); ++i) {
    auto [set, vacancy] = found[i];
    auto more = static_cast<uint8_t>(moves[ColourNumber(set, vacancy)] + 1);
    for (Vertex from = 0; from < graph.size; ++from) {
      if (!graph.Joined(from, vacancy)) continue;
      VertexSet then = (set & Bit(from)) != 0 ? set ^ Bit(from) ^ Bit(vacancy) : set;
      uint8_t& known = moves[ColourNumber(then, from)];
      if (known != kNeverByColour) continue;
      known = more;
      found.emplace_back(then, from);
    }
  }
  return moves;
}

}  // namespace grille::slide
