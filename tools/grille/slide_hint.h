#ifndef GRILLE_TOOLS_GRILLE_SLIDE_HINT_H_
#define GRILLE_TOOLS_GRILLE_SLIDE_HINT_H_

#include <functional>
#include <string>
#include <string_view>

#include "solver/slide/arrangement.h"
#include "solver/slide/search.h"
#include "tools/grille/explainer.h"
#include "tools/words/slide_teller.h"

// What explanations of patiences and of taquins have in common.

namespace grille::tools {

/// A task on a board, and how its kind speaks of moves.
struct SlidePuzzle {
  std::string_view kind;
  std::string code;
  slide::Graph board;
  slide::Task task;

  // Of a task that is left, and the vertex whose token moves next.
  std::function<std::string(const slide::Task&, slide::Vertex)> where;  ///< a clause
  std::function<std::string(const slide::Task&, slide::Vertex)> what;   ///< a clause
  std::function<std::string(const slide::Task&, slide::Vertex)> move;   ///< as in solutions
};

/// The next step after legal moves. Requires that the goal can be reached.
Explanation HintOfSlide(const SlidePuzzle& puzzle, const slide::Moves& played,
                        const HintOptions& options, const SearchLimits& limits);

/// What begins the JSON of a hint.
JsonObject SlideHintHead(std::string_view kind, std::string_view code, std::string_view answer,
                         const HintOptions& options);

/// Sentences one after the other.
std::string Joined(const std::vector<std::string>& sentences);

/// Sentences, each on a line of its own, two columns in.
std::string AsLines(const std::vector<std::string>& sentences);

/// Lines, four columns in.
std::string AsBlock(std::string_view lines);

/// Members "moves" and "shortest", null where not known, then "at_least".
void AddFewest(const slide::Fewest& fewest, JsonObject* json);

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_SLIDE_HINT_H_
