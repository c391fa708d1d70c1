#ifndef GRILLE_SOLVER_SLIDE_WORD_TABLE_H_
#define GRILLE_SOLVER_SLIDE_WORD_TABLE_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"
#include "solver/slide/search.h"
#include "solver/slide/sequence_index.h"
#include "solver/workers.h"

namespace grille::slide {

/// The fewest moves of the word patiences of one word and one goal, from every start and for every
/// token of one colour that may be marked; exact. A state is an arrangement, the mark being a token
/// of its own, with the number of letters done. Immutable once made; shared by threads.
class WordTable {
 public:
  /// The marked token in the arrangements of the index.
  static constexpr Token kMarked = 8;

  /// What a table takes while it is made, in bytes, and how many states it has. OutOfRange as for
  /// SequenceIndex.
  struct Size {
    uint64_t states = 0;
    uint64_t bytes = 0;
  };
  static absl::StatusOr<Size> SizeOf(const Graph& graph, const Arrangement& goal, Token colour,
                                     const Moves& word);

  /// One breadth-first pass back from the goal. `goal` has a token of the colour, the word a
  /// letter. With `until` the pass ends once that task's start is reached: nothing is known then of
  /// states farther away. OutOfRange as for SequenceIndex.
  static absl::StatusOr<WordTable> Build(const Graph& graph, const Arrangement& goal, Token colour,
                                         const Moves& word, const Workers& workers,
                                         const std::optional<Task>& until = std::nullopt);

  /// The index of arrangements with the mark.
  const SequenceIndex& index() const { return *index_; }

  /// The task that begins with the arrangement of that number.
  Task TaskOf(uint64_t number) const;

  /// The solution of the fewest moves that is first by the numbers of the vertices. Requires a task
  /// of this word, goal and colour, within what was reached.
  Moves SolutionOf(const Task& task) const;

  /// How many different solutions of the fewest moves a task has; UINT64_MAX stands for that many
  /// or more. Requires the same.
  uint64_t ShortestOf(const Task& task) const;

 private:
  struct State {
    Arrangement at;
    Vertex vacancy = 0;
    Vertex mark = 0;
    int done = 0;
  };

  WordTable() = default;
  State StartOf(const Task& task) const;
  State Moved(const State& state, Vertex from) const;
  uint64_t MaskPlace(const State& state) const;
  std::optional<uint8_t> DistanceOf(const State& state) const;
  bool LeadsOn(const State& state, const State& next) const;
  bool IsDone(const State& state) const;

  Graph graph_;
  Arrangement goal_;
  Token colour_ = 0;
  Moves word_;
  std::unique_ptr<SequenceIndex> index_;
  /// Of each sequence, of each number of letters done from 0: the places of the vacancy reached.
  std::vector<uint16_t> reached_;
  /// Of the same, of each place: the distance, modulo 256. Neighbours in the space of states differ
  /// by far less.
  std::vector<uint8_t> distances_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_WORD_TABLE_H_
