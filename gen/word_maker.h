#ifndef GRILLE_GEN_WORD_MAKER_H_
#define GRILLE_GEN_WORD_MAKER_H_

#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "gen/maker.h"
#include "gen/moves_filter.h"
#include "gen/shuffled.h"
#include "solver/slide/distance_table.h"
#include "solver/slide/sequence_index.h"

namespace grille::gen {

/// Part of the sampler's version, as is kMostWordStates. A batch is a second's work or so.
inline constexpr uint32_t kWordWalksPerBatch = 16;
inline constexpr int kWordSamplerVersion = 1;

/// A candidate whose search goes through more states than that is given up: it counts as failed
/// (none of 640 with French words did). The tables of a search stay below 1 GB so.
inline constexpr uint64_t kMostWordStates = uint64_t{1} << 23;

/// Searches for words of at most so many letters are shortened by the table of their goal, many
/// times over; for longer ones the mark's walk alone says more in less time. A table is had for
/// goals of at most so many starts: all of two or three colours. Since it decides which candidates
/// are given up, these are part of the sampler's version, too, and depend on nothing but the run.
inline constexpr size_t kMostLettersByTable = 3;
inline constexpr uint64_t kMostStartsOfTable = 100'000'000;

/// A run of word patiences.
struct WordRun {
  slide::Arrangement goal = {};
  slide::Token colour = 0;          ///< of the marked token; the goal has it
  std::vector<slide::Moves> words;  ///< at least one
  MovesFilter filter;
};

/// Makes word patiences: each word from each start with each token of the colour marked, all of
/// them once, shuffled by the seed; so every run has an end, if a far one.
class WordMaker final : public BatchMaker {
 public:
  /// Whether a run takes the table of its goal. OutOfRange as below.
  static absl::StatusOr<bool> TakesTable(const WordRun& run);

  /// `table`: the goal's, where the run takes it; else null. OutOfRange when there are too many
  /// starts to be numbered.
  static absl::StatusOr<std::unique_ptr<WordMaker>> Create(
      const WordRun& run, std::shared_ptr<const slide::DistanceTable> table, uint64_t seed);

  uint32_t walks_per_batch() const override { return kWordWalksPerBatch; }
  int sampler_version() const override { return kWordSamplerVersion; }
  void Make(uint64_t number, Batch* batch) const override;
  std::optional<uint64_t> batches() const override;

 private:
  WordMaker(const WordRun& run, std::shared_ptr<const slide::DistanceTable> table,
            slide::SequenceIndex index, uint64_t seed);

  slide::Task TaskOf(uint64_t candidate) const;
  Outcome Judge(const slide::Task& task, Puzzle* puzzle) const;

  WordRun run_;
  std::shared_ptr<const slide::DistanceTable> table_;
  slide::SequenceIndex index_;
  Shuffled candidates_;
};

}  // namespace grille::gen

#endif  // GRILLE_GEN_WORD_MAKER_H_
