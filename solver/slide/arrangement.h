#ifndef GRILLE_SOLVER_SLIDE_ARRANGEMENT_H_
#define GRILLE_SOLVER_SLIDE_ARRANGEMENT_H_

#include <array>
#include <cstdint>
#include <vector>

#include "solver/slide/graph.h"

namespace grille::slide {

/// What stands on a vertex. Tokens of the same number are alike.
using Token = uint8_t;
inline constexpr Token kVacant = 0;

/// Which token stands on each vertex of a board. One vertex is vacant.
struct Arrangement {
  int size = 0;
  std::array<Token, kMaxVertices> at = {};  ///< beyond `size` all 0

  bool operator==(const Arrangement&) const = default;
};

/// The vacant vertex. Requires that there is one.
Vertex VacancyOf(const Arrangement& arrangement);

/// Moves in order, each by the vertex that its token leaves for the vacant one: Lucas's notation.
using Moves = std::vector<Vertex>;

/// Slides the token of `from` to the vacancy `*vacancy`, which becomes `from`.
inline void Slide(Arrangement* arrangement, Vertex* vacancy, Vertex from) {
  arrangement->at[*vacancy] = arrangement->at[from];
  arrangement->at[from] = kVacant;
  *vacancy = from;
}

/// A task on a board: bring `from` to `to` in the fewest moves. With a word, one marked token must
/// stand on its stations in their order, others in between being allowed; where it stands at the
/// start counts for the first letter; a letter twice in a row means leaving and coming back.
struct Task {
  Arrangement from;
  Arrangement to;   ///< the same tokens
  Moves word = {};  ///< empty: no word
  Vertex mark = 0;  ///< where the marked token starts; only with a word

  bool operator==(const Task&) const = default;
};

/// Whether the moves are all along edges and solve the task: the checker that every solution goes
/// through before it is handed out, which shares nothing with the searches.
bool Solves(const Graph& graph, const Task& task, const Moves& moves);

/// How many letters of the word are done after each of the moves; 0 is the start. Requires legal
/// moves.
std::vector<int> LettersDone(const Task& task, const Moves& moves);

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_ARRANGEMENT_H_
