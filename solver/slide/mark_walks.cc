#include "solver/slide/mark_walks.h"

#include <bit>
#include <cstddef>

namespace grille::slide {

template <typename ForEachNeighbour>
void MarkWalks::Fill(const std::vector<MarkState>& from, const ForEachNeighbour& for_each_neighbour,
                     std::vector<int>* moves) const {
  std::vector<MarkState> queue = from;
  for (const MarkState& state : from) (*moves)[NumberOf(state)] = 0;
  for (size_t i = 0; i < queue.size(); ++i) {
    MarkState state = queue[i];
    int level = (*moves)[NumberOf(state)] + 1;
    for_each_neighbour(state, [&](const MarkState& next) {
      int& known = (*moves)[NumberOf(next)];
      if (known != kNever) return;
      known = level;
      queue.push_back(next);
    });
  }
}

MarkWalks::MarkWalks(const Graph& graph, const Task& task, VertexSet goals) : graph_(graph) {
  auto size = static_cast<size_t>(graph.size);
  to_go_.assign((task.word.size() + 1) * size * size, kNever);
  so_far_ = to_go_;
  auto letters = static_cast<int>(task.word.size());
  std::vector<MarkState> ends;
  for (VertexSet rest = goals; rest != 0; rest &= rest - 1) {
    ends.push_back({VacancyOf(task.to), static_cast<Vertex>(std::countr_zero(rest)), letters});
  }
  auto for_each_vertex = [&](Vertex vertex, auto&& take) {
    for (VertexSet rest = graph.neighbours[vertex]; rest != 0; rest &= rest - 1) {
      take(static_cast<Vertex>(std::countr_zero(rest)));
    }
  };
  Fill(
      ends,
      [&](const MarkState& state, auto&& take) {
        for_each_vertex(state.vacancy,
                        [&](Vertex vacancy) { ForEachBefore(task.word, state, vacancy, take); });
      },
      &to_go_);
  MarkState start = {VacancyOf(task.from), task.mark, LettersDone(task, {}).back()};
  Fill(
      {start},
      [&](const MarkState& state, auto&& take) {
        for_each_vertex(state.vacancy, [&](Vertex from) { take(Next(task.word, state, from)); });
      },
      &so_far_);
}

}  // namespace grille::slide
