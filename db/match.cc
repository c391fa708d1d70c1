#include "db/match.h"

#include <algorithm>

#include "solver/status.h"

namespace grille::db {
namespace {

template <typename T, typename U>
bool Wanted(const std::vector<T>& list, U value) {
  return list.empty() || std::find(list.begin(), list.end(), static_cast<T>(value)) != list.end();
}

bool ClassMatches(const QueryFilter& filter, const PuzzleClass& candidate) {
  return Wanted(filter.kinds, candidate.kind) && Wanted(filter.levels, candidate.level) &&
         Wanted(filter.sizes, candidate.size) && Wanted(filter.marks, candidate.marks);
}

}  // namespace

absl::StatusOr<Matcher> Matcher::Create(Database& database, const QueryFilter& filter) {
  GRILLE_ASSIGN_OR_RETURN(std::vector<PuzzleClass> classes, LoadClasses(database));
  Matcher matcher(filter);
  for (const PuzzleClass& candidate : classes) {
    bool matches = ClassMatches(filter, candidate);
    matcher.known_[candidate.id] = {candidate, matches};
    if (!matches) continue;
    matcher.classes_.push_back(candidate);
    matcher.count_ += candidate.count;
  }
  return matcher;
}

bool Matcher::Matches(const Statement& row) const {
  auto known = known_.find(row.Int(1));
  return known != known_.end() && known->second.matches && filter_.score.Contains(row.Int(2)) &&
         filter_.measure.Contains(row.Int(3)) &&
         (!filter_.run.has_value() || *filter_.run == row.Int(4));
}

StoredPuzzle Matcher::ReadPuzzle(const Statement& row) const {
  StoredPuzzle stored;
  stored.id = row.Int(0);
  auto known = known_.find(row.Int(1));
  if (known != known_.end()) {
    const PuzzleClass& traits = known->second.traits;
    stored.kind = traits.kind;
    stored.grade_version = traits.grade_version;
    stored.puzzle.size = traits.size;
    stored.puzzle.marks = traits.marks;
    stored.puzzle.level = traits.level;
  }
  stored.puzzle.score = static_cast<int32_t>(row.Int(2));
  stored.puzzle.measure = static_cast<int32_t>(row.Int(3));
  stored.run = row.Int(4);
  stored.batch = static_cast<uint64_t>(row.Int(5));
  stored.walk = static_cast<uint32_t>(row.Int(6));
  stored.puzzle.key = std::string(row.Blob(7));
  stored.puzzle.payload = std::string(row.Text(8));
  return stored;
}

}  // namespace grille::db
