#ifndef GRILLE_SOLVER_SLIDE_SEQUENCE_INDEX_H_
#define GRILLE_SOLVER_SLIDE_SEQUENCE_INDEX_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/slide/arrangement.h"

// The arrangements of given tokens on a board, numbered without gaps.
//
// The board's vertices are taken along a path that visits them all (a Hamiltonian path: the star
// and every taquin have one). An arrangement is then the *sequence* of its tokens along the path,
// the vacancy left out, and the *place* of the vacancy on the path; its number is (rank of the
// sequence) × (number of vertices) + place.
//
// That makes most moves free: when the vacancy steps along the path, the sequence stays as it is
// and only the place changes by one. Only the edges that are not on the path, the *jumps*, change
// the sequence: one token passes over those between, so that a piece of the sequence turns by one.
//
// A sequence is packed into a word, `bits()` bits a token, the first token lowest. Its rank is the
// sum of two table look-ups: sequences are ordered by their low part first, so one table says how
// many sequences have a smaller low part, the other how many high parts of the same tokens are
// smaller.

namespace grille::slide {

/// A way for the vacancy that leaves the path: an edge between places that are not next to each
/// other, in one of its two directions.
struct Jump {
  int from = 0;        ///< the vacancy's place before
  int to = 0;          ///< and after
  int shift = 0;       ///< where the piece that turns begins, in bits
  int turn_left = 0;   ///< by how many bits it turns
  int turn_right = 0;  ///< its length less that
  uint64_t piece = 0;  ///< a mask of its length
};

/// Immutable once made; shared by threads.
class SequenceIndex {
 public:
  /// For all arrangements of the tokens of `sample`. OutOfRange when there are too many: 2^32
  /// sequences or more, or a sequence takes more than 48 bits. InvalidArgument when no path visits
  /// all vertices.
  static absl::StatusOr<SequenceIndex> Create(const Graph& graph, const Arrangement& sample);

  int places() const { return places_; }
  uint64_t sequences() const { return sequences_; }
  uint64_t size() const { return sequences_ * static_cast<uint64_t>(places_); }

  /// Bits that a token takes in a sequence.
  int bits() const { return bits_; }

  /// The vertex at a place, and back.
  Vertex VertexAt(int place) const { return path_[static_cast<size_t>(place)]; }
  int PlaceOf(Vertex vertex) const { return place_of_[vertex]; }

  const std::vector<Jump>& jumps() const { return jumps_; }

  /// The sequence after a jump.
  static uint64_t After(uint64_t sequence, const Jump& jump) {
    uint64_t piece = sequence >> jump.shift & jump.piece;
    uint64_t turned = (piece << jump.turn_left | piece >> jump.turn_right) & jump.piece;
    return sequence ^ (piece ^ turned) << jump.shift;
  }

  /// The rank of a sequence of these tokens.
  uint32_t RankOf(uint64_t sequence) const {
    return offset_[sequence & low_mask_] + rank_[sequence >> low_bits_];
  }

  /// The sequence of that rank.
  uint64_t SequenceOf(uint64_t rank) const;

  /// The number of an arrangement of these tokens, and the arrangement of a number.
  uint64_t NumberOf(const Arrangement& arrangement) const;
  Arrangement ArrangementOf(uint64_t number) const;

  /// The sequence of an arrangement, and back with a place for the vacancy.
  uint64_t SequenceOf(const Arrangement& arrangement) const;
  Arrangement ArrangementOf(uint64_t sequence, int place) const;

  /// The number that a token has in sequences. Requires one of these tokens.
  uint64_t NumberOfToken(Token token) const { return kind_of_[token]; }

  /// Sequences are gone through by rows, those of the same low part; so many rows there are.
  size_t rows() const { return rows_.size(); }

  /// The first row of part `part` of `parts` that have about the same number of sequences.
  size_t FirstRow(size_t part, size_t parts) const;

  /// Calls `take(rank, sequence)` for the sequences of rows `first` to `last` − 1, by rank.
  template <typename Take>
  void ForEach(size_t first, size_t last, Take&& take) const {
    for (size_t r = first; r < last; ++r) {
      const Row& row = rows_[r];
      uint32_t rank = row.first;
      for (uint32_t high : highs_[row.content]) {
        take(rank++, row.low | static_cast<uint64_t>(high) << low_bits_);
      }
    }
  }

 private:
  struct Row {
    uint32_t low = 0;
    uint32_t content = 0;  ///< which of highs_
    uint32_t first = 0;    ///< rank of its first sequence
  };

  SequenceIndex() = default;
  absl::Status TakePath(const Graph& graph);
  absl::Status TakeTokens(const Arrangement& sample);
  void TakeJumps(const Graph& graph);
  void MakeTables();

  int places_ = 0;
  std::array<Vertex, kMaxVertices> path_ = {};
  std::array<int, kMaxVertices> place_of_ = {};
  std::vector<Jump> jumps_;

  std::array<uint8_t, 256> kind_of_ = {};
  std::vector<Token> token_of_;  ///< of each number in sequences
  std::vector<int> counts_;      ///< how many there are of each
  int bits_ = 1;
  int low_bits_ = 0;
  uint64_t low_mask_ = 0;

  uint64_t sequences_ = 0;
  std::vector<uint32_t> offset_;              ///< by low part
  std::vector<uint32_t> rank_;                ///< by high part
  std::vector<Row> rows_;                     ///< by rank
  std::vector<std::vector<uint32_t>> highs_;  ///< the high parts of the same tokens, in order
  std::vector<uint32_t> row_of_;              ///< the row of every 64th rank
};

}  // namespace grille::slide

#endif  // GRILLE_SOLVER_SLIDE_SEQUENCE_INDEX_H_
