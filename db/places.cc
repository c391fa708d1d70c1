#include "db/places.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// From landmark to landmark.
constexpr uint64_t kStride = 256;

constexpr const char* kInClass = "puzzle_class WHERE class = ?1";
constexpr const char* kInScore = "puzzle_score WHERE class = ?1 AND score = ?3";
constexpr const char* kInRun = "puzzle_run WHERE run = ?1";

}  // namespace

absl::StatusOr<Places> Places::Count(Database& database, const std::vector<Part>& parts) {
  Places places(database);
  places.parts_ = parts;
  for (const Part& part : places.parts_) GRILLE_RETURN_IF_ERROR(places.CountOne(&part));
  return places;
}

absl::StatusOr<Places> Places::CountRun(Database& database, int64_t run) {
  Places places(database);
  places.run_ = run;
  GRILLE_RETURN_IF_ERROR(places.CountOne(nullptr));
  return places;
}

// Strides as long as there are, then the rest at once.
absl::Status Places::CountOne(const Part* part) {
  Landmark at = {count_, 0, part};
  while (true) {
    landmarks_.push_back(at);
    GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> id, Behind(at, kStride - 1));
    if (!id.has_value()) break;
    if (*id <= at.id) {
      return absl::DataLossError(
          absl::StrCat(database_.name(), ": puzzle ", *id, " is not in its place in the index"));
    }
    at = {at.place + kStride, *id, part};
  }
  GRILLE_ASSIGN_OR_RETURN(Statements * statements, StatementsFor(at));
  GRILLE_ASSIGN_OR_RETURN(bool row, statements->count.Step());
  count_ = at.place + static_cast<uint64_t>(row ? statements->count.Int(0) : 0);
  statements->count.Reset();
  return absl::OkStatus();
}

absl::StatusOr<Places::Statements*> Places::StatementsFor(const Landmark& landmark) {
  const Part* part = landmark.part;
  bool of_score = part != nullptr && part->score.has_value();
  Statements& both = part == nullptr ? in_run_ : (of_score ? in_score_ : in_class_);
  if (!both.made) {
    std::string from =
        absl::StrCat(" FROM puzzle INDEXED BY ",
                     part == nullptr ? kInRun : (of_score ? kInScore : kInClass), " AND id > ?2");
    GRILLE_ASSIGN_OR_RETURN(both.find, database_.Prepare(absl::StrCat(
                                           "SELECT id", from, " ORDER BY id LIMIT 1 OFFSET ?4")));
    GRILLE_ASSIGN_OR_RETURN(both.count, database_.Prepare(absl::StrCat("SELECT count(*)", from)));
    both.made = true;
  }
  for (Statement* statement : {&both.find, &both.count}) {
    statement->Bind(1, part == nullptr ? run_ : part->class_id);
    statement->Bind(2, landmark.id);
    if (of_score) statement->Bind(3, *part->score);
  }
  return &both;
}

absl::StatusOr<std::optional<int64_t>> Places::Behind(const Landmark& landmark, uint64_t skip) {
  GRILLE_ASSIGN_OR_RETURN(Statements * statements, StatementsFor(landmark));
  Statement& find = statements->find;
  find.Bind(4, static_cast<int64_t>(skip));
  GRILLE_ASSIGN_OR_RETURN(bool row, find.Step());
  std::optional<int64_t> id;
  if (row) id = find.Int(0);
  find.Reset();
  return id;
}

absl::StatusOr<int64_t> Places::IdAt(uint64_t place) {
  auto after = std::upper_bound(
      landmarks_.begin(), landmarks_.end(), place,
      [](uint64_t wanted, const Landmark& landmark) { return wanted < landmark.place; });
  const Landmark& landmark = *std::prev(after);
  GRILLE_ASSIGN_OR_RETURN(std::optional<int64_t> id, Behind(landmark, place - landmark.place));
  if (!id.has_value()) {
    return absl::DataLossError(
        absl::StrCat(database_.name(), ": an index has fewer puzzles than it had"));
  }
  return *id;
}

}  // namespace grille::db
