#include "db/slide_view.h"

#include "absl/strings/str_cat.h"
#include "solver/status.h"

namespace grille::db {
namespace {

// Behind the task: solution and count.
constexpr const char* kRest = "substr(p.payload, instr(p.payload, ' ') + 1)";

}  // namespace

std::string SlideView(int kind, std::string_view code, std::string_view moves,
                      std::string_view own) {
  return absl::StrCat(
      "SELECT p.id, ", ToAbsl(code), " AS code, l.name AS level, p.score, ", ToAbsl(moves),
      " AS moves, CAST(nullif(substr(", kRest, ", instr(", kRest,
      ", ' ') + 1), '-') AS INTEGER) AS shortest, c.size, ", ToAbsl(own), " c.marks, substr(",
      kRest, ", 1, instr(", kRest,
      ", ' ') - 1) AS solution, p.run, p.batch, p.walk, u.name AS use, o.name AS client "
      "FROM puzzle AS p JOIN class AS c ON c.id = p.class JOIN level AS l ON l.id = c.level "
      "JOIN use AS u ON u.id = c.use LEFT JOIN mark AS m ON m.puzzle = p.id "
      "LEFT JOIN client AS o ON o.id = m.client WHERE c.kind = ",
      kind);
}

}  // namespace grille::db
