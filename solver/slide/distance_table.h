#ifndef GRILLE_SOLVER_SLIDE_DISTANCE_TABLE_H_
#define GRILLE_SOLVER_SLIDE_DISTANCE_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/slide/arrangement.h"
#include "solver/slide/sequence_index.h"
#include "solver/workers.h"

namespace grille::slide {

/// The fewest moves from every arrangement of some tokens to one goal, and how many solutions of
/// that length there are. Two bytes an arrangement. Immutable once made; shared by threads.
class DistanceTable {
 public:
  /// In place of a distance: the goal cannot be reached.
  static constexpr uint8_t kNever = 255;
  /// As a count in the table: so many, or more.
  static constexpr uint8_t kMany = 63;
  static constexpr int kCountBits = 6;
  static constexpr size_t kMostWays = 4;

  /// What a table of that goal takes while it is made, in bytes. OutOfRange as for SequenceIndex.
  static absl::StatusOr<uint64_t> BytesToBuild(const Graph& graph, const Arrangement& goal);

  /// One breadth-first pass from the goal. OutOfRange as for SequenceIndex, or when some start is
  /// 255 moves or more away; InvalidArgument when a vertex has more than four neighbours.
  static absl::StatusOr<DistanceTable> Build(const Graph& graph, const Arrangement& goal,
                                             const Workers& workers);

  /// A table as `bytes()` gave it. DataLoss when it cannot be that of the goal; whether the bytes
  /// themselves are whole is for the caller to know.
  static absl::StatusOr<DistanceTable> FromBytes(const Graph& graph, const Arrangement& goal,
                                                 std::vector<uint8_t> bytes);

  /// The table as plain bytes. For each arrangement its distance; then in the low six bits of a
  /// byte how many solutions of that length it has, kMany for that many or more, and in the high
  /// two which of the vacancy's neighbours, by their numbers, moves first in the first of them.
  const std::vector<uint8_t>& bytes() const { return bytes_; }

  const SequenceIndex& index() const { return *index_; }
  const Graph& graph() const { return graph_; }
  const Arrangement& goal() const { return goal_; }

  /// The fewest moves from the arrangement of that number; kNever.
  uint8_t DistanceOf(uint64_t number) const { return bytes_[2 * number]; }

  /// How many arrangements there are at each distance, from 0 to the largest.
  const std::vector<uint64_t>& histogram() const { return histogram_; }

  /// How many different solutions of the fewest moves there are, exactly; UINT64_MAX stands for
  /// that many or more. Requires that the goal can be reached.
  uint64_t ShortestOf(uint64_t number) const;

  /// Whether there is exactly one.
  bool IsUnique(uint64_t number) const { return CountAt(number) == 1; }

  /// The solution of the fewest moves that is first by the numbers of the vertices. Requires that
  /// the goal can be reached.
  void SolutionOf(uint64_t number, Moves* moves) const;

  /// The same for many arrangements, which takes much less time than one after the other: the
  /// processor waits for several places of the table at once. `(*moves)[i]` becomes the solution of
  /// numbers[i].
  void SolutionsOf(absl::Span<const uint64_t> numbers, std::vector<Moves>* moves) const;

 private:
  /// One way for the vacancy to leave a place.
  struct Way {
    Vertex to = 0;         ///< the vertex
    bool is_jump = false;  ///< else a step along the path
    int place = 0;         ///< the vertex's place
    Jump jump = {};
  };
  /// An arrangement on the walk to the goal.
  struct At {
    uint64_t sequence = 0;
    uint64_t rank = 0;
    int place = 0;
  };

  DistanceTable() = default;
  static absl::StatusOr<DistanceTable> Empty(const Graph& graph, const Arrangement& goal);
  uint8_t CountAt(uint64_t number) const { return bytes_[2 * number + 1] & kMany; }
  void TakeWays();
  absl::Status CountDistances();
  At Locate(uint64_t number) const;
  At Moved(const At& at, const Way& way) const;
  void MoveNearer(At* at, Moves* moves) const;
  uint64_t NumberOf(const At& at) const {
    return at.rank * static_cast<uint64_t>(index_->places()) + static_cast<uint64_t>(at.place);
  }
  uint64_t CountFrom(const At& at) const;

  Graph graph_;
  Arrangement goal_;
  std::unique_ptr<SequenceIndex> index_;
  std::vector<std::vector<Way>> ways_;  ///< of each place, by vertex
  std::vector<uint8_t> bytes_;
  std::vector<uint64_t> histogram_;
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_DISTANCE_TABLE_H_
