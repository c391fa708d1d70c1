#include "db/audit.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::db {
namespace {

/// Runs a query and adds what `fault` makes of each row.
template <typename Fault>
absl::Status Collect(Database& database, const char* query, std::vector<std::string>* faults,
                     Fault&& fault) {
  GRILLE_ASSIGN_OR_RETURN(Statement select, database.Prepare(query));
  while (true) {
    GRILLE_ASSIGN_OR_RETURN(bool row, select.Step());
    if (!row) return absl::OkStatus();
    if (std::string line = fault(select); !line.empty()) faults->push_back(std::move(line));
  }
}

}  // namespace

absl::StatusOr<std::vector<std::string>> Audit(Database& database) {
  std::vector<std::string> faults;
  GRILLE_RETURN_IF_ERROR(
      Collect(database, "PRAGMA integrity_check(20)", &faults, [](const Statement& row) {
        return row.Text(0) == "ok" ? std::string() : std::string(row.Text(0));
      }));
  GRILLE_RETURN_IF_ERROR(
      Collect(database, "PRAGMA foreign_key_check", &faults, [](const Statement& row) {
        return absl::StrCat(ToAbsl(row.Text(0)), " ", row.Int(1), " refers to a ",
                            ToAbsl(row.Text(2)), " that is not there");
      }));
  GRILLE_RETURN_IF_ERROR(
      Collect(database,
              "SELECT id, stored, (SELECT count(*) FROM puzzle WHERE puzzle.run = run.id) AS found "
              "FROM run WHERE stored <> found",
              &faults, [](const Statement& row) {
                return absl::StrCat("run ", row.Int(0), " counts ", row.Int(1), " puzzles but has ",
                                    row.Int(2));
              }));
  GRILLE_RETURN_IF_ERROR(Collect(
      database,
      "SELECT id, count, (SELECT count(*) FROM puzzle WHERE puzzle.class = class.id) AS found "
      "FROM class WHERE count <> found",
      &faults, [](const Statement& row) {
        return absl::StrCat("class ", row.Int(0), " counts ", row.Int(1), " puzzles but has ",
                            row.Int(2));
      }));
  GRILLE_RETURN_IF_ERROR(
      Collect(database,
              "SELECT p.id, c.use FROM class AS c CROSS JOIN puzzle AS p INDEXED BY puzzle_class "
              "ON p.class "
              "= c.id LEFT JOIN mark AS m ON m.puzzle = p.id WHERE c.use <> 0 AND m.puzzle IS NULL",
              &faults, [](const Statement& row) {
                return absl::StrCat("puzzle ", row.Int(0), " is not free, but nobody's");
              }));
  GRILLE_RETURN_IF_ERROR(Collect(
      database,
      "SELECT m.puzzle FROM mark AS m JOIN puzzle AS p ON p.id = m.puzzle JOIN class AS c ON "
      "c.id = p.class WHERE c.use = 0",
      &faults, [](const Statement& row) {
        return absl::StrCat("puzzle ", row.Int(0), " is free, but somebody's");
      }));
  return faults;
}

}  // namespace grille::db
