#include "tests/oracle/slide_oracle.h"

#include <algorithm>
#include <queue>
#include <set>
#include <utility>

namespace grille::oracle {
namespace {

using slide::Graph;
using slide::Task;

/// Where a patience stands. Without a word mark and letters stay as they are.
struct State {
  std::string tokens;
  size_t mark = 0;
  size_t letters = 0;

  std::string Text() const { return tokens + static_cast<char>(mark) + static_cast<char>(letters); }
};

State StartOf(const Task& task) {
  State state = {TextOf(task.from), task.mark, 0};
  if (!task.word.empty() && task.word[0] == task.mark) state.letters = 1;
  return state;
}

/// What the token of `from` sliding to the vacant vertex makes of the state, if they are
/// neighbours.
std::optional<State> Moved(const Graph& graph, const slide::Moves& word, const State& state,
                           size_t from) {
  size_t vacant = state.tokens.find('\0');
  if ((graph.neighbours[from] >> vacant & 1) == 0) return std::nullopt;
  State next = state;
  std::swap(next.tokens[vacant], next.tokens[from]);
  if (!word.empty() && from == state.mark) {
    next.mark = vacant;
    if (next.letters < word.size() && word[next.letters] == vacant) ++next.letters;
  }
  return next;
}

/// Depth first: whether so many moves more end in the goal, and which.
struct Deepening {
  const Graph& graph;
  const Task& task;
  std::set<std::pair<std::string, int>> in_vain;
  slide::Moves moves;

  bool Try(const State& state, int left) {
    if (left == 0) return state.tokens == TextOf(task.to) && state.letters == task.word.size();
    if (in_vain.contains({state.Text(), left})) return false;
    for (size_t from = 0; from < state.tokens.size(); ++from) {
      std::optional<State> next = Moved(graph, task.word, state, from);
      if (!next) continue;
      moves.push_back(static_cast<slide::Vertex>(from));
      if (Try(*next, left - 1)) return true;
      moves.pop_back();
    }
    in_vain.insert({state.Text(), left});
    return false;
  }
};

}  // namespace

std::string TextOf(const slide::Arrangement& arrangement) {
  return {arrangement.at.begin(), arrangement.at.begin() + arrangement.size};
}

Reaches WordReaches(const Graph& graph, const Task& task) {
  State start = StartOf(task);
  Reaches states = {{start.Text(), {0, 1}}};
  std::queue<State> queue({start});
  Reaches done;
  while (!queue.empty()) {
    State state = queue.front();
    queue.pop();
    Reach here = states.at(state.Text());
    if (state.letters == task.word.size()) {
      // States come in order of their moves; the mark may stand on several vertices.
      Reach& end = done.try_emplace(state.tokens, Reach{here.moves, 0}).first->second;
      if (end.moves == here.moves) end.ways += here.ways;
    }
    for (size_t from = 0; from < state.tokens.size(); ++from) {
      std::optional<State> next = Moved(graph, task.word, state, from);
      if (!next) continue;
      auto [entry, fresh] = states.try_emplace(next->Text(), Reach{here.moves + 1, 0});
      if (fresh) queue.push(*next);
      if (entry->second.moves == here.moves + 1) entry->second.ways += here.ways;
    }
  }
  return done;
}

Reaches AllReaches(const Graph& graph, const slide::Arrangement& from) {
  Task task;
  task.from = from;
  return WordReaches(graph, task);
}

std::optional<Reach> Find(const Reaches& reaches, const slide::Arrangement& arrangement) {
  auto found = reaches.find(TextOf(arrangement));
  if (found == reaches.end()) return std::nullopt;
  return found->second;
}

std::optional<slide::Moves> FirstSolution(const Graph& graph, const Task& task, int moves) {
  Deepening search = {graph, task, {}, {}};
  if (!search.Try(StartOf(task), moves)) return std::nullopt;
  return search.moves;
}

}  // namespace grille::oracle
