#include "solver/slide/arrangement.h"

#include <cstddef>

namespace grille::slide {

Vertex VacancyOf(const Arrangement& arrangement) {
  Vertex v = 0;
  while (arrangement.at[v] != kVacant) ++v;
  return v;
}

bool Solves(const Graph& graph, const Task& task, const Moves& moves) {
  Arrangement now = task.from;
  Vertex vacancy = VacancyOf(now);
  for (Vertex from : moves) {
    if (from >= graph.size || !graph.Joined(from, vacancy)) return false;
    Slide(&now, &vacancy, from);
  }
  return now == task.to && (task.word.empty() ||
                            LettersDone(task, moves).back() == static_cast<int>(task.word.size()));
}

std::vector<int> LettersDone(const Task& task, const Moves& moves) {
  Vertex mark = task.mark;
  Vertex vacancy = VacancyOf(task.from);
  int letters = static_cast<int>(task.word.size());
  int done = letters > 0 && task.word[0] == mark ? 1 : 0;
  std::vector<int> all = {done};
  for (Vertex from : moves) {
    if (from == mark) {
      mark = vacancy;
      if (done < letters && task.word[static_cast<size_t>(done)] == mark) ++done;
    }
    vacancy = from;
    all.push_back(done);
  }
  return all;
}

}  // namespace grille::slide
