#ifndef GRILLE_TOOLS_GRILLE_EXPLAINER_H_
#define GRILLE_TOOLS_GRILLE_EXPLAINER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/budget.h"
#include "solver/kind.h"
#include "tools/grille/json.h"
#include "tools/words/language.h"

namespace grille::tools {

/// How an explanation is wanted.
struct ExplainOptions {
  words::Language language = words::Language::kEnglish;
  bool table = false;          ///< show the table on which the reasoning is done at each step
  bool colour = false;         ///< with ANSI colours
  uint64_t nodes = kNoBudget;  ///< give up after so much searching
};

/// How much of the next step a hint gives away.
enum class Strength : uint8_t { kWhere, kWhy, kWhat };

/// What is asked of a hint.
struct HintOptions {
  words::Language language = words::Language::kEnglish;
  std::string after;                 ///< what has been played, in the notation of solutions
  std::optional<Strength> strength;  ///< none: all three
  uint64_t nodes = kNoBudget;
};

/// An answer, in both forms.
struct Explanation {
  bool known = true;  ///< false when the search was given up
  std::string text;   ///< lines for people, each with its end
  JsonObject json;
};

/// Explains the puzzles of one kind to people. Stateless and thread-safe.
class Explainer {
 public:
  virtual ~Explainer() = default;

  /// The name of the kind, as in codes.
  virtual std::string_view kind() const = 0;

  /// How the puzzle is solved, step by step. InvalidArgument when the code cannot be read.
  virtual absl::StatusOr<Explanation> Explain(std::string_view code,
                                              const ExplainOptions& options) const = 0;

  /// The next step of one who has played a part. InvalidArgument when code or part cannot be read.
  virtual absl::StatusOr<Explanation> Hint(std::string_view code,
                                           const HintOptions& options) const = 0;
};

/// The explainer of a kind. Unimplemented when it has none.
absl::StatusOr<const Explainer*> FindExplainer(const Kind& kind);

/// Wyx: by the human method (solver/wyx/method).
const Explainer& WyxExplainer();

/// The Étoile: the fewest moves, by search, in Lucas's notation.
const Explainer& EtoileExplainer();

/// Taquins: the source's table of inversions (solver/slide/parity.h), then the fewest moves.
const Explainer& TaquinExplainer();

}  // namespace grille::tools

#endif  // GRILLE_TOOLS_GRILLE_EXPLAINER_H_
