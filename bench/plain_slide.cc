#include "bench/plain_slide.h"

#include <cstddef>
#include <queue>

namespace grille::bench {
namespace {

/// Another token than all others, so that a search knows where it stands.
constexpr PlainTokens kMarked = 15;

PlainTokens At(PlainTokens tokens, int place) { return tokens >> (4 * place) & 15; }

PlainTokens With(PlainTokens tokens, int place, PlainTokens token) {
  return (tokens & ~(PlainTokens{15} << (4 * place))) | token << (4 * place);
}

int PlaceOf(PlainTokens tokens, PlainTokens token) {
  int place = 0;
  while (At(tokens, place) != token) ++place;
  return place;
}

PlainTokens Moved(PlainTokens tokens, int from, int to) {
  return With(With(tokens, to, At(tokens, from)), from, 0);
}

struct WordState {
  PlainTokens tokens;
  size_t done;
};

}  // namespace

std::unordered_map<PlainTokens, int> PlainDistances(const PlainBoard& board, PlainTokens goal) {
  std::unordered_map<PlainTokens, int> moves = {{goal, 0}};
  std::queue<PlainTokens> queue;
  queue.push(goal);
  while (!queue.empty()) {
    PlainTokens tokens = queue.front();
    queue.pop();
    int level = moves[tokens] + 1;
    int vacant = PlaceOf(tokens, 0);
    for (int from : board[static_cast<size_t>(vacant)]) {
      PlainTokens next = Moved(tokens, from, vacant);
      if (moves.emplace(next, level).second) queue.push(next);
    }
  }
  return moves;
}

PlainAnswer PlainWord(const PlainBoard& board, PlainTokens start, PlainTokens goal,
                      const std::vector<int>& word, int mark) {
  PlainTokens colour = At(start, mark);
  std::vector<std::unordered_map<PlainTokens, int>> moves(word.size() + 1);
  WordState first = {With(start, mark, kMarked), word[0] == mark ? 1U : 0U};
  moves[first.done].emplace(first.tokens, 0);
  std::queue<WordState> queue;
  queue.push(first);
  PlainAnswer answer;
  answer.states = 1;
  while (!queue.empty()) {
    WordState state = queue.front();
    queue.pop();
    int level = moves[state.done][state.tokens];
    if (state.done == word.size()) {
      if (With(state.tokens, PlaceOf(state.tokens, kMarked), colour) == goal) {
        answer.moves = level;
        return answer;
      }
    }
    int vacant = PlaceOf(state.tokens, 0);
    for (int from : board[static_cast<size_t>(vacant)]) {
      WordState next = {Moved(state.tokens, from, vacant), state.done};
      bool is_mark = At(state.tokens, from) == kMarked;
      if (is_mark && next.done < word.size() && word[next.done] == vacant) ++next.done;
      if (!moves[next.done].emplace(next.tokens, level + 1).second) continue;
      ++answer.states;
      queue.push(next);
    }
  }
  return answer;
}

}  // namespace grille::bench
