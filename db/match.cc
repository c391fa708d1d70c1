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
         Wanted(filter.sizes, candidate.size) && Wanted(filter.marks, candidate.marks) &&
         Wanted(filter.uses, candidate.use) &&
         // A puzzle that is nobody's has no mark.
         (!filter.client.has_value() || candidate.use != Use::kFree);
}

}  // namespace

absl::StatusOr<Matcher> Matcher::Create(Database& database, const QueryFilter& filter) {
  GRILLE_ASSIGN_OR_RETURN(std::vector<PuzzleClass> classes, LoadClasses(database));
  Matcher matcher(filter);
  if (filter.client.has_value()) GRILLE_RETURN_IF_ERROR(matcher.LoadOwned(database));
  for (const PuzzleClass& candidate : classes) {
    bool matches = ClassMatches(filter, candidate);
    matcher.known_[candidate.id] = {candidate, matches};
    if (!matches) continue;
    matcher.classes_.push_back(candidate);
  }
  return matcher;
}

// A client has few puzzles beside all those in the store.
absl::Status Matcher::LoadOwned(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Statement select,
                          database.Prepare("SELECT puzzle FROM mark INDEXED BY mark_client "
                                           "WHERE client = ?1 ORDER BY puzzle"));
  select.Bind(1, *filter_.client);
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return absl::OkStatus();
    owned_.push_back(select.Int(0));
  }
}

bool Matcher::Matches(const Statement& row) const {
  auto known = known_.find(row.Int(1));
  return known != known_.end() && known->second.matches && filter_.score.Contains(row.Int(2)) &&
         filter_.measure.Contains(row.Int(3)) &&
         (!filter_.run.has_value() || *filter_.run == row.Int(4)) &&
         (!filter_.client.has_value() ||
          std::binary_search(owned_.begin(), owned_.end(), row.Int(0)));
}

StoredPuzzle Matcher::ReadPuzzle(const Statement& row) const {
  StoredPuzzle stored;
  stored.id = row.Int(0);
  auto known = known_.find(row.Int(1));
  if (known != known_.end()) {
    const PuzzleClass& traits = known->second.traits;
    stored.kind = traits.kind;
    stored.grade_version = traits.grade_version;
    stored.use = traits.use;
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
