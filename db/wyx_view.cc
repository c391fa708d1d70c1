#include "db/wyx_view.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"
#include "solver/wyx/cell.h"
#include "solver/wyx/domino.h"
#include "solver/wyx/grid.h"

// A payload is the path, one character a cell, '0' + 8y + x. SQL as every SQLite shell has it knows
// no order within group_concat, so what a code sorts is written as a chain over all 64 cells, or
// all 64 dominoes, in the order of the code: each link gives its name if the grid has it, else
// nothing.

namespace grille::db {
namespace {

using wyx::Cell;

// The number of the cell at a place of the path (0 is the start); NULL beyond the end.
std::string CellNumber(std::string_view place) {
  return absl::StrCat("(unicode(substr(p.payload, ", ToAbsl(place), " + 1, 1)) - 48)");
}

// The name of the cell at a place of the path; '' beyond the end.
std::string NameAt(int place) {
  std::string cell = CellNumber(absl::StrCat(place));
  return absl::StrCat("ifnull(substr('abcdefgh', ", cell, " % 8 + 1, 1) || (", cell,
                      " / 8 + 1), '')");
}

// The names of the cells at places 1 to `last`, run together.
std::string Stops(int last) {
  std::string sql = NameAt(1);
  for (int place = 2; place <= last; ++place) absl::StrAppend(&sql, " || ", NameAt(place));
  return sql;
}

// All cells but the start, sorted by name, run together.
std::string SortedCells() {
  std::string sql;
  for (int x = 0; x < wyx::kMaxSide; ++x) {
    for (int y = 0; y < wyx::kMaxSide; ++y) {
      Cell cell = wyx::CellAt(x, y);
      // instr gives 1 for the start, which is not among them.
      absl::StrAppend(&sql, sql.empty() ? "" : " || ", "iif(instr(p.payload, '",
                      std::string(1, static_cast<char>('0' + cell)), "') > 1, '",
                      wyx::CellName(cell), "', '')");
    }
  }
  return sql;
}

// The names of all jumps, in the order of the path (which does not matter), each between blanks.
std::string Jumps() {
  std::string steps;
  for (int place = 1; place <= wyx::kMaxDominoes; ++place) {
    absl::StrAppend(&steps, steps.empty() ? "" : ", ", "(", place, ")");
  }
  std::string from = CellNumber("column1 - 1");
  std::string to = CellNumber("column1");
  return absl::StrCat(
      "SELECT group_concat(' ' || iif(dx < 0, 'L' || -dx, iif(dx > 0, 'R' || dx, '')) || "
      "iif(dy < 0, 'D' || -dy, iif(dy > 0, 'U' || dy, '')) || ' ', '') AS jumps FROM (SELECT ",
      to, " % 8 - ", from, " % 8 AS dx, ", to, " / 8 - ", from, " / 8 AS dy FROM (VALUES ", steps,
      ") WHERE column1 < length(p.payload))");
}

// All dominoes sorted by (dx, dy), joined by dots.
std::string SortedDominoes() {
  std::string chain;
  for (int d = 0; d < wyx::kPoolSize; ++d) {
    std::string name = wyx::DominoName(static_cast<wyx::DominoId>(d));
    absl::StrAppend(&chain, chain.empty() ? "" : " || ", "iif(instr(jumps, ' ", name, " '), '.",
                    name, "', '')");
  }
  return absl::StrCat("(SELECT substr(", chain, ", 2) FROM (", Jumps(), "))");
}

}  // namespace

std::string WyxView(int kind) {
  return absl::StrCat(
      "SELECT p.id, 'wyx' || iif(c.size / 100 < 8, c.size / 100, '') || ':' || ", NameAt(0),
      " || '/' || ", SortedCells(), " || '/' || ", SortedDominoes(),
      " || CASE c.marks WHEN 0 THEN '' WHEN 1 THEN '/' || ", Stops(1), " ELSE '/' || ", Stops(2),
      " END AS code, l.name AS level, p.score, p.measure AS arcs, c.size, c.size / 100 AS board, "
      "c.size % 100 AS dominoes, c.marks, ",
      Stops(wyx::kMaxDominoes),
      " AS solution, p.run, p.batch, p.walk, u.name AS use, o.name AS client FROM puzzle AS p "
      "JOIN class AS c ON c.id = p.class JOIN level AS l ON l.id = c.level "
      "JOIN use AS u ON u.id = c.use LEFT JOIN mark AS m ON m.puzzle = p.id "
      "LEFT JOIN client AS o ON o.id = m.client WHERE c.kind = ",
      kind);
}

}  // namespace grille::db
