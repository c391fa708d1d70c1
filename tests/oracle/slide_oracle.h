#ifndef GRILLE_TESTS_ORACLE_SLIDE_ORACLE_H_
#define GRILLE_TESTS_ORACLE_SLIDE_ORACLE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "solver/slide/arrangement.h"

// Sliding tokens, as plainly as can be: arrangements are texts, a queue and a hash map reach all of
// them. Uses nothing of the solver but the plain members of Graph, Arrangement and Task.

namespace grille::oracle {

/// How far away something is, and by how many different ways of so many moves.
struct Reach {
  int moves = 0;
  uint64_t ways = 0;
};

/// A character for each vertex: the token's number.
std::string TextOf(const slide::Arrangement& arrangement);

/// By text.
using Reaches = std::unordered_map<std::string, Reach>;

/// All arrangements that can be reached, from where and to which being the same without a word.
Reaches AllReaches(const slide::Graph& graph, const slide::Arrangement& from);

/// All arrangements in which `task.from`, with its word and mark, can end when the word is done;
/// `task.to` does not matter.
Reaches WordReaches(const slide::Graph& graph, const slide::Task& task);

/// How far the arrangement is.
std::optional<Reach> Find(const Reaches& reaches, const slide::Arrangement& arrangement);

/// The solution of the fewest moves that is first by the numbers of the vertices, by trying moves
/// in that order as deep as `moves`. What led to nothing is remembered, else it would take for
/// ever.
std::optional<slide::Moves> FirstSolution(const slide::Graph& graph, const slide::Task& task,
                                          int moves);

}  // namespace grille::oracle

#endif  // GRILLE_TESTS_ORACLE_SLIDE_ORACLE_H_
