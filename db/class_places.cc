#include "db/class_places.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "db/cost.h"
#include "solver/status.h"

namespace grille::db {
namespace {

using Ids = std::vector<int64_t>;

double Count(const PuzzleClass& entry) {
  return static_cast<double>(std::max(int64_t{1}, entry.count));
}

double StepsCost(double picks, double count) {
  return std::min(1.0, picks) * (count * kSkipCost + picks * kSeekCost);
}

}  // namespace

std::vector<uint64_t> DrawPlaces(Draws& draws, size_t wanted, uint64_t count) {
  std::unordered_set<uint64_t> taken;
  std::vector<uint64_t> places;
  while (places.size() < wanted) {
    uint64_t place = draws.Below(count);
    if (taken.insert(place).second) places.push_back(place);
  }
  return places;
}

ClassPlaces::ClassPlaces(Database& database, const std::vector<PuzzleClass>& classes, int64_t last,
                         Draws& draws)
    : database_(database), classes_(classes), last_(last), draws_(draws) {
  for (const PuzzleClass& entry : classes) count_ += std::max(int64_t{0}, entry.count);
}

double ClassPlaces::DrawingCost(double picks, double count) const {
  double draws = picks * static_cast<double>(last_) / count;
  return draws * kSeekCost + std::min(draws, count / kEntriesAPage) * kPageCost;
}

double ClassPlaces::Cost(double wanted) const {
  double cost = 0;
  for (const PuzzleClass& entry : classes_) {
    double picks = wanted * Count(entry) / static_cast<double>(std::max(int64_t{1}, count_));
    cost += std::min(DrawingCost(picks, Count(entry)), StepsCost(picks, Count(entry)));
  }
  return cost;
}

absl::StatusOr<Ids> ClassPlaces::Choose(size_t wanted) {
  std::vector<std::pair<uint64_t, size_t>> places;  // place, and when it was drawn
  for (uint64_t place : DrawPlaces(draws_, wanted, static_cast<uint64_t>(count_))) {
    places.emplace_back(place, places.size());
  }
  std::sort(places.begin(), places.end());
  Ids chosen(wanted);
  auto next = places.begin();
  uint64_t first = 0;  // the place of the class's first entry
  for (const PuzzleClass& entry : classes_) {
    uint64_t end = first + static_cast<uint64_t>(std::max(int64_t{0}, entry.count));
    std::vector<uint64_t> within;
    auto begin = next;
    for (; next != places.end() && next->first < end; ++next) {
      within.push_back(next->first - first);
    }
    first = end;
    if (within.empty()) continue;
    // Which way is gone must not depend on the places, only on their number.
    auto picks = static_cast<double>(within.size());
    bool steps = StepsCost(picks, Count(entry)) <= DrawingCost(picks, Count(entry));
    GRILLE_ASSIGN_OR_RETURN(Ids found,
                            steps ? StepTo(entry, within) : DrawOf(entry, within.size()));
    for (size_t i = 0; i < found.size(); ++i, ++begin) chosen[begin->second] = found[i];
  }
  return chosen;
}

// The ids at places of a class, which are in order.
absl::StatusOr<Ids> ClassPlaces::StepTo(const PuzzleClass& entry,
                                        const std::vector<uint64_t>& places) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement skip,
      database_.Prepare("SELECT id FROM puzzle INDEXED BY puzzle_class WHERE class = ?1 AND "
                        "id > ?2 ORDER BY id LIMIT 1 OFFSET ?3"));
  Ids found;
  uint64_t at = 0;  // the place of the first entry behind `id`
  int64_t id = 0;
  for (uint64_t place : places) {
    skip.Bind(1, entry.id);
    skip.Bind(2, id);
    skip.Bind(3, static_cast<int64_t>(place - at));
    GRILLE_ASSIGN_OR_RETURN(bool row, skip.Step());
    if (!row) return TooFew(entry);
    id = skip.Int(0);
    skip.Reset();
    found.push_back(id);
    at = place + 1;
  }
  return found;
}

// So many different ids of a class.
absl::StatusOr<Ids> ClassPlaces::DrawOf(const PuzzleClass& entry, size_t wanted) {
  GRILLE_ASSIGN_OR_RETURN(Statement is,
                          database_.Prepare("SELECT 1 FROM puzzle INDEXED BY puzzle_class WHERE "
                                            "class = ?1 AND id = ?2"));
  is.Bind(1, entry.id);
  Ids found;
  std::unordered_set<int64_t> kept;
  // So many more than are needed that it never happens, unless the count is wrong.
  double most =
      100 * (static_cast<double>(wanted) * static_cast<double>(last_) / Count(entry) + 10);
  for (double draws = 0; found.size() < wanted; ++draws) {
    if (draws >= most) return TooFew(entry);
    auto id = static_cast<int64_t>(1 + draws_.Below(static_cast<uint64_t>(last_)));
    is.Bind(2, id);
    GRILLE_ASSIGN_OR_RETURN(bool row, is.Step());
    is.Reset();
    if (row && kept.insert(id).second) found.push_back(id);
  }
  return found;
}

absl::Status ClassPlaces::TooFew(const PuzzleClass& entry) const {
  return absl::DataLossError(
      absl::StrCat(database_.name(), ": class ", entry.id, " has fewer puzzles than it counts"));
}

}  // namespace grille::db
