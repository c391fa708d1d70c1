#include "db/parts.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::db {
namespace {

constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
constexpr int64_t kMost = std::numeric_limits<int64_t>::max();

// Looks up the scores of a class.
class Scores {
 public:
  static absl::StatusOr<Scores> Create(Database& database) {
    Scores scores;
    constexpr const char* kNext =
        "SELECT score FROM puzzle INDEXED BY puzzle_score WHERE class = ?1 AND score ";
    GRILLE_ASSIGN_OR_RETURN(scores.up_,
                            database.Prepare(absl::StrCat(kNext, ">= ?2 ORDER BY score LIMIT 1")));
    GRILLE_ASSIGN_OR_RETURN(
        scores.down_, database.Prepare(absl::StrCat(kNext, "<= ?2 ORDER BY score DESC LIMIT 1")));
    return scores;
  }

  /// The first score from one on, the last score up to one; nothing when there is none.
  absl::StatusOr<std::optional<int64_t>> From(int64_t class_id, int64_t score) {
    return Find(up_, class_id, score);
  }
  absl::StatusOr<std::optional<int64_t>> UpTo(int64_t class_id, int64_t score) {
    return Find(down_, class_id, score);
  }

 private:
  static absl::StatusOr<std::optional<int64_t>> Find(Statement& find, int64_t class_id,
                                                     int64_t score) {
    find.Bind(1, class_id);
    find.Bind(2, score);
    GRILLE_ASSIGN_OR_RETURN(bool row, find.Step());
    std::optional<int64_t> found;
    if (row) found = find.Int(0);
    find.Reset();
    return found;
  }

  Statement up_;
  Statement down_;
};

}  // namespace

absl::StatusOr<std::optional<std::vector<Part>>> PartsWithin(
    Database& database, const std::vector<PuzzleClass>& classes, const Range& score, size_t most) {
  std::vector<Part> parts;
  if (score == Range{}) {
    for (const PuzzleClass& entry : classes) parts.push_back({entry.id});
    return parts;
  }
  GRILLE_ASSIGN_OR_RETURN(Scores scores, Scores::Create(database));
  for (const PuzzleClass& entry : classes) {
    GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> first, scores.From(entry.id, kLeast));
    if (!first.has_value() || *first > score.max) continue;
    GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> last, scores.UpTo(entry.id, kMost));
    if (!last.has_value() || *last < score.min) continue;
    if (score.min <= *first && *last <= score.max) {
      parts.push_back({entry.id});
      continue;
    }
    for (int64_t from = score.min; from <= score.max;) {
      GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> next, scores.From(entry.id, from));
      // In a damaged index the way may lead back; it would be walked for ever.
      if (!next.has_value() || *next < from || *next > score.max) break;
      if (parts.size() >= most) return std::nullopt;
      parts.push_back({entry.id, *next});
      if (*next == kMost) break;
      from = *next + 1;
    }
  }
  return parts;
}

}  // namespace grille::db
