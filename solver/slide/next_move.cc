#include "solver/slide/next_move.h"

#include <cstddef>

namespace grille::slide {

size_t FirstIllegal(const Graph& graph, const Arrangement& from, const Moves& moves) {
  Vertex vacancy = VacancyOf(from);
  for (size_t i = 0; i < moves.size(); ++i) {
    if (moves[i] >= graph.size || !graph.Joined(moves[i], vacancy)) return i;
    vacancy = moves[i];
  }
  return moves.size();
}

Task RestOf(const Task& task, const Moves& played) {
  Task rest = task;
  Vertex vacancy = VacancyOf(task.from);
  for (Vertex from : played) {
    if (from == rest.mark) rest.mark = vacancy;
    Slide(&rest.from, &vacancy, from);
  }
  if (task.word.empty()) {
    rest.mark = task.mark;
    return rest;
  }
  auto done = static_cast<size_t>(LettersDone(task, played).back());
  bool all = done == task.word.size();
  if (!all && done > 0 && task.word[done] == rest.mark) --done;
  rest.word.erase(rest.word.begin(), rest.word.begin() + static_cast<std::ptrdiff_t>(done));
  if (all) rest.mark = 0;
  return rest;
}

bool IsDone(const Task& task) {
  return task.from == task.to &&
         (task.word.empty() || (task.word.size() == 1 && task.word[0] == task.mark));
}

Outlook LookAhead(const Graph& graph, const Task& task, const SearchLimits& limits) {
  Outlook outlook;
  outlook.fewest = FindFewest(graph, task, limits);
  if (!outlook.fewest.known) return outlook;
  Vertex first = outlook.fewest.solution.front();
  outlook.best = {first};
  outlook.all_best = outlook.fewest.shortest == 1;
  if (outlook.all_best || !task.word.empty()) return outlook;
  Vertex vacancy = VacancyOf(task.from);
  for (Vertex other = 0; other < graph.size; ++other) {
    if (other == first || !graph.Joined(other, vacancy)) continue;
    Task rest = RestOf(task, {other});
    Fewest after = IsDone(rest) ? Fewest{} : FindFewest(graph, rest, limits);
    if (!after.known) return outlook;
    if (after.moves < outlook.fewest.moves) outlook.best.push_back(other);
  }
  outlook.all_best = true;
  return outlook;
}

}  // namespace grille::slide
