#include "db/class.h"

#include <algorithm>

#include "solver/status.h"

namespace grille::db {
namespace {

// No file holds more, and sums and small multiples of such numbers do not overflow.
constexpr int64_t kMostPuzzles = int64_t{1} << 48;

}  // namespace

absl::StatusOr<std::vector<PuzzleClass>> LoadClasses(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare(
          "SELECT id, kind, size, marks, level, grade_version, count, use FROM class"));
  std::vector<PuzzleClass> classes;
  int64_t total = 0;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) break;
    PuzzleClass& next = classes.emplace_back();
    next.id = select.Int(0);
    next.kind = static_cast<int>(select.Int(1));
    next.size = static_cast<uint16_t>(select.Int(2));
    next.marks = static_cast<uint8_t>(select.Int(3));
    if (next.kind != select.Int(1) || next.size != select.Int(2) || next.marks != select.Int(3)) {
      return absl::DataLossError(absl::StrCat(database.name(), ": class ", next.id,
                                              " has a kind, size or number of marks out of range"));
    }
    int64_t level = select.Int(4);
    if (level < 0 || level >= kLevelCount) {
      return absl::DataLossError(absl::StrCat(database.name(), ": class ", next.id, " is of level ",
                                              level, ", which there is not"));
    }
    next.level = static_cast<Level>(level);
    next.grade_version = static_cast<int>(select.Int(5));
    next.count = select.Int(6);
    if (next.count < 0 || next.count > kMostPuzzles - total) {
      return absl::DataLossError(absl::StrCat(database.name(), ": class ", next.id, " counts ",
                                              next.count, " puzzles, which cannot be"));
    }
    total += next.count;
    if (select.Int(7) < 0 || select.Int(7) >= kUseCount) {
      return absl::DataLossError(absl::StrCat(database.name(), ": class ", next.id, " is of use ",
                                              select.Int(7), ", which there is not"));
    }
    next.use = static_cast<Use>(select.Int(7));
  }
  std::sort(classes.begin(), classes.end(), [](const PuzzleClass& a, const PuzzleClass& b) {
    return static_cast<const ClassTraits&>(a) < static_cast<const ClassTraits&>(b);
  });
  return classes;
}

absl::StatusOr<std::vector<RunClassCount>> CountByRun(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(
      Statement select,
      database.Prepare("SELECT run, class, count(*) FROM puzzle GROUP BY run, class"));
  std::vector<RunClassCount> counts;
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return counts;
    counts.push_back({select.Int(0), select.Int(1), static_cast<uint64_t>(select.Int(2))});
  }
}

ClassTraits TraitsOf(int kind, int grade_version, const Puzzle& puzzle) {
  return {.kind = kind,
          .level = puzzle.level,
          .size = puzzle.size,
          .marks = puzzle.marks,
          .grade_version = grade_version};
}

absl::StatusOr<int64_t> ClassBook::IdOf(Database& database, const ClassTraits& traits) {
  auto known = ids_.find(traits);
  if (known != ids_.end()) return known->second;

  // Another process may have entered the class since this one last looked. The update that changes
  // nothing makes RETURNING give the number in either case.
  GRILLE_ASSIGN_OR_RETURN(
      Statement enter,
      database.Prepare("INSERT INTO class(kind, size, marks, level, grade_version, use, count) "
                       "VALUES(?1, ?2, ?3, ?4, ?5, ?6, 0) ON CONFLICT(kind, size, marks, level, "
                       "grade_version, use) DO UPDATE SET count = count RETURNING id"));
  enter.Bind(1, traits.kind);
  enter.Bind(2, traits.size);
  enter.Bind(3, traits.marks);
  enter.Bind(4, static_cast<int64_t>(traits.level));
  enter.Bind(5, traits.grade_version);
  enter.Bind(6, static_cast<int64_t>(traits.use));
  GRILLE_RETURN_IF_ERROR(enter.Step().status());
  int64_t id = enter.Int(0);
  ids_.emplace(traits, id);
  return id;
}

absl::Status ClassBook::WriteGains(Database& database) {
  GRILLE_ASSIGN_OR_RETURN(Statement update,
                          database.Prepare("UPDATE class SET count = count + ?2 WHERE id = ?1"));
  for (auto [id, gain] : gains_) {
    update.Bind(1, id);
    update.Bind(2, gain);
    GRILLE_RETURN_IF_ERROR(update.Run());
  }
  gains_.clear();
  return absl::OkStatus();
}

void ClassBook::Clear() {
  ids_.clear();
  gains_.clear();
}

}  // namespace grille::db
