#ifndef GRILLE_SOLVER_SLIDE_PATTERNS_SET_H_
#define GRILLE_SOLVER_SLIDE_PATTERNS_SET_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/slide/patterns/split.h"
#include "solver/slide/patterns/walk_automaton.h"

namespace grille::slide {

/// The databases of one split. Immutable once made; shared by threads.
class SplitDatabases {
 public:
  /// What building them takes at a time, in bytes.
  static uint64_t BytesToBuild(const Graph& graph, const Split& split);

  static SplitDatabases Build(const Graph& graph, Vertex vacancy, const Split& split,
                              const Workers& workers);

  /// Databases as Bytes() gave them. DataLoss when they have another length.
  static absl::StatusOr<SplitDatabases> FromBytes(const Graph& graph, const Split& split,
                                                  const std::vector<uint8_t>& bytes);

  /// The bytes of all databases, one after the other.
  std::vector<uint8_t> Bytes() const;

  const std::vector<PatternDatabase>& databases() const { return databases_; }

  /// The databases spread out (spread.h); empty where they cannot be.
  const std::vector<uint32_t>& spread() const { return spread_; }

 private:
  SplitDatabases(const Graph& graph, std::vector<PatternDatabase> databases);

  std::vector<PatternDatabase> databases_;
  std::vector<uint32_t> spread_;
};

/// All databases for the goals of a board that have the vacancy on a vertex or on an image of it,
/// and what else is known of its board.
struct PatternSet {
  Graph graph;
  Vertex vacancy = 0;                ///< its own LeastImage
  std::vector<Symmetry> symmetries;  ///< of the board
  WalkAutomaton all_walks;           ///< but those straight back; for counting
  WalkAutomaton first_walks;         ///< without detours; for the first solution
  std::vector<std::shared_ptr<const SplitDatabases>> splits;
};

/// A set for goals with that vacancy, without databases yet.
PatternSet EmptyPatternSet(const Graph& graph, Vertex vacancy);

/// Builds all that SplitsOf names, without a file.
PatternSet BuildPatternSet(const Graph& graph, Vertex vacancy, SplitSize size,
                           const Workers& workers);

/// Who has databases at hand. Thread-safe.
class PatternSource {
 public:
  virtual ~PatternSource() = default;

  /// The databases for goals of the board with that vacancy; null when there are none to be had.
  virtual std::shared_ptr<const PatternSet> SetFor(const Graph& graph, Vertex vacancy) const = 0;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_PATTERNS_SET_H_
