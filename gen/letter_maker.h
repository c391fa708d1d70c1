#ifndef GRILLE_GEN_LETTER_MAKER_H_
#define GRILLE_GEN_LETTER_MAKER_H_

#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "gen/maker.h"
#include "gen/moves_filter.h"
#include "gen/recorders.h"
#include "gen/shuffled.h"
#include "solver/slide/patterns/search.h"

namespace grille::gen {

/// Part of the sampler's version. A batch is a second's work or two on the Étoile.
inline constexpr uint32_t kLetterWalksPerBatch = 64;
inline constexpr int kLetterSamplerVersion = 1;

/// The largest board: on larger ones a random start takes hours to solve.
inline constexpr int kMostLetterVertices = 16;

/// The longest walk from the goal: beyond it, starts are as far as random ones.
inline constexpr int kMostWalk = 200;

/// After so many batches in a row without a new puzzle a run of walks is given up: some 65,000
/// walks, as many as there are of fourteen moves on the Étoile.
inline constexpr uint64_t kLetterPatience = 1024;

/// A run of puzzles whose tokens all differ.
struct LetterRun {
  slide::Graph board = {};
  slide::Arrangement goal = {};
  MovesFilter filter = {};
  bool count = false;  ///< whether the shortest solutions are counted, which takes longer
  /// Starts are the goal after so many random moves, 1 to kMostWalk; else any that can reach it.
  std::optional<int> walk = {};
};

/// Makes them, by search with pattern databases. Candidates are the starts that can reach the goal,
/// each once, shuffled by the seed, so that the run has an end, if a far one; or, with a walk, the
/// ends of random walks, which have none: the vacancy goes to any neighbour but the one that it has
/// just come from.
class LetterMaker final : public BatchMaker {
 public:
  /// `set`: any databases for the goal's vacancy; nothing that is made depends on which. OutOfRange
  /// for boards that are too large. InvalidArgument for those on which neither all arrangements nor
  /// half of them can reach the goal (slide/reach.h), or when tokens are alike.
  static absl::StatusOr<std::unique_ptr<LetterMaker>> Create(
      const LetterRun& run, const std::shared_ptr<const slide::PatternSet>& set, Recorder recorder,
      uint64_t seed);

  uint32_t walks_per_batch() const override { return kLetterWalksPerBatch; }
  int sampler_version() const override { return kLetterSamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override;
  std::optional<uint64_t> batches() const override;
  std::optional<uint64_t> patience() const override;

 private:
  LetterMaker(const LetterRun& run, const std::shared_ptr<const slide::PatternSet>& set,
              Recorder recorder, bool bipartite, uint64_t seed);

  slide::Arrangement StartOf(uint64_t batch, uint32_t walk) const;
  slide::Arrangement NumberedStart(uint64_t number) const;
  slide::Arrangement WalkedStart(uint64_t batch, uint32_t walk) const;
  bool Wants(int moves) const;
  Outcome Judge(const slide::Arrangement& from, Puzzle* puzzle) const;

  LetterRun run_;
  slide::PatternSearcher searcher_;
  Recorder recorder_;
  bool bipartite_;
  uint64_t seed_;
  int most_moves_;                    ///< no puzzle that is wanted has more
  std::vector<slide::Token> tokens_;  ///< the vacancy first
  std::optional<Shuffled> starts_;    ///< without a walk
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_LETTER_MAKER_H_
