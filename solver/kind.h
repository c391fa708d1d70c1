#ifndef GRILLE_SOLVER_KIND_H_
#define GRILLE_SOLVER_KIND_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/budget.h"
#include "solver/puzzle.h"

namespace grille {

/// A puzzle in the notation of formats.md.
struct PuzzleText {
  std::string code;
  std::string solution;
  /// The kind's further members of a JSON line with their values, in order (Wyx: solutions, arcs).
  /// Null where there is no such number (a minimum of what cannot be solved).
  std::vector<std::pair<std::string, std::optional<int64_t>>> facts;
};

/// The answer to a task that is to be solved in the fewest moves.
struct FewestMoves {
  bool solvable = true;       ///< false: proved to be impossible; the reason says why
  bool only_whether = false;  ///< nothing more was asked: there are no moves
  int moves = 0;              ///< the fewest; where the answer is not known, a lower bound
  std::string solution = {};  ///< the first in the order of the alphabet (or of tiles)
  std::optional<uint64_t> shortest = {};  ///< how many solutions of that length, where counted
};

/// What `grille solve` answers for one code.
struct SolveAnswer {
  std::string code;   ///< as the writer spells it
  bool known = true;  ///< false when the budget ran out before the answer was proved
  uint64_t solutions = 0;
  bool limit_reached = false;    ///< there are more than `solutions`
  std::vector<std::string> all;  ///< the solutions found, at most the limit
  std::string reason;            ///< why there is none, where that can be said; else empty
  /// Of kinds whose task is the fewest moves; those leave `solutions` and `all` alone.
  std::optional<FewestMoves> fewest;
};

/// Why a second proof does not confirm a stored puzzle.
struct Doubt {
  // Not explicit: a reason is a doubt.
  Doubt(std::string reason, bool not_settled = false)  // NOLINT
      : why(std::move(reason)), unsettled(not_settled) {}

  std::string why;
  bool unsettled;  ///< nothing is wrong as far as the proof came, but it had to be given up
};

/// One kind of puzzle as the store and the programs see it. Implementations are stateless and
/// thread-safe; there is one object per kind, with static lifetime.
class Kind {
 public:
  virtual ~Kind() = default;

  /// The number kept in stores and keys; never changes. Wyx is 1.
  virtual int id() const = 0;

  /// The name on the command line and before the colon of a code.
  virtual std::string_view name() const = 0;

  /// What `measure` counts ("arcs", "moves").
  virtual std::string_view measure_name() const = 0;

  /// Version of the grade; a row graded by another one is stale (runs.md, 6).
  virtual int grade_version() const = 0;

  /// Version of the canonical key.
  virtual int key_version() const = 0;

  /// Whether a code belongs to this kind, judged by what stands before the colon.
  virtual bool Owns(std::string_view code) const = 0;

  /// Reads a code and finds up to `limit` solutions, or the one in the fewest moves.
  /// InvalidArgument when the code cannot be read, with place and reason.
  virtual absl::StatusOr<SolveAnswer> Solve(std::string_view code, uint64_t limit,
                                            const SearchLimits& limits) const = 0;

  /// Reads a code, proves that it is publishable and grades it. InvalidArgument: the code cannot be
  /// read. FailedPrecondition: it is not publishable (no solution, or several). ResourceExhausted:
  /// the budget ran out, so nothing is known.
  virtual absl::StatusOr<Puzzle> Prove(std::string_view code, const SearchLimits& limits) const = 0;

  /// Code, solution and facts of a stored puzzle. DataLoss when the payload is not one of this
  /// kind, or not that of the key: then one of the two is damaged.
  virtual absl::StatusOr<PuzzleText> Describe(const Puzzle& puzzle) const = 0;

  /// The most things of a set of Features.
  static constexpr int kMostFeatures = 64;

  /// What a person would recognise a puzzle by, as bit sets of at most kMostFeatures things, one
  /// for each sort of thing (Wyx: its cells, its dominoes). Puzzles of a kind have the same sorts
  /// in the same order, and are near twins when they share many of one sort. DataLoss as above.
  virtual absl::StatusOr<std::vector<uint64_t>> Features(const Puzzle& puzzle) const = 0;

  /// How many positions a search without any thought goes through that tries everything (Wyx: depth
  /// first, at each cell every unused domino; patiences: every move but the one back, up to the
  /// minimum). DataLoss as above.
  virtual absl::StatusOr<uint64_t> Effort(const Puzzle& puzzle) const = 0;

  /// Gives a stored puzzle, which is taken to be proved, level and score by the version of the
  /// grade at hand. DataLoss as above.
  virtual absl::Status Regrade(Puzzle* puzzle) const = 0;

  /// Proves a stored puzzle again from its payload alone, by a method that shares nothing with the
  /// one that proved it first, and compares every field; level and score only when the puzzle was
  /// graded by `grade_version`. Nothing when all agree; else what does not, or that the proof would
  /// take more memory than there is for it.
  virtual std::optional<Doubt> Recheck(const Puzzle& puzzle, int grade_version) const = 0;
};

/// Every kind there is, in the order of their ids.
absl::Span<const Kind* const> AllKinds();

/// The kind of that name or number; null when there is none.
const Kind* KindFromName(std::string_view name);
const Kind* KindFromId(int id);

/// The kind that a code belongs to. InvalidArgument when it belongs to none.
absl::StatusOr<const Kind*> KindOfCode(std::string_view code);

}  // namespace grille

#endif  // GRILLE_SOLVER_KIND_H_
